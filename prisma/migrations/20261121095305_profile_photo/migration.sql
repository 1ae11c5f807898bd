-- CreateIndex
CREATE INDEX "employee_photo_name_idx" ON "employee"("photo_name");
