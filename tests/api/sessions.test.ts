import { afterEach, describe, expect, test } from 'vitest';
import { answered, cookieOf, postAs } from '../support/matrix-browser.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, type Call, outcome } from '../support/matrix-http.ts';
import { historyOf, moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openTwin } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { pngOf } from '../support/pictures.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openTwin([]));

interface Tokens {
  access_token: string;
  refresh_token: string;
}
const enter = async (name: Name): Promise<Tokens> => {
  const { result } = await world.call('token.get', { login: name, password: PASSWORD, client: NORTH });
  return result as unknown as Tokens;
};
const profile = (token: string | undefined, call: Call = world.call) => call('user.get', {}, { token });
const refresh = (refresh_token: string, call: Call = world.call): Promise<Answer> =>
  call('token.refresh', { refresh_token });
const db = () => world.company.db;
const member = (name: Name) => world.company.people[name];

describe('who was dismissed, while dismissal_period runs', () => {
  const dismissed = (days: number) =>
    db().query(
      `update "employee" set "dismissal_date" = (now() at time zone 'Europe/Moscow')::date - $2::int where "id" = $1`,
      [member('hr').employee_id, days],
    );
  const period = (value: string) => putParameter(db(), 'dismissal_period', value);
  afterEach(async () => {
    await db().query('update "employee" set "dismissal_date" = null where "id" = $1', [
      member('hr').employee_id,
    ]);
    await period('0');
  });

  test('reads their own documents, has no other role, and changes nothing', async () => {
    const id = await addVacation(world.company, 'hr', 'draft');
    await addVacation(world.company, 'employee', 'prepared');
    await period('10');
    await dismissed(5);
    const { access_token: token } = await enter('hr');
    const call = (method: string, params: object) => world.call(method, params, { token });
    expect((await profile(token)).result?.profile).toMatchObject({ dismissed: '1' });
    const list = await call('view.get', { object: 'vacation', rowsPerPage: 'all' });
    const rows = list.result?.data ?? [];
    expect(rows.map((row) => row.employee_id)).toContain(member('hr').employee_id);
    expect(rows.every((row) => row.employee_id === member('hr').employee_id)).toBe(true);
    expect(rows.find((row) => row.id === id)).toMatchObject({ steps: [], can_edit: '0', can_delete: '0' });
    for (const [method, params] of [
      ['table.add', { object: 'vacation', data: {} }],
      ['table.edit', { object: 'vacation', data: { id, comments: 'x' } }],
      ['table.del', { object: 'vacation', data: { id } }],
      [
        'table.add',
        {
          object: 'document_status',
          data: moveBy(stepOf(world.company, 'employee', 'draft', 'prepared'), id),
        },
      ],
    ] as const)
      expect([method, outcome(await call(method, params))]).toEqual([method, 'access_denied']);
    expect((await historyOf(world.company, id)).length).toBe(1);
  });

  test('changes no photo and chooses among no colleagues; until then they do both', async () => {
    const picture = new Uint8Array(await pngOf(40));
    await period('10');
    const { access_token: token } = await enter('hr');
    const photo = async (method: 'POST' | 'DELETE') => {
      const body = new FormData();
      body.set('file', new Blob([picture], { type: 'image/png' }), 'me.png');
      const response = await fetch(`${world.portal.origin}/api/photo`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(method === 'POST' ? { body } : {}),
      });
      return outcome((await response.json()) as Answer);
    };
    const kept = async () =>
      (await db().query('select "photo_name" from "employee" where "id" = $1', [member('hr').employee_id]))
        .rows[0]?.photo_name;
    const colleagues = async () =>
      (await world.call('view.get', { object: 'colleague', rowsPerPage: 'all' }, { token })).result?.data;
    const raw = async () =>
      (await world.call('table.get', { object: 'colleague' }, { token })).result?.data.length;
    expect([await photo('DELETE'), await photo('POST')]).toEqual(['ok', 'ok']);
    const before = await kept();
    expect(before).not.toBe('');
    expect((await colleagues())?.length).toBeGreaterThan(1);
    expect(await raw()).toBeGreaterThan(1);
    await dismissed(5);
    expect([await photo('DELETE'), await photo('POST')]).toEqual(['access_denied', 'access_denied']);
    expect(await kept()).toBe(before);
    expect([await colleagues(), await raw()]).toEqual([[], 0]);
    const { rows } = await db().query(
      `select "action" from "audit" where "stream" = $1 and "action" like '%photo%' order by "id"`,
      [`refusal:${member('hr').user_id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['refused.photo.remove', 'refused.photo.set']);
  });

  test('pays what the account owes first, and acts for nobody', async () => {
    const { user_id } = member('hr');
    const { access_token: token } = await enter('hr');
    const call = async (method: string, params: object) =>
      outcome(await world.call(method, params, { token }));
    const password = (current: string, next: string) =>
      call('user.auth', { action: 'changePassword', current, password: next });
    const demand = (roles: string) => putParameter(db(), 'two_factor_required_roles', roles);
    await period('10');
    await dismissed(5);
    expect(await password(PASSWORD, 'Lodka-75ы')).toBe('access_denied');
    expect(await call('token.grant', { grant: 1 })).toBe('access_denied');
    await db().query('update "app_user" set "must_change_password" = true where "id" = $1', [user_id]);
    expect(await call('view.get', { object: 'vacation' })).toBe('password_change_required');
    expect(await call('user.auth', { action: 'endOtherSessions' })).toBe('access_denied');
    expect(await password(PASSWORD, 'Lodka-75ы')).toBe('ok');
    expect(await call('view.get', { object: 'vacation' })).toBe('ok');
    await demand('employee');
    expect(await call('view.get', { object: 'vacation' })).toBe('second_factor_required');
    expect(await call('user.auth', { action: 'createSecret' })).toBe('ok');
    await demand('');
    expect(await call('user.auth', { action: 'createSecret' })).toBe('access_denied');
    await db().query(
      'update "app_user" set "password_hash" = (select "password_hash" from "app_user" where "id" = $2) where "id" = $1',
      [user_id, member('employee').user_id],
    );
  });

  test('notes what they have read of what they are told, and nobody else’s', async () => {
    const { client_id, organization_id, employee_id } = member('hr');
    const told = async (recipient: unknown) =>
      Number(
        (
          await db().query(
            `insert into "message" ("client_id", "organization_id", "recipient_id", "code", "text")
             values ($1, $2, $3, 'notice', 'x') returning "id"`,
            [client_id, organization_id, String(recipient)],
          )
        ).rows[0]?.id,
      );
    const [own, mailbox] = [await told(employee_id), await told('hr')];
    await period('10');
    await dismissed(5);
    const { access_token: token } = await enter('hr');
    const read = async (id: number) =>
      outcome(
        await world.call(
          'table.edit',
          { object: 'message', data: [{ id, read_date: new Date().toISOString() }] },
          { token },
        ),
      );
    expect([await read(own), await read(mailbox)]).toEqual(['ok', 'not_found']);
  });

  test.each([
    [' 30', 30, 'ok'],
    ['30.5', 30, 'ok'],
    ['30,5', 31, 'wrong_login_or_password'],
    ['-1', 1, 'wrong_login_or_password'],
    ['1e3', 1, 'wrong_login_or_password'],
  ])('a period of "%s" is the same on entering as afterwards, %i days on: %s', async (value, days, said) => {
    const { access_token } = await enter('hr');
    await period(value);
    await dismissed(days);
    const answer = await world.call('token.get', { login: 'hr', password: PASSWORD, client: NORTH });
    expect([outcome(answer), outcome(await profile(access_token))]).toEqual([
      said,
      said === 'ok' ? 'ok' : 'invalid_access_token',
    ]);
  });

  test.each([
    ['10', 10, 'ok'],
    ['10', 11, 'invalid_access_token'],
    ['0', 1, 'invalid_access_token'],
    ['what', 1, 'invalid_access_token'],
  ])('with a period of %s, %i days after the last one: %s', async (value, days, expected) => {
    const { access_token } = await enter('hr');
    await period(value);
    await dismissed(days);
    expect(outcome(await profile(access_token))).toBe(expected);
  });
});

describe('T35, T42: a session ends at once, on every process, by every pathway', () => {
  const ways: readonly (readonly [string, Name, () => Promise<unknown>, () => Promise<unknown>])[] = [
    [
      'when the account is disabled',
      'employee',
      () =>
        db().query('update "app_user" set "disabled" = true where "id" = $1', [member('employee').user_id]),
      () =>
        db().query('update "app_user" set "disabled" = false where "id" = $1', [member('employee').user_id]),
    ],
    [
      'when the person is dismissed',
      'employee2',
      () =>
        db().query('update "employee" set "dismissal_date" = current_date - 1 where "id" = $1', [
          member('employee2').employee_id,
        ]),
      () =>
        db().query('update "employee" set "dismissal_date" = null where "id" = $1', [
          member('employee2').employee_id,
        ]),
    ],
    [
      'when the person is closed',
      'clerk',
      () =>
        db().query('update "employee" set "disabled" = true where "id" = $1', [member('clerk').employee_id]),
      () =>
        db().query('update "employee" set "disabled" = false where "id" = $1', [member('clerk').employee_id]),
    ],
    [
      'when its time is over',
      'reviewer',
      () =>
        db().query(
          `update "auth_session" set "expires_at" = now() - interval '1 second' where "user_id" = $1`,
          [member('reviewer').user_id],
        ),
      async () => undefined,
    ],
    [
      'when it is ended elsewhere',
      'accountant',
      () =>
        db().query('update "auth_session" set "ended_at" = now() where "user_id" = $1', [
          member('accountant').user_id,
        ]),
      async () => undefined,
    ],
  ];
  test.each(ways)('%s', async (_when, name, end, mend) => {
    const { access_token, refresh_token } = await enter(name);
    const cookie = await cookieOf(world, name);
    for (const call of world.both) expect(outcome(await profile(access_token, call))).toBe('ok');
    await end();
    for (const call of world.both) {
      const answer = await profile(access_token, call);
      expect([answer.status, answer.error?.code]).toEqual([401, -32708]);
      expect(outcome(await refresh(refresh_token, call))).toBe('invalid_refresh_token');
    }
    expect(
      outcome(await answered(postAs(world, 'token.refresh', {}, { cookie, origin: world.portal.origin }))),
    ).toBe('invalid_refresh_token');
    for (const path of ['/api/events', '/api/files/aaaaaaaaaaaaaaaaaaaaaaaa']) {
      const response = await fetch(`${world.portal.origin}${path}`, { headers: { cookie } });
      expect([path, response.status]).toEqual([path, 401]);
      await response.arrayBuffer();
    }
    await mend();
  });

  test('when its owner signs out: both tokens and the cookie are dead, other sessions live', async () => {
    const [one, two] = [await enter('manager'), await enter('manager')];
    expect((await world.call('token.remove', {}, { token: one.access_token })).result?.data).toBe(true);
    for (const call of world.both) {
      expect(outcome(await profile(one.access_token, call))).toBe('invalid_access_token');
      expect(outcome(await refresh(one.refresh_token, call))).toBe('invalid_refresh_token');
      expect(outcome(await profile(two.access_token, call))).toBe('ok');
    }
  });

  test('an access token ends on its own, its session goes on', async () => {
    const { access_token, refresh_token } = await enter('hr');
    await db().query(
      `update "auth_token" set "expires_at" = now() - interval '1 second' where "kind" = 'access'`,
    );
    expect(outcome(await profile(access_token))).toBe('invalid_access_token');
    expect(outcome(await refresh(refresh_token))).toBe('ok');
  });

  test('T31: a role that is taken away is gone at the next call', async () => {
    const { access_token } = await enter('hr');
    const id = await addVacation(world.company, 'clerk', 'prepared');
    const see = async (call: Call) =>
      (await call('view.get', { object: 'vacation', filter: `id = ${id}` }, { token: access_token })).result
        ?.total;
    for (const call of world.both) expect(await see(call)).toBe(1);
    await db().query(`delete from "user_role" where "user_id" = $1 and "role" = 'hr'`, [
      member('hr').user_id,
    ]);
    for (const call of world.both) expect(await see(call)).toBe(0);
    await db().query(`insert into "user_role" ("user_id", "organization_id", "role") values ($1, $2, 'hr')`, [
      member('hr').user_id,
      member('hr').organization_id,
    ]);
  });
});

describe('a refresh token', () => {
  test('is exchanged for a new pair; the old one is spent', async () => {
    const first = await enter('employee');
    const next = (await refresh(first.refresh_token)).result as unknown as Tokens;
    expect(next.refresh_token).not.toBe(first.refresh_token);
    for (const token of [next.access_token]) expect(outcome(await profile(token))).toBe('ok');
    expect(outcome(await refresh(next.refresh_token))).toBe('ok');
  });

  test('T40: used by many at once, over two processes, has one successor', async () => {
    const { refresh_token } = await enter('employee');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refresh(refresh_token, world.both[index % 2])),
    );
    expect(new Set(answers.map(outcome))).toEqual(new Set(['ok']));
    expect(new Set(answers.map((answer) => answer.result?.refresh_token)).size).toBe(1);
    const { rows } = await db().query(
      `select count(*)::int as live from "auth_token" t where t."kind" = 'refresh' and t."replaced_at" is null and t."session_id" = (select "session_id" from "auth_token" where "kind" = 'refresh' order by "create_date" desc limit 1)`,
    );
    expect(rows[0]?.live).toBe(1);
  });

  test('T40: EX-114: replayed within 30 seconds gets the same successor', async () => {
    const { refresh_token } = await enter('employee');
    const [one, two] = [await refresh(refresh_token), await refresh(refresh_token, world.other)];
    expect(two.result?.refresh_token).toBe(one.result?.refresh_token);
    expect(outcome(await profile(String(one.result?.access_token)))).toBe('ok');
  });

  test('T40, T41: replayed later ends the whole session: somebody has stolen it', async () => {
    const { refresh_token } = await enter('employee');
    const next = (await refresh(refresh_token)).result as unknown as Tokens;
    await db().query(
      `update "auth_token" set "replaced_at" = now() - interval '31 seconds' where "replaced_at" is not null`,
    );
    expect(outcome(await refresh(refresh_token))).toBe('invalid_refresh_token');
    for (const call of world.both) {
      expect(outcome(await profile(next.access_token, call))).toBe('invalid_access_token');
      expect(outcome(await refresh(next.refresh_token, call))).toBe('invalid_refresh_token');
    }
    const { rows } = await db().query(
      `select count(*)::int as n from "audit" where "stream" = $1 and "action" = 'refresh_replayed'`,
      [`user:${member('employee').user_id}`],
    );
    expect(rows[0]?.n).toBe(1);
  });

  test('replayed when its successor was used already gives no second way in', async () => {
    const { refresh_token } = await enter('employee');
    const next = (await refresh(refresh_token)).result as unknown as Tokens;
    const after = (await refresh(next.refresh_token)).result as unknown as Tokens;
    await refresh(refresh_token);
    const { rows } = await db().query(
      `select count(*)::int as live from "auth_token" t join "auth_session" s on s."id" = t."session_id" where t."kind" = 'refresh' and t."replaced_at" is null and s."ended_at" is null and s."user_id" = $1 group by s."id" order by 1 desc limit 1`,
      [member('employee').user_id],
    );
    expect(rows[0]?.live).toBe(1);
    expect(after.refresh_token).not.toBe(next.refresh_token);
  });

  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(200), "' or 1=1 --", '\u0000'])(
    '%j is none',
    async (token) => {
      expect(outcome(await refresh(token))).toBe('invalid_refresh_token');
    },
  );

  test('is no access token, and an access token no refresh token', async () => {
    const { access_token, refresh_token } = await enter('employee');
    expect(outcome(await profile(refresh_token))).toBe('invalid_access_token');
    expect(outcome(await refresh(access_token))).toBe('invalid_refresh_token');
    expect(outcome(await profile(access_token))).toBe('ok');
  });

  test('is also read under the name the specification uses', async () => {
    const { refresh_token } = await enter('employee');
    expect(outcome(await world.call('token.refresh', { refreshToken: refresh_token }))).toBe('ok');
  });
});

describe('T50: an access token in an address', () => {
  test('is never read: not token, not access_token, not authorization', async () => {
    const { access_token } = await enter('employee');
    for (const name of ['token', 'access_token', 'authorization', 'bearer'])
      for (const path of ['/user', '/view', '/table']) {
        const response = await fetch(
          `${world.portal.origin}/api${path}?${new URLSearchParams({ object: 'status', [name]: access_token })}`,
        );
        const text = await response.text();
        expect([name, path, response.status >= 400, text.includes(access_token)]).toEqual([
          name,
          path,
          true,
          false,
        ]);
      }
    for (const path of ['/events', '/files/aaaaaaaaaaaaaaaaaaaaaaaa'])
      expect((await fetch(`${world.portal.origin}/api${path}?token=${access_token}`)).status).toBe(401);
  });
});

describe('another client’s code', () => {
  test('in a header or in the sign-in never changes whose rows are read', async () => {
    const { access_token } = await enter('employee');
    for (const client of ['south', 'eg', 'SOUTH', "' or 1=1"]) {
      const answer = await world.call(
        'view.get',
        { object: 'organization' },
        { token: access_token, headers: { 'x-client': client } },
      );
      expect(answer.result?.data.map((row) => row.id)).toEqual([world.company.organizations.alpha]);
    }
  });
});
