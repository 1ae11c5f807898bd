import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../lib/access/actor.ts';
import type { Tx } from '../../server/db/tx.ts';
import { ownProcess } from '../support/own-process.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';

shared(ownProcess);
let pool: pg.Pool;
let actorOf: (token: string) => Promise<Actor | undefined>;
let enter: (login: string) => Promise<{ token: string; session_id: number }>;
beforeAll(async () => {
  pool = (await import('../../server/db/pool.ts')).pool();
  const { actorOfToken } = await import('../../server/auth/authenticate.ts');
  const { signIn } = await import('../../server/auth/sign-in.ts');
  actorOf = (token) => actorOfToken(token, 'ru');
  enter = async (login) => {
    const device = { address: '127.0.0.1', fingerprint: '', userAgent: '', fromOwnPage: true };
    const secret = {
      login,
      password: 'Portal#1',
      client: 'eg',
      code: undefined,
      browser: '',
      session: undefined,
    };
    const { tokens, session_id } = await signIn({ ...device, ...secret });
    return { token: tokens.access_token, session_id };
  };
});

/** The statements a work sends, as they were sent. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text);
  } finally {
    query.mockRestore();
  }
};

const put = (code: string, value: string) => putParameter(pool, code, value, 'eg');

describe('a list of accounts', () => {
  test('says who is locked without a look at the attempts, of which there may be any number', async () => {
    await import('../../server/object-rules.ts');
    const { listQuery } = await import('../../server/objects/list-query.ts');
    const { compileList } = await import('../../server/objects/list-statement.ts');
    const { user } = await import('../../lib/objects/identity/user.ts');
    const admin = (await actorOf((await enter('admin')).token)) as Actor;
    const list = compileList(listQuery(user, admin, { filter: 'locked = 1', orderBy: 'locked' }));
    expect(list.ok && list.value.sql).toMatch(/"locked_until" > now\(\)/);
    expect(list.ok && list.value.sql).not.toMatch(/rate_limit/);
  });

  test('and forgiving somebody finds their attempts by an index', async () => {
    const client = await pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const { forgetAttemptsOf } = await import('../../server/call/limits.ts');
      const plans: string[] = [];
      await forgetAttemptsOf(
        {
          rows: async (text: string, values: unknown[]) => {
            const { rows } = await client.query(`explain ${text}`, values);
            plans.push(rows.map((row) => row['QUERY PLAN']).join(' '));
            return [];
          },
        } as unknown as Tx,
        7,
      );
      expect(plans).toHaveLength(2);
      for (const plan of plans) expect(plan).toMatch(/rate_limit_user_id_idx/);
      expect(plans.join()).not.toMatch(/Seq Scan/);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

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

  test('is enough to refuse them in the words of their client; what is too much is refused without any', async () => {
    const { errorBodyFor } = await import('../../server/call/error-body.ts');
    await pool.query(
      `insert into "lan" ("client_id", "alias", "name", "name_eng")
       select "id", 'errors.not_found', 'Пусто', 'Nothing' from "client" where "code" = 'eg'`,
    );
    const actor = await actorOf(token);
    if (!actor) throw new Error('nobody');
    const costs = await statementsOf(async () => {
      const said = await errorBodyFor(actor, { reason: 'not_found' }, 'X');
      expect([said.message, said.message_eng]).toEqual(['Пусто', 'Nothing']);
      await errorBodyFor({ client_code: 'eg' }, { reason: 'too_many_requests', values: { seconds: 1 } }, 'X');
    });
    await pool.query(`delete from "lan" where "alias" = 'errors.not_found'`);
    expect(costs).toEqual([]);
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

describe('what is kept of rights beside an account', () => {
  const kept = async () => {
    const { rows } = await pool.query(
      `select u."id", u."access", u."has_passkey", u."access"::jsonb = "access_of"(u."id", u."employee_id")::jsonb as sound
       from "app_user" u order by "login"`,
    );
    expect(rows.filter(({ sound }) => !sound)).toEqual([]);
    return rows.find(({ id }) => id === employee);
  };
  let employee: string;
  beforeAll(async () => {
    const { rows } = await pool.query(
      `select u."id" from "app_user" u join "client" c on c."id" = u."client_id" where u."login" = 'employee' and c."code" = 'eg'`,
    );
    employee = rows[0].id;
  });
  const person = () => `(select "employee_id" from "app_user" where "id" = ${employee})`;
  const organization = () => `(select "organization_id" from "employee" where "id" = ${person()})`;

  test('follows every change of roles, managers, passkeys and of the person', async () => {
    const before = await kept();
    expect([Object.values(before.access.roles), before.has_passkey]).toEqual([[['employee']], false]);
    const role = `"user_id" = ${employee} and "role" = 'hr'`;
    await pool.query(
      `insert into "user_role" ("user_id", "organization_id", "role") values (${employee}, ${organization()}, 'hr')`,
    );
    expect(Object.values((await kept()).access.roles)).toEqual([['employee', 'hr']]);
    await pool.query(`update "user_role" set "role" = 'manager' where ${role}`);
    expect(Object.values((await kept()).access.roles)).toEqual([['employee', 'manager']]);
    await pool.query(`delete from "user_role" where "user_id" = ${employee} and "role" = 'manager'`);
    expect((await kept()).access).toEqual(before.access);

    await pool.query(`update "subordination" set "disabled" = true where "employee_id" = ${person()}`);
    expect((await kept()).access.above).toEqual([]);
    await pool.query(`update "subordination" set "disabled" = false where "employee_id" = ${person()}`);
    expect((await kept()).access).toEqual(before.access);

    await pool.query(
      `insert into "passkey" ("user_id", "credential_id", "public_key", "name") values (${employee}, 'key', '', 'x')`,
    );
    expect((await kept()).has_passkey).toBe(true);
    await pool.query(`delete from "passkey" where "credential_id" = 'key'`);
    expect((await kept()).has_passkey).toBe(false);

    const { rows } = await pool.query(`select ${person()} as id`);
    await pool.query(`update "app_user" set "employee_id" = null where "id" = ${employee}`);
    expect((await kept()).access.above).toEqual([]);
    await pool.query(`update "app_user" set "employee_id" = $1 where "id" = ${employee}`, [rows[0].id]);
    expect((await kept()).access).toEqual(before.access);
  });

  test('is whole when two change it at one moment', async () => {
    const [one, other] = [await pool.connect(), await pool.connect()];
    const give = (role: string) =>
      `insert into "user_role" ("user_id", "organization_id", "role") values (${employee}, ${organization()}, '${role}')`;
    try {
      await one.query('begin');
      await one.query(give('hr'));
      const waiting = other.query(give('reviewer'));
      await expect
        .poll(async () => (await pool.query(`select 1 from pg_locks where not granted`)).rowCount)
        .toBeGreaterThan(0);
      await one.query('commit');
      await waiting;
      expect(Object.values((await kept()).access.roles)).toEqual([['employee', 'hr', 'reviewer']]);
    } finally {
      one.release();
      other.release();
      await pool.query(
        `delete from "user_role" where "user_id" = ${employee} and "role" in ('hr', 'reviewer')`,
      );
    }
  });
});
