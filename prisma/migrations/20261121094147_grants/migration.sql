-- Families stand between commas, as codes do elsewhere.
ALTER TABLE "deputy" ALTER COLUMN "families" DROP DEFAULT;
ALTER TABLE "deputy" ALTER COLUMN "families" SET DATA TYPE TEXT USING coalesce(array_to_string("families", ','), '');
ALTER TABLE "deputy" ALTER COLUMN "families" SET DEFAULT '', ALTER COLUMN "families" SET NOT NULL;

ALTER TABLE "grant" ADD COLUMN     "via_deputy_id" BIGINT;
ALTER TABLE "grant" ALTER COLUMN "families" DROP DEFAULT;
ALTER TABLE "grant" ALTER COLUMN "families" SET DATA TYPE TEXT USING coalesce(array_to_string("families", ','), '');
ALTER TABLE "grant" ALTER COLUMN "families" SET DEFAULT '', ALTER COLUMN "families" SET NOT NULL;

-- Nobody has two deputies at once.
CREATE UNIQUE INDEX "deputy_one_at_a_time" ON "deputy"("employee_id") WHERE NOT "disabled";
CREATE INDEX "grant_deputy_id_idx" ON "grant"("deputy_id");
CREATE INDEX "grant_via_deputy_id_idx" ON "grant"("via_deputy_id");
