import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { PoolClient, QueryResultRow } from 'pg';
import { pool } from './pool.ts';

/** Reads. Everybody may have one. */
export interface Db {
  rows<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

declare const writes: unique symbol;

/** Writes: only `inTransaction` hands one out, so a page cannot write by accident. */
export interface Tx extends Db {
  /** A statement that goes out together with the commit: nobody waits for its answer before. */
  atCommit(sql: string, values: readonly unknown[]): void;
  readonly [writes]: true;
}

/** Reading outside a transaction, on any pooled connection. */
export const db: Db = {
  rows: async <Row extends QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
    (await pool().query<Row>(statementOf(sql, values))).rows,
};

type Statement = ReturnType<typeof statementOf>;

const statementOf = (sql: string, values: readonly unknown[]) => ({
  text: sql,
  values: [...values],
  name: preparedName(sql),
});

const PREPARED_SHAPES = 300;
const prepared = new Map<string, string>();

/**
 * Statements are prepared once per connection under a name that follows from their text, the same in Next's copy of
 * this module. The number of shapes is capped: filters come from people, and each shape costs the database memory.
 */
const preparedName = (sql: string): string | undefined => {
  const known = prepared.get(sql);
  if (known || prepared.size >= PREPARED_SHAPES) return known;
  const name = `eg_${createHash('sha1').update(sql).digest('base64url')}`;
  prepared.set(sql, name);
  return name;
};

const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/**
 * Runs `work` in one READ COMMITTED transaction: all of it or nothing. A deadlock is tried again, up to three
 * times in all; any other failure rolls back and is thrown on.
 */
export const inTransaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(work);
    } catch (error) {
      if (attempt === ATTEMPTS || (error as { code?: string }).code !== DEADLOCK) throw error;
    }
  }
};

const once = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await pool().connect();
  let broken: Error | undefined;
  // A connection that breaks while it is held tells so by an event; unheard, it would end the process.
  const lost = (error: Error): void => {
    broken = error;
  };
  client.on('error', lost);
  try {
    const last: Statement[] = [];
    // Not waited for: it travels with the first statement, and the last ones travel with the commit.
    inOneBreath(client);
    const begun = client.query('begin');
    begun.catch(lost);
    const result = await work(txOf(client, last));
    await begun;
    inOneBreath(client);
    const sent = last.map((statement) => client.query(statement));
    const [{ command }] = await Promise.all([client.query('commit'), ...sent]);
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
};

/** What is sent until the caller next waits leaves in one write: writing costs more than most statements do. */
const inOneBreath = (client: PoolClient): void => {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
};

const txOf = (client: PoolClient, last: Statement[]): Tx =>
  ({
    rows: async <Row extends QueryResultRow>(sql: string, values: readonly unknown[] = []) => {
      inOneBreath(client);
      return (await client.query<Row>(statementOf(sql, values))).rows;
    },
    atCommit: (sql: string, values: readonly unknown[]) => void last.push(statementOf(sql, values)),
  }) as Tx;
