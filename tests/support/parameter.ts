import type { Client } from 'pg';

/** Gives a parameter of a client its value, past the calls that keep parameters. */
export const putParameter = async (
  db: Pick<Client, 'query'>,
  code: string,
  value: string | number,
  client = 'north',
): Promise<void> => {
  const { rowCount } = await db.query(
    `insert into "parameter" ("client_id", "code", "value") select "id", $1, $2 from "client" where "code" = $3
     on conflict ("client_id", "code") do update set "value" = excluded."value"`,
    [code, value, client],
  );
  if (rowCount !== 1) throw new Error(`there is no client ${client}`);
};
