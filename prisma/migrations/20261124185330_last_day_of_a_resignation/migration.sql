-- The last day of work is the day by which a statement is due: lists of many families read it there.
UPDATE "document" d SET "due_date" = s."dismissal_date"
FROM "statement" s WHERE s."id" = d."id" AND s."dismissal_date" IS NOT NULL;

-- AlterTable
ALTER TABLE "statement" DROP COLUMN "dismissal_date";
