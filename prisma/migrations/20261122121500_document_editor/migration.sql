-- AlterTable
ALTER TABLE "document" ADD COLUMN     "editor_id" BIGINT;
