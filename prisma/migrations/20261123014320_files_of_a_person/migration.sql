-- CreateIndex
CREATE INDEX "file_creator_user_id_idx" ON "file"("creator_user_id");
