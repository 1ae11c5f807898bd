import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemPgBouncer } from '../../bin/pgbouncer.ts';
import { runProgram } from '../../bin/program.ts';
import { applicationUrlOf } from '../../server/db/application-role.ts';
import { connect } from '../../server/db/connect.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { type EventSourceOf, listenTo } from '../support/event-source.ts';
import { type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { freePort, originAt, type Portal, startPortal } from '../support/portal.ts';
import { get, rpc, signIn } from '../support/rpc.ts';
import { addVacation, move } from '../support/vacation-desk.ts';

const program = systemPgBouncer();

/** As long as no statement of a portal may take: what ends sooner was ended by the limits of its statements. */
const PATIENT = { DATABASE_PATIENCE_MS: '60000', DATABASE_STATEMENT_MS: '', LOG_LEVEL: 'fatal' };

/** As long as a busy machine may need for a migration and a start. */
const STARTS_MS = 180_000;

let year = 2030;
const days = () => {
  year += 1;
  return { start_date: `${year}-03-04`, end_date: `${year}-03-06` };
};

/** Settings of a portal that comes through a pool of transactions. */
const shared = (database: TestDatabase) => ({
  ...PATIENT,
  DATABASE_POOLING: 'transaction',
  DATABASE_DIRECT_URL: applicationUrlOf(database.url),
});

/** What an operator runs before a portal comes through a pool of transactions: past the pooler, which need not be there yet. */
const migrate = async (database: TestDatabase): Promise<void> => {
  const { code, output } = await runProgram('bin/migrate.ts', [], {
    env: {
      ...shared(database),
      DATABASE_URL: 'postgres://portal_app@127.0.0.1:1/pooler',
      DATABASE_OWNER_URL: database.url,
    },
  });
  expect([code, output]).toEqual([0, expect.anything()]);
};

const pooled = (
  database: TestDatabase,
  mode: 'session' | 'transaction',
  more: { connections?: number; drops?: boolean } = {},
): Promise<PgBouncer> =>
  startPgBouncer(program ?? '', {
    mode,
    urls: [applicationUrlOf(database.url)],
    connections: 30,
    ...more,
  });

describe.skipIf(!program).each([
  ['sessions', 'session', { drops: false }],
  ['sessions, which drops what a connection is opened with', 'session', { drops: true }],
  ['transactions', 'transaction', { connections: 3 }],
] as const)('behind a pool of %s', (_, mode, settings) => {
  let database: TestDatabase;
  let db: Client;
  let pooler: PgBouncer;
  let portal: Portal;
  const open: EventSourceOf[] = [];
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    database = await testDatabase();
    db = await connect(database.url);
    await db.query(`alter database "${new URL(database.url).pathname.slice(1)}" set timezone = 'Asia/Tokyo'`);
    if (mode === 'transaction') await migrate(database);
    pooler = await pooled(database, mode, settings);
    portal = await startPortal({
      databaseUrl: pooler.through(database.url),
      env: mode === 'session' ? PATIENT : shared(database),
    });
    for (const login of ['employee', 'manager', 'hr']) tokens[login] = await signIn(portal.origin, login);
  }, STARTS_MS);
  afterAll(async () => {
    for (const stream of open) stream.close();
    await portal?.stop();
    await pooler?.stop();
    await db?.end();
    await database?.drop();
  });
  const token = (login: string): string => tokens[login] ?? '';

  test('people sign in, read lists, move documents and hear of moves, many at once', async () => {
    const manager = await listenTo(portal.origin, { authorization: `Bearer ${token('manager')}` });
    open.push(manager);
    const send = async (): Promise<number> => {
      const own = token('employee');
      const { id } = await addVacation(portal.origin, own, days());
      await move(portal.origin, own, id, 'draft');
      await move(portal.origin, own, id, 'prepared');
      return id;
    };
    const lists = Promise.all(
      Array.from({ length: 30 }, (_each, index) =>
        rpc(portal.origin, token('hr'), 'view.get', {
          object: 'vacation',
          filter: index % 2 ? "status_id = 'prepared'" : '',
          rowsPerPage: 10 + (index % 5),
        }),
      ),
    );
    const sent = [await send(), await send()];
    for (const { error, result } of await lists) expect(error ?? result?.data.length).toBeGreaterThan(0);
    await expect
      .poll(() => manager.events.map(({ data }) => data.id), { timeout: 60_000 })
      .toEqual(expect.arrayContaining(sent));
    const { rows } = await db.query<{ number: string }>(
      'select "number" from "document" where "id" = any($1::bigint[])',
      [sent],
    );
    expect(new Set(rows.map(({ number }) => number)).size).toBe(sent.length);
  });

  test('it says that it is ready', async () => {
    expect((await get(portal.origin, null, '/readyz')).status).toBe(200);
  });

  test('moments are told in UTC, whatever the database would say', async () => {
    const { result } = await rpc(portal.origin, token('hr'), 'view.get', { object: 'vacation' });
    const moments = result?.data.map(({ create_date }) => String(create_date)) ?? [];
    expect(moments.length).toBeGreaterThan(0);
    for (const moment of moments) expect(moment).toMatch(/(Z|\+00:00)$/);
  });

  test('a statement that waits for a lock is broken off', async () => {
    const { id } = await addVacation(portal.origin, token('employee'), days());
    await db.query('begin');
    await db.query('select 1 from "document" where "id" = $1 for update', [id]);
    try {
      const answers = await Promise.all(
        Array.from({ length: 3 }, () =>
          rpc(portal.origin, token('employee'), 'table.edit', {
            object: 'vacation',
            data: [{ id, comments: 'x' }],
          }),
        ),
      );
      for (const { error } of answers) expect(error?.data.reason).toMatch(/^(unavailable|too_heavy)$/);
    } finally {
      await db.query('rollback');
    }
  });
});

describe.skipIf(!program)('a portal whose settings do not fit the pooler', { timeout: STARTS_MS }, () => {
  let database: TestDatabase;
  let pooler: PgBouncer;
  beforeAll(async () => {
    database = await testDatabase();
    pooler = await pooled(database, 'transaction');
  });
  afterAll(async () => {
    await pooler?.stop();
    await database?.drop();
  });

  /** Starts a portal that is not ready yet. */
  const starting = async (env: Record<string, string>) => {
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'eg-pooled-'));
    const child = spawn(process.execPath, ['bin/start.mjs'], {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...process.env, ...own(pooler.through(database.url), port), ...env, DATA_DIR: dataDir },
    });
    const gone = once(child, 'exit');
    return {
      origin: originAt(port),
      failed: async (): Promise<readonly string[]> => {
        const answer = await get(originAt(port), null, '/readyz').catch(() => undefined);
        return answer ? ((await answer.json()).failed ?? []) : ['nobody there'];
      },
      stop: async () => {
        child.kill('SIGKILL');
        await gone;
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  };

  test('does not start where transactions share connections that it takes for its own', async () => {
    const { code, said } = await ended(pooler.through(database.url));
    expect(code).toBe(1);
    expect(said).toContain('set DATABASE_POOLING=transaction and DATABASE_DIRECT_URL');
  });

  test('is not ready while the role lacks its settings, and is once it was migrated', async () => {
    const portal = await starting(shared(database));
    try {
      await expect.poll(portal.failed, { timeout: STARTS_MS / 2 }).toEqual(['settings']);
      await migrate(database);
      const owner = await connect(database.url);
      await owner.query(
        `select pg_terminate_backend("pid") from pg_stat_activity where "datname" = current_database() and "pid" <> pg_backend_pid()`,
      );
      await owner.end();
      await expect.poll(portal.failed, { timeout: STARTS_MS / 4 }).toEqual([]);
      expect(await signIn(portal.origin, 'employee')).not.toBe('');
    } finally {
      await portal.stop();
    }
  });

  test('is not ready where what it takes for the direct address leads to the pooler', async () => {
    await migrate(database);
    const portal = await starting({
      ...shared(database),
      DATABASE_DIRECT_URL: applicationUrlOf(pooler.through(database.url)),
    });
    try {
      await expect.poll(portal.failed, { timeout: STARTS_MS / 2 }).toEqual(['events']);
    } finally {
      await portal.stop();
    }
  });
});

const ROOT = join(import.meta.dirname, '..', '..');

const own = (databaseUrl: string, port: number) => ({
  ...PATIENT,
  DATABASE_URL: applicationUrlOf(databaseUrl),
  PORT: `${port}`,
  PORTAL_WEB: '0',
  AUTH_SECRET: 'a secret of the tests, long enough to be one',
});

/** How a portal ends that refuses to start. */
const ended = async (databaseUrl: string): Promise<{ code: number; said: string }> => {
  const { code, output } = await runProgram('bin/start.mjs', [], {
    env: own(databaseUrl, await freePort()),
  });
  return { code, said: output };
};
