-- AlterTable
ALTER TABLE "timesheet" ADD COLUMN     "sheet_number" INTEGER;

-- Sheets that were formed before are counted in the order in which they were.
UPDATE "timesheet" t SET "sheet_number" = n."number"
FROM (
  SELECT "organization_id", "month",
    row_number() OVER (PARTITION BY "organization_id", left("month", 4) ORDER BY min("create_date"), "month") AS "number"
  FROM "timesheet" GROUP BY "organization_id", "month"
) n
WHERE n."organization_id" = t."organization_id" AND n."month" = t."month";
