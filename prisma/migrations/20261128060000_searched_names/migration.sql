-- Parts of names are found by their trigrams. pg_trgm sees letters of the database's own character type only, which may
-- be ASCII alone: Russian letters stand in the index as Latin ones and digits. More may be found so, nothing less; what is
-- found is compared again (server/objects/searched.ts).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE FUNCTION "searched_text"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower($1 COLLATE "pg_c_utf8"), 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', 'abcdefghijklmnopqrstuvwxyz0123456');
CREATE INDEX "city_searched" ON "city" USING gin
  ((searched_text("name")) gin_trgm_ops, (searched_text("name_eng")) gin_trgm_ops, (searched_text("code")) gin_trgm_ops);
CREATE INDEX "employee_searched" ON "employee" USING gin
  ((searched_text("name")) gin_trgm_ops, (searched_text("name_eng")) gin_trgm_ops, (searched_text("number")) gin_trgm_ops,
   (searched_text("position")) gin_trgm_ops, (searched_text("department")) gin_trgm_ops);
CREATE INDEX "employee_1c_searched" ON "employee_1c" USING gin
  ((searched_text("name")) gin_trgm_ops, (searched_text("code")) gin_trgm_ops, (searched_text("number")) gin_trgm_ops,
   (searched_text("department")) gin_trgm_ops);
