-- AlterTable
ALTER TABLE "vacation" DROP COLUMN "days_corrected",
DROP COLUMN "days_rest",
DROP COLUMN "days_unplanned";
