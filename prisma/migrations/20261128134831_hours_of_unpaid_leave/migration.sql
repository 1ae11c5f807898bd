-- AlterTable
ALTER TABLE "vacation" ADD COLUMN     "hours" DECIMAL(4,2);
