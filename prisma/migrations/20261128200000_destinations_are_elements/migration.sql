-- Destinations become elements of the dictionary BtripDestination, and trips name them there.
INSERT INTO "dictionary_element" ("client_id", "dictionary_object_id", "dictionary_code", "code", "name", "name_eng", "sort", "disabled", "updated_at")
SELECT "client_id", 'destination', 'BtripDestination', "code", "name", "name_eng", "sort", "disabled", "updated_at" FROM "btrip_destination" ORDER BY "id";

ALTER TABLE "btrip" DROP CONSTRAINT "btrip_destination_id_fkey";

UPDATE "btrip" b SET "destination_id" = e."id"
FROM "btrip_destination" d
JOIN "dictionary_element" e ON e."client_id" = d."client_id" AND e."dictionary_code" = 'BtripDestination' AND e."code" = d."code"
WHERE b."destination_id" = d."id";

ALTER TABLE "btrip" ADD CONSTRAINT "btrip_destination_id_fkey" FOREIGN KEY ("destination_id") REFERENCES "dictionary_element"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

DROP TABLE "btrip_destination";
