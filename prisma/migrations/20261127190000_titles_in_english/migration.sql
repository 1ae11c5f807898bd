-- What a document is called in English, where its family says it in both languages.
ALTER TABLE "document" ADD COLUMN     "title_eng" TEXT NOT NULL DEFAULT '';

-- A request is called by the name of its type.
UPDATE "document" d SET "title_eng" = t."name_eng"
FROM "request" r JOIN "request_type" t ON t."id" = r."request_type_id"
WHERE r."id" = d."id" AND d."title" = t."name";
