import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../lib/access/actor.ts';
import { type OwnProcess, ownProcess } from '../support/own-process.ts';

let own: OwnProcess;
let pool: pg.Pool;
let actorOf: (token: string) => Promise<Actor | undefined>;
let enter: (login: string) => Promise<{ token: string; session_id: number }>;
beforeAll(async () => {
  own = await ownProcess();
  pool = (await import('../../server/db/pool.ts')).pool();
  const { actorOfToken } = await import('../../server/auth/authenticate.ts');
  const { signIn } = await import('../../server/auth/sign-in.ts');
  actorOf = (token) => actorOfToken(token, 'ru');
  enter = async (login) => {
    const device = { address: '127.0.0.1', fingerprint: '', userAgent: '', fromOwnPage: true };
    const secret = { login, password: 'Portal#1', client: 'eg', code: undefined };
    const { tokens, session_id } = await signIn({ ...device, ...secret });
    return { token: tokens.access_token, session_id };
  };
});
afterAll(() => own?.close());

/** The statements a work sends, as they were sent. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const query = vi.spyOn(pool, 'query');
  try {
    await work();
    return query.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text);
  } finally {
    query.mockRestore();
  }
};

const put = (code: string, value: string) =>
  pool.query(
    `insert into "parameter" ("client_id", "code", "value") select "id", $1, $2 from "client" where "code" = 'eg'
     on conflict ("client_id", "code") do update set "value" = excluded."value"`,
    [code, value],
  );

describe('knowing the caller', () => {
  let token: string;
  beforeEach(async () => {
    ({ token } = await enter('manager'));
    await actorOf(token);
  });

  test('costs one statement, and one that fits no token costs no more', async () => {
    expect(await statementsOf(() => actorOf(token))).toHaveLength(1);
    expect(await statementsOf(() => actorOf(`${token.slice(0, -1)}_`))).toHaveLength(1);
    expect(await statementsOf(() => actorOf('short'))).toHaveLength(0);
  });

  test('finds every row of it by an index', async () => {
    const [text = ''] = await statementsOf(() => actorOf(token));
    const client = await pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
      const { rows } = await client.query<Record<string, string>>(`explain (generic_plan) ${text}`);
      const plan = rows.flatMap((row) => Object.values(row)).join('\n');
      expect(plan).toContain('auth_token_pkey');
      expect(plan).not.toContain('Seq Scan');
      // A scan that reads a whole index has no condition of its own.
      expect(plan.match(/Index (Only )?Scan/g)).toHaveLength(plan.match(/Index Cond/g)?.length ?? 0);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('takes what the client says from memory, and anew at the first call after a change', async () => {
    await pool.query(
      `delete from "user_role" r using "app_user" u where u."id" = r."user_id" and u."login" = 'manager' and r."role" = 'employee'`,
    );
    await put('two_factor_required_roles', 'manager');
    const changed = await statementsOf(async () =>
      expect((await actorOf(token))?.owes).toBe('second_factor_required'),
    );
    expect(changed).toHaveLength(2);
    await put('two_factor_required_roles', '');
    await put('manager_as_employee', '1');
    expect((await actorOf(token))?.owes).toBeNull();
    const kept = await statementsOf(async () => expect((await actorOf(token))?.roles).toContain('employee'));
    expect(kept).toHaveLength(1);
    await put('manager_as_employee', '0');
    expect((await actorOf(token))?.roles).not.toContain('employee');
  });

  test('holds the idle limit of this moment, without asking for it', async () => {
    const { token: quiet, session_id } = await enter('employee');
    await actorOf(quiet);
    await pool.query(
      `update "auth_session" set "active_at" = now() - interval '10 minutes' where "id" = $1`,
      [session_id],
    );
    expect(await statementsOf(async () => expect(await actorOf(quiet)).toBeDefined())).toHaveLength(1);
    await put('auto_logout_time', '1');
    expect(await actorOf(quiet)).toBeUndefined();
    await put('auto_logout_time', '15');
    expect(await actorOf(quiet)).toBeUndefined();
  });

  test('asks one more only of a session that acts for somebody', async () => {
    const { token: deputy, session_id } = await enter('deputy');
    await pool.query(
      `update "auth_session" set "grant_id" = (select g."id" from "grant" g join "app_user" u on u."id" = g."user_id"
         where u."login" = 'deputy' limit 1) where "id" = $1`,
      [session_id],
    );
    const acting = await statementsOf(async () =>
      expect((await actorOf(deputy))?.grant_id).toEqual(expect.any(Number)),
    );
    expect(acting).toHaveLength(2);
  });
});
