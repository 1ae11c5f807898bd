-- A day is that of the business: the sessions of the database are in UTC.
CREATE OR REPLACE VIEW "consent_state" AS
SELECT (e."id" << 20) | t."id" AS "id", o."client_id", e."organization_id", e."id" AS "employee_id", t."id" AS "document_type_id",
  CASE
    WHEN c."id" IS NULL THEN 'missing'
    WHEN c."status_id" IN ('created', 'notified') THEN 'asked'
    WHEN c."status_id" = 'declined' THEN CASE WHEN c."was_given" THEN 'withdrawn' ELSE 'refused' END
    WHEN c."valid_to" < "business_day"() THEN 'expired'
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
    AND x."date_from" <= "business_day"()
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
    (d."status_id" IN ('confirmed', 'processed') AND (p."valid_to" IS NULL OR p."valid_to" >= "business_day"())
      AND p."consent_text_id" >= n."id") DESC,
    d."status_id" IN ('created', 'notified') DESC,
    d."status_id" IN ('confirmed', 'processed') DESC,
    d."id" DESC
  LIMIT 1
) c ON TRUE
WHERE NOT e."disabled";
