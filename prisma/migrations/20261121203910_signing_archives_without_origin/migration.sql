-- Archives made so far hold records with the address and the browser of who signed, for everybody who reads the document.
-- They go with their bytes, and the jobs make them anew.
WITH "telling" AS (
  UPDATE "file" f SET "deleted" = true
  WHERE f."kind" = 'archive' AND NOT f."deleted"
    AND EXISTS (SELECT 1 FROM "signature" s WHERE s."request_id" = f."registrator_id" AND s."evidence" IS NOT NULL)
  RETURNING f."client_id", f."name", f."registrator_id"
), "gone" AS (
  INSERT INTO "outbox" ("client_id", "kind", "payload")
  SELECT "client_id", 'files_removed', json_build_object('names', json_agg("name")) FROM "telling" GROUP BY "client_id"
)
INSERT INTO "outbox" ("client_id", "kind", "payload")
  SELECT DISTINCT ON (s."document_id") s."client_id", 'document_signed',
    json_build_object('signature_id', s."id", 'document_id', s."document_id", 'request_id', s."request_id")
  FROM "signature" s JOIN "telling" t ON t."registrator_id" = s."request_id"
  ORDER BY s."document_id", s."id" DESC;
