import pg from 'pg';
import { readConfig } from '../config.ts';
import { settings } from './pool.ts';
import type { Db } from './tx.ts';

/** A pooler in front of the database that the settings of the portal do not fit; its message is a sentence. */
export class WrongPooling extends Error {}

const CONNECT_LIMIT_MS = 5_000;

/**
 * Refuses a DATABASE_URL whose connections are shared between transactions while DATABASE_POOLING says that they are the
 * portal's own: statements that were prepared on one are unknown on the next. Two connections tell: while the second one
 * holds what the first had, the first must be answered by another server process. Throws a `WrongPooling`.
 */
export const refuseSharedConnections = async (): Promise<void> => {
  const { DATABASE_URL, DATABASE_POOLING } = readConfig();
  if (DATABASE_POOLING === 'transaction') return;
  const [first, second] = [clientOf(DATABASE_URL), clientOf(DATABASE_URL)];
  try {
    await Promise.all([first.connect(), second.connect()]);
    const own = await processOf(first);
    await second.query('begin');
    const other = await processOf(second);
    if (other === own || (await processOf(first)) !== own)
      throw new WrongPooling(
        'DATABASE_URL leads through a pool of transactions: set DATABASE_POOLING=transaction and DATABASE_DIRECT_URL, then run `npm run migrate`.',
      );
  } finally {
    await Promise.all([first, second].map((client) => client.end().catch(() => undefined)));
  }
};

const clientOf = (url: string | undefined): pg.Client => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: CONNECT_LIMIT_MS,
  });
  client.on('error', () => {});
  return client;
};

const processOf = async (client: pg.Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

/** Settings of the portal that do not hold on a connection of the pool. */
export const settingsNotInForce = async (db: Db): Promise<string[]> => {
  const rows = await db.rows<{ name: string }>(
    `select w."key" as name from json_each_text($1::json) w left join pg_settings s on s."name" = w."key"
     where s."setting" is distinct from w."value" order by 1`,
    [JSON.stringify(settings())],
  );
  return rows.map(({ name }) => name);
};

/**
 * Gives the role of an address the settings of the portal in its database, where connections that others use too cannot be
 * given them. The role may do so itself.
 */
export const setForRole = async (role: pg.Client): Promise<void> => {
  const { rows } = await role.query<{ role: string; database: string }>(
    'select current_user as role, current_database() as database',
  );
  const [at] = rows;
  if (!at) return;
  const place = `alter role ${role.escapeIdentifier(at.role)} in database ${role.escapeIdentifier(at.database)}`;
  await role.query(
    Object.entries(settings())
      .map(([name, value]) => `${place} set ${name} = ${role.escapeLiteral(value)}`)
      .join(';'),
  );
};
