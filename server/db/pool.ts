import type { Socket } from 'node:net';
import pg from 'pg';
import { readConfig } from '../config.ts';

/**
 * One pool per process. Next bundles its own copy of this module, so the pool stands on `globalThis`.
 * bigint arrives as number (ids are below 2^53), dates and moments as text: no `Date` ever carries a day.
 */
const slot = globalThis as typeof globalThis & {
  egPool?: pg.Pool;
  egCounter?: pg.Pool;
  egShared?: Shared;
};

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [DATE, (text) => text],
  [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

/** How values of the database arrive. */
export const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
};

export const pool = (): pg.Pool => {
  slot.egPool ??= createPool(readConfig().DATABASE_POOL);
  return slot.egPool;
};

/**
 * One connection apart from those of transactions, past a pooler, so that a transaction that asks for a number never
 * waits for a connection that other transactions hold. A number need not reach the disk before it is used: the commit
 * of the document that has it takes it along.
 */
export const counter = (): pg.Pool => {
  slot.egCounter ??= connectionsTo(readConfig().DATABASE_DIRECT_URL, 1, {
    ...settings(),
    synchronous_commit: 'off',
  });
  return slot.egCounter;
};

interface Shared {
  readonly pool: pg.Pool;
  /** The connection while a caller waits for an answer over it. */
  held?: Held | undefined;
}

interface Held {
  readonly client: Promise<pg.PoolClient>;
  users: number;
  answered: number;
  broken?: Error;
  /** Runs out after so long without any answer: statements that other callers send meanwhile do not count. */
  silence?: NodeJS.Timeout;
}

/**
 * Runs `work` on the one connection that short reads share: each statement goes out at once, whether or not others
 * still wait. Nothing that writes or may take long belongs here: the next callers wait for it.
 */
export const onSharedConnection = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  slot.egShared ??= { pool: createPool(1) };
  const shared = slot.egShared;
  shared.held ??= { client: shared.pool.connect(), users: 0, answered: 0 };
  const mine = shared.held;
  mine.users += 1;
  // No new caller gets a connection that is being given back.
  const leave = (): void => {
    if (shared.held === mine) shared.held = undefined;
  };
  try {
    const client = await mine.client;
    mine.silence ??= setTimeout(
      () =>
        unlessHeard(
          () => mine.answered,
          () => giveUp(client),
        ),
      readConfig().DATABASE_PATIENCE_MS,
    );
    return await work(client);
  } catch (error) {
    mine.broken ??= error as Error;
    leave();
    throw error;
  } finally {
    mine.silence?.refresh();
    mine.answered += 1;
    mine.users -= 1;
    if (mine.users === 0) {
      leave();
      clearTimeout(mine.silence);
      void mine.client.then(
        (client) => client.release(mine.broken),
        () => {},
      );
    }
  }
};

/** A statement that waits for a lock gives up before its own time is over, so that it is known what it waited for. */
const SHARE_OF_LOCKS = 5 / 6;
const STATEMENTS_LEFT_IDLE = 5;

/**
 * What every statement of the portal runs under, as `pg_settings` writes the values (milliseconds). A list joins up to
 * eight dictionaries by their keys, those it filters by first: trying every order of them takes the planner longer than
 * reading the page.
 */
export const settings = () => {
  const { DATABASE_STATEMENT_MS } = readConfig();
  return {
    TimeZone: 'UTC',
    jit: 'off',
    join_collapse_limit: '4',
    statement_timeout: String(DATABASE_STATEMENT_MS),
    lock_timeout: String(Math.floor(DATABASE_STATEMENT_MS * SHARE_OF_LOCKS)),
    idle_in_transaction_session_timeout: String(DATABASE_STATEMENT_MS * STATEMENTS_LEFT_IDLE),
  };
};

/**
 * Connections to DATABASE_URL. Where they are shared between transactions the role has the settings, by `npm run
 * migrate`, all but one: PgBouncer lets each of its clients have the time zone it says, or else that of the first
 * connection it ever made.
 */
const createPool = (max: number): pg.Pool => {
  const { DATABASE_URL, DATABASE_POOLING } = readConfig();
  const made = settings();
  return connectionsTo(
    DATABASE_URL,
    max,
    DATABASE_POOLING === 'session' ? made : { TimeZone: made.TimeZone },
  );
};

/**
 * Settings are made after connecting: a pooler refuses or drops those that a connection is opened with. A caller is
 * handed a connection that has them.
 */
const connectionsTo = (
  url: string | undefined,
  max: number,
  settings: Readonly<Record<string, string>>,
): pg.Pool => {
  const { DATABASE_PATIENCE_MS } = readConfig();
  const made = Object.entries(settings).map(([name, value]) => `set ${name} = '${value}'`);
  const created = new pg.Pool({
    connectionString: url,
    max,
    // Statements of one connection need not wait for each other's answers; the database runs them in the order sent.
    pipeline: true,
    connectionTimeoutMillis: DATABASE_PATIENCE_MS,
    idleTimeoutMillis: 30_000,
    types,
    onConnect: async (client) => {
      client.on('error', heard);
      giveUpWhenSilent(client, DATABASE_PATIENCE_MS);
      await client.query(made.join(';'));
    },
  });
  created.on('error', heard);
  return created;
};

/**
 * An idle connection that the database closed is replaced; one that breaks on its way to a caller tells by this event
 * before the caller can listen. Calls in flight get their own error; unheard, the event would end the process.
 */
const heard = (): void => {};

/**
 * A database that is frozen or cut off sends nothing, not even an end, and each of its connections would be held by a
 * caller who waits. One that owes an answer and says nothing for so long is closed; its callers hear `ETIMEDOUT`. The
 * database itself breaks off statements sooner, so none of a living one is given up.
 */
const giveUpWhenSilent = (client: pg.ClientBase, limitMs: number): void => {
  const inner = client as unknown as Inner;
  const { stream } = inner.connection;
  stream.setTimeout(limitMs);
  stream.on('timeout', () => {
    if (inner.readyForQuery) return;
    unlessHeard(
      () => stream.bytesRead,
      () => giveUp(client),
    );
  });
};

/**
 * Ends a wait unless something was heard. A process that itself stood still for longer than the wait runs its timers
 * before it reads what came meanwhile, so it reads first: the database did not fall silent.
 */
const unlessHeard = (heard: () => number, end: () => void): void => {
  const before = heard();
  setImmediate(() => {
    if (heard() === before) end();
  });
};

const giveUp = (client: pg.ClientBase): void => {
  const { stream } = (client as unknown as Inner).connection;
  stream.destroy(Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' }));
};

interface Inner {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
}

export const closePool = async (): Promise<void> => {
  await Promise.all([slot.egPool?.end(), slot.egCounter?.end(), slot.egShared?.pool.end()]);
  slot.egPool = undefined;
  slot.egCounter = undefined;
  slot.egShared = undefined;
};
