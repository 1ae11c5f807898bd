-- AlterTable
ALTER TABLE "vacation" ADD COLUMN     "ground" TEXT,
ADD COLUMN     "illness_id" BIGINT;

-- CreateIndex
CREATE INDEX "vacation_illness_id_idx" ON "vacation"("illness_id");
