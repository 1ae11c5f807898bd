-- AlterTable
ALTER TABLE "message" ADD COLUMN     "author_id" BIGINT;
