-- CreateTable
CREATE TABLE "expense" (
    "id" BIGINT NOT NULL,
    "expense_type_id" BIGINT,
    "expense_goal_id" BIGINT,
    "btrip_id" BIGINT,
    "advance_amount" DECIMAL(14,2),
    "per_diem_amount" DECIMAL(14,2),
    "per_diem_days" JSONB,
    "balance" DECIMAL(15,2),
    "totals" JSONB,

    CONSTRAINT "expense_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "expense_detail" (
    "id" BIGSERIAL NOT NULL,
    "expense_id" BIGINT NOT NULL,
    "sort" INTEGER NOT NULL,
    "date" DATE,
    "expense_type_id" BIGINT,
    "expense_goal_id" BIGINT,
    "amount" DECIMAL(15,3),
    "currency_id" BIGINT,
    "rate" DECIMAL(18,6),
    "rate_units" INTEGER,
    "rate_date" DATE,
    "rate_source" TEXT,
    "rate_bank" TEXT NOT NULL DEFAULT '',
    "home_amount" DECIMAL(15,3),
    "receipt_number" TEXT NOT NULL DEFAULT '',
    "file_id" BIGINT,
    "comments" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "expense_detail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "expense_btrip_id_idx" ON "expense"("btrip_id");

-- CreateIndex
CREATE INDEX "expense_detail_expense_id_sort_idx" ON "expense_detail"("expense_id", "sort");

-- CreateIndex
CREATE INDEX "expense_detail_file_id_idx" ON "expense_detail"("file_id");

-- AddForeignKey
ALTER TABLE "expense" ADD CONSTRAINT "expense_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expense" ADD CONSTRAINT "expense_expense_type_id_fkey" FOREIGN KEY ("expense_type_id") REFERENCES "expense_type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expense" ADD CONSTRAINT "expense_expense_goal_id_fkey" FOREIGN KEY ("expense_goal_id") REFERENCES "expense_goal"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expense" ADD CONSTRAINT "expense_btrip_id_fkey" FOREIGN KEY ("btrip_id") REFERENCES "btrip"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expense_detail" ADD CONSTRAINT "expense_detail_expense_id_fkey" FOREIGN KEY ("expense_id") REFERENCES "expense"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expense_detail" ADD CONSTRAINT "expense_detail_expense_type_id_fkey" FOREIGN KEY ("expense_type_id") REFERENCES "expense_type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expense_detail" ADD CONSTRAINT "expense_detail_expense_goal_id_fkey" FOREIGN KEY ("expense_goal_id") REFERENCES "expense_goal"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expense_detail" ADD CONSTRAINT "expense_detail_currency_id_fkey" FOREIGN KEY ("currency_id") REFERENCES "currency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expense_detail" ADD CONSTRAINT "expense_detail_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
