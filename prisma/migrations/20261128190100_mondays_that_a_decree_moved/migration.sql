-- The law frees the Monday after a holiday on a weekend (article 112). In years whose days off were entered until now, a
-- Monday that no row frees is one whose day off a decree moved: it stays a working day.
INSERT INTO "calendar" ("client_id", "start_date", "end_date", "type", "name", "name_eng", "updated_at")
SELECT k."client_id", m."monday", m."monday", 'working', '', '', now()
FROM (
  SELECT DISTINCT c."client_id", y."year"
  FROM "calendar" c
  CROSS JOIN LATERAL generate_series(extract(year FROM c."start_date")::int, extract(year FROM c."end_date")::int) y("year")
  WHERE c."organization_id" IS NULL AND c."type" <> 'holiday'
) k
CROSS JOIN LATERAL (
  SELECT make_date(k."year", h."month", h."day") AS "holiday"
  FROM (VALUES (2, 23), (3, 8), (5, 1), (5, 9), (6, 12), (11, 4)) h("month", "day")
) h
CROSS JOIN LATERAL (SELECT h."holiday" + (8 - extract(isodow FROM h."holiday")::int) AS "monday") m
WHERE extract(isodow FROM h."holiday") >= 6
  AND NOT EXISTS (
    SELECT 1 FROM "calendar" c
    WHERE c."client_id" = k."client_id" AND c."organization_id" IS NULL
      AND m."monday" BETWEEN c."start_date" AND c."end_date"
  );
