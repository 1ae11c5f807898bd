import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { PoolClient } from 'pg';
import { readConfig } from '../config.ts';
import { onSharedConnection, pool } from './pool.ts';
import { noteStatement } from './slow-statements.ts';

/** `once`: by one plan whatever the values, where planning takes as long as reading. */
export type Planning = 'once' | undefined;

/** Reads; handed out freely. */
export interface Db {
  rows<Row extends object = Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
    planning?: Planning,
  ): Promise<Row[]>;
}

declare const writes: unique symbol;

/** Writes: only `inTransaction` hands one out, so a page cannot write by accident. */
export interface Tx extends Db {
  /** Sends a statement that is not waited for before the commit; when it fails, the commit fails with its error. */
  send(sql: string, values: readonly unknown[]): void;
  /** Answers of this transaction are handed out only once this holds; what travels meanwhile is undone when it fails. */
  provided(condition: Promise<unknown>): void;
  readonly [writes]: true;
}

/** Reading outside a transaction, on any pooled connection. */
export const db: Db = {
  rows: <Row extends object>(
    sql: string,
    values: readonly unknown[] = [],
    planning?: Planning,
  ): Promise<Row[]> =>
    timed(
      sql,
      planning === 'once'
        ? plannedOnce<Row>(sql, values)
        : pool()
            .query(statementOf(sql, values))
            .then(({ rows }) => rows),
    ),
};

/** The same answer, once it was looked at how long it took. */
const timed = async <T>(sql: string, answer: Promise<T>): Promise<T> => {
  const asked = performance.now();
  const rows = await answer;
  noteStatement(sql, performance.now() - asked);
  return rows;
};

/** The statement and what it is planned by leave in one write. It stands in a transaction, so that the way of planning ends with it. */
const plannedOnce = async <Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> => {
  const client = await pool().connect();
  let failed: Error | undefined;
  try {
    inOneBreath(client);
    const [, { rows }] = await Promise.all([
      client.query('begin; set local plan_cache_mode = force_generic_plan'),
      client.query(statementOf(sql, values)),
      client.query('commit'),
    ]);
    return rows;
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    client.release(failed);
  }
};

/** Reading of a few rows by their keys, over the connection that such reads share. */
export const shortReads: Db = {
  rows: <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    onSharedConnection(async (client) => {
      inOneBreath(client);
      return (await client.query(statementOf(sql, values))).rows;
    }),
};

const statementOf = (sql: string, values: readonly unknown[]) => ({
  text: sql,
  values: [...values],
  name: preparedName(sql),
});

const PREPARED_SHAPES = 300;
const prepared = new Map<string, string>();

/**
 * Statements are prepared once per connection under a name that follows from their text, the same in Next's copy of
 * this module. The number of shapes is capped: filters come from people, and each shape costs the database memory. None
 * has a name where the next transaction may run on another connection, which does not know it.
 */
const preparedName = (sql: string): string | undefined => {
  if (readConfig().DATABASE_POOLING === 'transaction') return undefined;
  const known = prepared.get(sql);
  if (known || prepared.size >= PREPARED_SHAPES) return known;
  const name = `eg_${createHash('sha1').update(sql).digest('base64url')}`;
  prepared.set(sql, name);
  return name;
};

const DEADLOCK = '40P01';
/** Two that read the end of one stream of the audit and go on from it: the second finds its place taken. */
const SAME_END = 'audit_stream_seq_key';
const ATTEMPTS = 3;

const isRace = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === DEADLOCK || constraint === SAME_END;
};

/**
 * Runs `work` in one READ COMMITTED transaction: all of it or nothing. A deadlock, and a place in the audit that another
 * has taken meanwhile, are tried again, up to three times in all; any other failure rolls back and is thrown on.
 */
export const inTransaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRace(error)) throw error;
    }
  }
};

/**
 * Runs a part of a transaction that may fail by itself: then what it wrote is undone, and the rest stands. What it
 * sends is waited for, so a statement of it never fails the commit. A deadlock or a lost connection fails the whole.
 */
export const apart = async <T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const sent: Promise<unknown>[] = [];
  const part = {
    rows: tx.rows,
    provided: tx.provided,
    send: (sql: string, values: readonly unknown[]) => {
      const answer = tx.rows(sql, values);
      answer.catch(unheard);
      sent.push(answer);
    },
  } as unknown as Tx;
  await tx.rows('savepoint part');
  try {
    const result = await work(part);
    await Promise.all(sent);
    await tx.rows('release savepoint part');
    return result;
  } catch (error) {
    const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected');
    await tx.rows('rollback to savepoint part');
    await tx.rows('release savepoint part');
    throw isAborted(error) && failed?.status === 'rejected' ? failed.reason : error;
  }
};

/** A statement that comes after one that failed says only that: the one before it says why. */
const isAborted = (error: unknown): boolean => (error as { code?: string }).code === '25P02';

const once = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await pool().connect();
  let broken: Error | undefined;
  // A connection that breaks while it is held tells so by an event; unheard, it would end the process.
  const lost = (error: Error): void => {
    broken = error;
  };
  client.on('error', lost);
  try {
    const sent: Promise<unknown>[] = [];
    // Not waited for: it travels with the first statement, and the last ones travel with the commit.
    inOneBreath(client);
    const begun = client.query('begin');
    begun.catch(lost);
    const result = await work(txOf(client, sent));
    await begun;
    inOneBreath(client);
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

const unheard = (): void => {};

const txOf = (client: PoolClient, sent: Promise<unknown>[]): Tx => {
  let condition: Promise<unknown> | undefined;
  let failed: unknown;
  const ask = (sql: string, values: readonly unknown[]) => {
    inOneBreath(client);
    const answer = client.query(statementOf(sql, values)).catch((error: unknown) => {
      if (!isAborted(error)) failed = error;
      throw failed ?? error;
    });
    // The caller who awaits it hears of its failure; until then it must not end the process.
    answer.catch(unheard);
    return answer;
  };
  const plan = (mode: 'force_generic_plan' | 'default'): void => {
    client.query(`set local plan_cache_mode = ${mode}`).catch(unheard);
  };
  const askOnce = (sql: string, values: readonly unknown[]) => {
    inOneBreath(client);
    plan('force_generic_plan');
    const answer = ask(sql, values);
    plan('default');
    return answer;
  };
  return {
    rows: async <Row extends object>(
      sql: string,
      values: readonly unknown[] = [],
      planning?: Planning,
    ): Promise<Row[]> => {
      const answer = planning === 'once' ? askOnce(sql, values) : ask(sql, values);
      if (condition) await condition;
      return (await timed(sql, answer)).rows;
    },
    send: (sql: string, values: readonly unknown[]) => void sent.push(ask(sql, values)),
    provided: (wanted: Promise<unknown>) => {
      condition = wanted;
    },
  } as unknown as Tx;
};
