import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { connect } from '../../server/db/connect.ts';
import { types } from '../../server/db/pool.ts';
import type { Db, Tx } from '../../server/db/tx.ts';

/** Seeding waits for seeding, in any process. */
const LOCK = 72_707_370;

/** Runs `work` on a connection of its own, in one transaction, one seeder at a time: all of it or nothing. */
export const inSeedSession = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = await connect(url);
  try {
    await client.query("begin; set local timezone = 'UTC'");
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
};

/** Planning a statement takes longer than reading a few rows: one that comes again is prepared. */
const nameOf = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** The connection of a seed as the portal reads, one statement at a time: ids are numbers, days are texts. */
export const dbOf = (client: Client): Db => {
  let before: Promise<unknown> = Promise.resolve();
  return {
    rows: async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
      const asked = before.then(() => client.query({ name: nameOf(text), text, values: [...values], types }));
      before = asked.catch(() => undefined);
      return (await asked).rows;
    },
  };
};

/** The id of a client by its code, made when there is none. */
export const clientId = async (
  client: Client,
  row: { code: string; name: string; name_eng: string },
): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into "client" ("code", "name", "name_eng") values ($1, $2, $3) on conflict ("code") do nothing returning "id")
     select "id"::float8 as id from made union all select "id"::float8 from "client" where "code" = $1`,
    [row.code, row.name, row.name_eng],
  );
  return rows[0]?.id ?? 0;
};

/** The same for what the portal writes: all of a seed is one transaction. */
export const txOf = (client: Client): Tx => dbOf(client) as Tx;
