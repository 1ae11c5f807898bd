-- AlterTable
ALTER TABLE "deputy" ADD COLUMN     "own_documents" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "grant" ADD COLUMN     "own_documents" BOOLEAN NOT NULL DEFAULT false;
