import pg from 'pg';

/** A text of a client's own for a sentence of the portal. */
interface OwnText {
  readonly alias: string;
  readonly name: string;
  readonly name_eng: string;
}

/** Enters a client in the register, with the texts of its own; its admin has the common password. */
export const foundClient = async (code: string, texts: readonly OwnText[] = []): Promise<void> => {
  const db = new pg.Client({ connectionString: process.env.PORTAL_DATABASE_URL });
  await db.connect();
  try {
    await db.query(
      `with c as (insert into "client" ("code", "name") values ($1, $1) returning "id"),
         o as (insert into "organization" ("client_id", "code", "name") select "id", 'main', $1 from c returning "id"),
         u as (insert into "app_user" ("client_id", "login", "password_hash")
               select c."id", 'admin', a."password_hash" from c, "app_user" a where a."login" = 'admin' limit 1 returning "id"),
         l as (insert into "lan" ("client_id", "alias", "name", "name_eng")
               select c."id", t."alias", t."name", t."name_eng" from c,
                 json_to_recordset($2::json) as t("alias" text, "name" text, "name_eng" text))
       insert into "user_role" ("user_id", "organization_id", "role") select u."id", o."id", 'admin' from u, o`,
      [code, JSON.stringify(texts)],
    );
  } finally {
    await db.end();
  }
};
