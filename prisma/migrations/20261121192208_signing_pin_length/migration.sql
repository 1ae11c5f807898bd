-- AlterTable
ALTER TABLE "signing_key" ADD COLUMN     "pin_length" INTEGER NOT NULL DEFAULT 4;
