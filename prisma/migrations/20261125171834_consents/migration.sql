-- CreateTable
CREATE TABLE "pdagreement" (
    "id" BIGINT NOT NULL,
    "consent_text_id" BIGINT,
    "text_version" INTEGER,
    "text" TEXT NOT NULL DEFAULT '',
    "text_eng" TEXT NOT NULL DEFAULT '',
    "scope" TEXT NOT NULL DEFAULT '',
    "scope_eng" TEXT NOT NULL DEFAULT '',
    "valid_to" DATE,

    CONSTRAINT "pdagreement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consent_text" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT,
    "document_type_id" BIGINT NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "text_eng" TEXT NOT NULL DEFAULT '',
    "scope" TEXT NOT NULL,
    "scope_eng" TEXT NOT NULL DEFAULT '',
    "valid_for_months" INTEGER,
    "date_from" DATE NOT NULL,
    "creator_id" BIGINT,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consent_text_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "consent_text_client_id_document_type_id_organization_id_ver_key" ON "consent_text"("client_id", "document_type_id", "organization_id", "version");

-- AddForeignKey
ALTER TABLE "pdagreement" ADD CONSTRAINT "pdagreement_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pdagreement" ADD CONSTRAINT "pdagreement_consent_text_id_fkey" FOREIGN KEY ("consent_text_id") REFERENCES "consent_text"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_text" ADD CONSTRAINT "consent_text_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_text" ADD CONSTRAINT "consent_text_document_type_id_fkey" FOREIGN KEY ("document_type_id") REFERENCES "document_type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The consents of a person for a purpose, the latest first.
CREATE INDEX "document_consents" ON "document" ("employee_id", "document_type_id", "id" DESC) WHERE "object_id" = 'pdagreement';

-- How each person stands with each purpose that has a text: one row for both.
CREATE VIEW "consent_state" AS
SELECT (e."id" << 20) | t."id" AS "id", o."client_id", e."organization_id", e."id" AS "employee_id", t."id" AS "document_type_id",
  CASE
    WHEN c."id" IS NULL THEN 'missing'
    WHEN c."status_id" IN ('created', 'notified') THEN 'asked'
    WHEN c."status_id" = 'declined' THEN CASE WHEN c."was_given" THEN 'withdrawn' ELSE 'refused' END
    WHEN c."valid_to" < CURRENT_DATE THEN 'expired'
    WHEN c."consent_text_id" < n."id" THEN 'old'
    ELSE 'given'
  END AS "state",
  c."id" AS "document_id", c."number", c."text_version", n."version" AS "newest_version", c."status_date", c."valid_to"
FROM "employee" e
JOIN "organization" o ON o."id" = e."organization_id"
JOIN "document_type" t ON t."client_id" = o."client_id" AND t."object_id" = 'pdagreement' AND NOT t."disabled"
  AND (t."organization_id" IS NULL OR t."organization_id" = o."id")
JOIN LATERAL (
  SELECT x."id", x."version" FROM "consent_text" x
  WHERE x."document_type_id" = t."id" AND (x."organization_id" IS NULL OR x."organization_id" = o."id")
    AND x."date_from" <= CURRENT_DATE
  ORDER BY x."organization_id" IS NULL, x."date_from" DESC, x."id" DESC LIMIT 1
) n ON TRUE
LEFT JOIN LATERAL (
  SELECT d."id", d."number", d."status_id", d."status_date", p."text_version", p."consent_text_id", p."valid_to",
    d."status_id" = 'declined' AND EXISTS (
      SELECT 1 FROM "document_status" s WHERE s."registrator_id" = d."id" AND s."status_id" = 'confirmed') AS "was_given"
  FROM "document" d JOIN "pdagreement" p ON p."id" = d."id"
  WHERE d."employee_id" = e."id" AND d."document_type_id" = t."id" AND d."object_id" = 'pdagreement'
    AND NOT d."replaced" AND d."status_id" NOT IN ('empty', 'draft')
  ORDER BY
    (d."status_id" IN ('confirmed', 'processed') AND (p."valid_to" IS NULL OR p."valid_to" >= CURRENT_DATE)
      AND p."consent_text_id" >= n."id") DESC,
    d."status_id" IN ('created', 'notified') DESC,
    d."status_id" IN ('confirmed', 'processed') DESC,
    d."id" DESC
  LIMIT 1
) c ON TRUE
WHERE NOT e."disabled";

-- A text that people agreed to stays as it was.
CREATE FUNCTION "consent_text_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'texts of consents are added, never changed';
END $$;
CREATE TRIGGER "consent_text_stays" BEFORE UPDATE OR DELETE ON "consent_text"
  FOR EACH ROW EXECUTE FUNCTION "consent_text_is_append_only"();
