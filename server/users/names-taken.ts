import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';

/**
 * The account that a login or an e-mail opens, besides `except`. Both open the same door, so neither may be another
 * account's login or e-mail.
 */
export const accountNamed = async (
  db: Db,
  client_id: number,
  name: string,
  except = 0,
): Promise<number | undefined> => {
  const [row] = await db.rows<Row<'app_user', 'id'>>(
    `select "id" from "app_user"
     where "client_id" = $1 and "id" <> $3 and ("login" = $2 or lower("email") = $2)
     order by (lower("email") = $2) desc limit 1`,
    [client_id, name, except],
  );
  return row?.id;
};

/** The accounts that some logins or e-mails open. */
export const accountsNamed = async (
  db: Db,
  client_id: number,
  names: readonly string[],
): Promise<readonly number[]> => {
  const found = await db.rows<Row<'app_user', 'id'>>(
    `select "id" from "app_user" where "client_id" = $1 and "login" = any ($2::text[])
     union select "id" from "app_user" where "client_id" = $1 and lower("email") = any ($2::text[])`,
    [client_id, names],
  );
  return found.map(({ id }) => id);
};
