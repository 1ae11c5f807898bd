-- AlterTable
ALTER TABLE "vacation" ADD COLUMN     "days_corrected" INTEGER,
ADD COLUMN     "days_rest" INTEGER,
ADD COLUMN     "plan_id" BIGINT;

-- CreateIndex
CREATE INDEX "vacation_plan_id_idx" ON "vacation"("plan_id");
