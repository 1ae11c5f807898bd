-- AlterTable
ALTER TABLE "organization" ADD COLUMN     "inn" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "ogrn" TEXT NOT NULL DEFAULT '';
