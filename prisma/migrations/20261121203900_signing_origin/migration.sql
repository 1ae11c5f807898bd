-- AlterTable
ALTER TABLE "signature" ADD COLUMN     "origin" BYTEA;
