-- ё stands in the index as е does, so that a name is found however either is written.
CREATE OR REPLACE FUNCTION "searched_text"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower($1 COLLATE "pg_c_utf8"), 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', 'abcdeffhijklmnopqrstuvwxyz0123456');
REINDEX INDEX "city_searched";
REINDEX INDEX "employee_searched";
REINDEX INDEX "employee_1c_searched";
