-- DropIndex
DROP INDEX "sickleave_previous_id_key";

-- CreateIndex
CREATE INDEX "sickleave_previous_id_idx" ON "sickleave"("previous_id");
