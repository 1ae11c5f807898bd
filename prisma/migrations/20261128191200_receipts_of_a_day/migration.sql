-- CreateIndex
CREATE INDEX "expense_detail_date_amount_idx" ON "expense_detail"("date", "amount");
