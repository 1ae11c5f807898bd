-- AlterTable
ALTER TABLE "expense_type" ADD COLUMN     "receipt" BOOLEAN NOT NULL DEFAULT true;

-- What the portal counts by itself has no receipt, in the dictionaries that are filled already too.
UPDATE "expense_type" SET "receipt" = false WHERE "code" = 'per_diem';
