-- AlterTable
ALTER TABLE "calendar" ADD COLUMN     "organization_id" BIGINT;
