import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NORTH, one, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, type Call, outcome } from '../support/matrix-http.ts';
import { moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openTwin } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';

/** Two zones that never share a date: 25 hours lie between them. */
const EARLIEST = 'Pacific/Kiritimati';
const LATEST = 'Pacific/Pago_Pago';

const world = shared(() =>
  openTwin([], {
    env: { BUSINESS_TZ: EARLIEST },
    second: () => ({ env: { BUSINESS_TZ: LATEST, ROLE: 'web' } }),
  }),
);
/** Portals on one database: in one the business day has begun, in the other not yet. */
let ahead: Call;
let behind: Call;
let admin: string;
beforeAll(async () => {
  [ahead, behind] = world.both;
  admin = await enter('admin');
});
beforeEach(async () => {
  await db().query('delete from "grant"');
  await db().query('delete from "deputy"');
});

const db = () => world.company.db;
const member = (name: Name) => world.company.people[name];
const enter = async (name: Name): Promise<string> =>
  String((await ahead('token.get', { login: name, password: PASSWORD, client: NORTH })).result?.access_token);
/** The business day of a zone, so many days later, as SQL. */
const dayIn = (zone: string, later = 0): string => `((now() at time zone '${zone}')::date + ${later})`;
const addGrant = (from: string, to: string, role = 'manager', owner: Name = 'manager'): Promise<number> =>
  one(
    db(),
    `insert into "grant" ("user_id", "employee_id", "organization_id", "role", "date_from", "date_to")
     values ($1, $2, $3, $4, ${from}, ${to}) returning "id"`,
    [member('deputy').user_id, member(owner).employee_id, member(owner).organization_id, role],
  );
const act = (token: string, grant: number | null, call: Call): Promise<Answer> =>
  call('token.grant', { grant }, { token });
/** Whether the deputy may begin to act under a grant, ahead and behind. */
const opens = async (grant: number): Promise<readonly [string, string]> => [
  outcome(await act(await enter('deputy'), grant, ahead)),
  outcome(await act(await enter('deputy'), grant, behind)),
];

describe('T28: at the boundary of the business day a grant', () => {
  test('is in force on its last day, and over on the day after', async () => {
    const last = await addGrant(`'2020-01-01'`, dayIn(LATEST));
    expect(await opens(last)).toEqual(['access_denied', 'ok']);
    const both = await addGrant(`'2020-01-01'`, dayIn(EARLIEST));
    expect(await opens(both)).toEqual(['ok', 'ok']);
    const over = await addGrant(`'2020-01-01'`, dayIn(LATEST, -1));
    expect(await opens(over)).toEqual(['access_denied', 'access_denied']);
  });

  test('is in force from its first day on, and not on the day before', async () => {
    const first = await addGrant(dayIn(EARLIEST), `'2100-01-01'`);
    expect(await opens(first)).toEqual(['ok', 'access_denied']);
    const both = await addGrant(dayIn(LATEST), `'2100-01-01'`);
    expect(await opens(both)).toEqual(['ok', 'ok']);
    const later = await addGrant(dayIn(EARLIEST, 1), `'2100-01-01'`);
    expect(await opens(later)).toEqual(['access_denied', 'access_denied']);
  });

  test('that somebody acts by opens nothing where its last day is over', async () => {
    const last = await addGrant(`'2020-01-01'`, dayIn(LATEST));
    const token = String((await act(await enter('deputy'), last, behind)).result?.access_token);
    const read = (call: Call) => call('view.get', { object: 'vacation' }, { token });
    expect(outcome(await read(behind))).toBe('ok');
    expect(outcome(await read(ahead))).toBe('invalid_access_token');
  });

  test('of a deputy ends with the last day of the absence', async () => {
    const rule = { action: 'setDeputy', deputy_employee_id: member('deputy').employee_id };
    expect(outcome(await ahead('user.auth', rule, { token: await enter('manager') }))).toBe('ok');
    const id = await addVacation(world.company, 'manager', 'approved');
    await db().query(
      `update "document" set "start_date" = '2020-01-01', "end_date" = ${dayIn(LATEST)} where "id" = $1`,
      [id],
    );
    const grant = await one(
      db(),
      `select "id" from "grant" where "user_id" = $1 and "role" = 'manager' and "deputy_id" is not null`,
      [member('deputy').user_id],
    );
    expect(await opens(grant)).toEqual(['access_denied', 'ok']);
  });
});

describe('a grant lends nothing', () => {
  const ways: readonly (readonly [string, string, string, () => number])[] = [
    [
      'of somebody whose employment was closed',
      'update "employee" set "disabled" = true',
      'update "employee" set "disabled" = false',
      () => member('manager').employee_id,
    ],
    [
      'in an organization that was closed',
      'update "organization" set "disabled" = true',
      'update "organization" set "disabled" = false',
      () => member('manager').organization_id,
    ],
    [
      'to somebody who was disabled',
      'update "app_user" set "disabled" = true',
      'update "app_user" set "disabled" = false',
      () => member('deputy').user_id,
    ],
  ];
  test.each(ways)('%s, on both processes and again when that is mended', async (_what, end, mend, id) => {
    const grant = await addGrant(`'2020-01-01'`, `'2100-01-01'`);
    const token = String((await act(await enter('deputy'), grant, ahead)).result?.access_token);
    const said = () =>
      Promise.all([ahead, behind].map(async (call) => outcome(await call('user.get', {}, { token }))));
    expect(await said()).toEqual(['ok', 'ok']);
    await db().query(`${end} where "id" = $1`, [id()]);
    expect(await said()).toEqual(['invalid_access_token', 'invalid_access_token']);
    await db().query(`${mend} where "id" = $1`, [id()]);
    expect(await said()).toEqual(['ok', 'ok']);
  });
});

describe('T29: whoever acts for somebody of hr', () => {
  const actAsHr = async (): Promise<string> => {
    const grant = await addGrant(`'2020-01-01'`, `'2100-01-01'`, 'hr', 'hr');
    return String((await act(await enter('deputy'), grant, ahead)).result?.access_token);
  };
  const edit = (token: string, name: Name, data: object) =>
    ahead('user.edit', { id: member(name).user_id, data }, { token });
  const emailOf = async (name: Name) =>
    (await db().query('select "email" from "app_user" where "id" = $1', [member(name).user_id])).rows[0]
      ?.email;

  test('changes nobody’s account: not theirs, not that person’s, not a third one’s', async () => {
    const token = await actAsHr();
    const roles = [{ organization_id: member('hr').organization_id, roles: ['employee', 'hr', 'manager'] }];
    for (const name of ['hr', 'deputy', 'clerk'] as const)
      for (const data of [{ email: 'mine@evil.example' }, { login: 'mine' }, { disabled: '1' }, { roles }])
        expect([name, data, outcome(await edit(token, name, data))]).toEqual([name, data, 'access_denied']);
    expect([await emailOf('hr'), await emailOf('deputy')]).toEqual(['hr@example.ru', 'deputy@example.ru']);
  });

  test('nor by a file of users', async () => {
    const token = await actAsHr();
    const lines = ['email;roles', 'hr@example.ru;employee,hr,manager', 'clerk@example.ru;employee,manager'];
    const body = new FormData();
    body.set('mode', 'preview');
    body.set('file', new Blob([lines.join('\r\n')]), 'users.csv');
    const response = await fetch(`${world.portal.origin}/api/users/import`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(outcome((await response.json()) as Answer)).toBe('access_denied');
  });

  test('gives no grant, unlocks nobody and sends no link: that is an admin’s, and never lent', async () => {
    const token = await actAsHr();
    const id = member('clerk').user_id;
    const record = {
      user_id: member('deputy').user_id,
      employee_id: member('manager').employee_id,
      role: 'manager',
      date_from: '2020-01-01',
      date_to: '2100-01-01',
    };
    const tries = async (by: string) => [
      outcome(await ahead('table.add', { object: 'grant', data: [record] }, { token: by })),
      outcome(await ahead('user.unlock', { id }, { token: by })),
      outcome(await ahead('user.restore', { id }, { token: by })),
    ];
    expect(await tries(token)).toEqual(Array(3).fill('access_denied'));
    expect(await tries(admin)).toEqual(Array(3).fill('ok'));
  });
});

describe('T29: a grant lends for reading what its documents show, no more of the staff', () => {
  const PRIVATE = ['number', 'email', 'phone', 'snils', 'inn', 'hire_date', 'dismissal_date'] as const;
  const PLAIN = 'id,name,position,department,location,disabled';
  const lent = async (families: string, role = 'hr', owner: Name = 'hr') => {
    const id = await addGrant(`'2020-01-01'`, `'2100-01-01'`, role, owner);
    await db().query('update "grant" set "families" = $2 where "id" = $1', [id, families]);
    return String((await act(await enter('deputy'), id, ahead)).result?.access_token);
  };
  const list = async (token: string, object: string, more: object = {}) =>
    await ahead('view.get', { object, rowsPerPage: 'all', ...more }, { token });
  const rows = async (...given: Parameters<typeof list>) => (await list(...given)).result?.data ?? [];
  /** Whose rows of an object a caller reads. */
  const whose = async (token: string, object: string, field = 'employee_id') =>
    new Set((await rows(token, object, { select: field })).map((row) => row[field]));

  test('of people who they are and where they work; their numbers, phones and days of hire stay hr’s', async () => {
    await db().query(
      `update "employee" set "phone" = '100', "email" = 'x@example.ru', "snils" = '112-233-445 95', "inn" = '500100732259'
       where "id" = $1`,
      [member('clerk').employee_id],
    );
    const clerk = { filter: `id = ${member('clerk').employee_id}` };
    for (const families of ['vacation', 'request_push_signed']) {
      const token = await lent(families);
      const [plain] = await rows(token, 'employee', { ...clerk, select: PLAIN });
      expect([families, plain?.name, plain?.disabled]).toEqual([families, expect.any(String), '0']);
      const [told] = await rows(token, 'employee', clerk);
      const [raw] =
        (await ahead('table.get', { object: 'employee', ...clerk }, { token })).result?.data ?? [];
      expect([told?.name, raw?.name]).toEqual([plain?.name, plain?.name]);
      for (const field of PRIVATE)
        expect([field, told?.[field] ?? null, raw?.[field] ?? null]).toEqual([field, null, null]);
      for (const field of ['snils', 'inn'])
        expect(outcome(await list(token, 'employee', { select: field }))).toBe('unknown_field');
      for (const field of PRIVATE)
        expect([field, outcome(await list(token, 'employee', { filter: `${field} = '100'` }))]).toEqual([
          field,
          'unknown_field',
        ]);
      expect(outcome(await list(token, 'employee', { orderBy: 'phone' }))).toBe('unknown_field');
    }
    for (const token of [await lent(''), await enter('hr')]) {
      const [told] = await rows(token, 'employee', clerk);
      expect([told?.phone, told?.email, told?.snils, told?.inn]).toEqual([
        '100',
        'x@example.ru',
        '112-233-445 95',
        '500100732259',
      ]);
      expect(await rows(token, 'employee', { filter: `phone = '100'` })).toHaveLength(1);
    }
  });

  test('balances and who answers to whom where leaves are lent, and one’s own otherwise', async () => {
    for (const name of ['hr', 'manager', 'employee'] as const)
      await db().query(
        `insert into "vacation_limit" ("employee_id", "period", "on_date", "norma", "days_limit", "employee_start_date")
         values ($1, 2039, '2028-01-01', 28, 28, '2020-01-01')`,
        [member(name).employee_id],
      );
    const [hr, manager, employee] = [member('hr'), member('manager'), member('employee')].map(
      (each) => each.employee_id,
    );
    for (const families of ['vacation', '']) {
      expect(await whose(await lent(families), 'vacation_limit')).toContain(employee);
      expect(await whose(await lent(families), 'subordination')).toContain(employee);
      const under = await lent(families, 'manager', 'manager');
      expect(await whose(under, 'vacation_limit')).toEqual(
        await whose(await enter('manager'), 'vacation_limit'),
      );
    }
    const papers = await lent('request_push_signed');
    expect(await whose(papers, 'vacation_limit')).toEqual(new Set([hr]));
    for (const row of await rows(papers, 'subordination', { select: 'employee_id,manager_id' }))
      expect(Object.values(row)).toContain(hr);
    const under = await lent('request_push_signed', 'manager', 'manager');
    expect(await whose(under, 'vacation_limit')).toEqual(new Set([manager]));
  });

  test('no notices to the staff, which a grant for all families lends', async () => {
    const params = { employee_ids: [member('clerk').employee_id], text: 'Всем прийти' };
    const notify = async (token: string) => outcome(await ahead('user.notify', params, { token }));
    for (const families of ['vacation', 'request_push_signed'])
      expect([families, await notify(await lent(families))]).toEqual([families, 'access_denied']);
    expect(await one(db(), `select count(*) from "message" where "text" = 'Всем прийти'`)).toBe(0);
    expect(await notify(await lent(''))).toBe('ok');
    expect(await notify(await enter('hr'))).toBe('ok');
  });

  test('no powers of attorney, whatever hr lends; no hiring and no request of another family', async () => {
    const { employee_id, organization_id, client_id } = member('clerk');
    await db().query(
      `insert into "power_of_attorney" ("client_id", "number", "employee_id", "organization_id", "valid_from", "valid_to", "xml", "xml_signature")
       values ($1, 'П-1', $2, $3, '2020-01-01', '2100-01-01', 'x', 'x')`,
      [client_id, employee_id, organization_id],
    );
    for (const object_id of ['recruitment', 'request']) {
      const id = await one(
        db(),
        `insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "creator_id")
         values ($1, $2, $3, $4, $5, $5) returning "id"`,
        [client_id, organization_id, object_id, `Г-${object_id}`, employee_id],
      );
      if (object_id === 'request') await db().query('insert into "request" ("id") values ($1)', [id]);
    }
    const counts = async (token: string) => [
      (await rows(token, 'power_of_attorney', { select: 'xml' })).length,
      (await rows(token, 'recruitment', { select: 'id' })).length,
      (await rows(token, 'request', { select: 'id' })).length,
    ];
    expect(await counts(await enter('hr'))).toEqual([1, 1, 1]);
    expect(await counts(await lent(''))).toEqual([0, 1, 1]);
    expect(await counts(await lent('vacation'))).toEqual([0, 0, 0]);
  });
});

describe('T29: a grant lends no affairs of an employee that the person themselves does not have', () => {
  const rolesOf = (name: Name, roles: readonly string[]) =>
    db().query(
      `with gone as (delete from "user_role" where "user_id" = $1 and "role" <> all($3::text[]))
       insert into "user_role" ("user_id", "organization_id", "role")
       select $1, $2, role from unnest($3::text[]) role on conflict do nothing`,
      [member(name).user_id, member(name).organization_id, roles],
    );
  const managersAreEmployees = (value: string) => putParameter(db(), 'manager_as_employee', value);
  const make = async (token: string | undefined) =>
    outcome(await ahead('table.add', { object: 'vacation', data: {} }, { token }));
  /** The outcome when the deputy begins to act, then makes a vacation for the person. */
  const tryFor = async (owner: Name, role: string, more = '"own_documents" = true') => {
    const grant = await addGrant(`'2020-01-01'`, `'2100-01-01'`, role, owner);
    await db().query(`update "grant" set ${more} where "id" = $1`, [grant]);
    const begun = await act(await enter('deputy'), grant, ahead);
    const token = begun.result?.access_token;
    return token === undefined ? outcome(begun) : make(String(token));
  };

  test('not of a candidate or a recruiter alone; of a recruiter who is an employee, as they themselves', async () => {
    for (const [roles, may] of [
      [['candidate'], 'access_denied'],
      [['recruiter'], 'access_denied'],
      [['recruiter', 'employee'], 'ok'],
    ] as const) {
      await rolesOf('recruiter', roles);
      expect([roles, await make(await enter('recruiter'))]).toEqual([roles, may]);
      expect([roles, await tryFor('recruiter', 'employee')]).toEqual([roles, may]);
    }
  });

  test('nor by a rule of deputies', async () => {
    const rule = {
      action: 'setDeputy',
      deputy_employee_id: member('deputy').employee_id,
      own_documents: true,
      date_from: '2020-01-01',
      date_to: '2100-01-01',
    };
    expect(outcome(await ahead('user.auth', rule, { token: await enter('recruiter') }))).toBe('ok');
    const lent = async () => {
      const { result } = await ahead('user.get', {}, { token: await enter('deputy') });
      const profile = result?.profile as
        | { grants: readonly { employee_id: number; role: string }[] }
        | undefined;
      return profile?.grants.map(({ employee_id, role }) => [employee_id, role]);
    };
    await rolesOf('recruiter', ['recruiter']);
    expect(await lent()).toEqual([]);
    await rolesOf('recruiter', ['recruiter', 'employee']);
    expect(await lent()).toEqual([[member('recruiter').employee_id, 'employee']]);
  });

  test('not beside another role of somebody who has that role alone; beside it for who is an employee, too', async () => {
    for (const [roles, value, may] of [
      [['manager'], '0', 'access_denied'],
      [['manager'], '1', 'ok'],
      [['manager', 'employee'], '0', 'ok'],
    ] as const) {
      await rolesOf('manager', roles);
      await managersAreEmployees(value);
      const given = [roles, value];
      expect([...given, await make(await enter('manager'))]).toEqual([...given, may]);
      expect([...given, await tryFor('manager', 'manager')]).toEqual([...given, may]);
      expect([...given, await tryFor('manager', 'employee')]).toEqual([...given, may]);
    }
    await managersAreEmployees('0');
  });
});

describe('T29: nobody keeps their own record, balance, manager or roles', () => {
  let year = 2040;
  const limitOf = (name: Name) => {
    year += 1;
    return one(
      db(),
      `insert into "vacation_limit" ("employee_id", "period", "on_date", "norma", "days_limit", "employee_start_date")
       values ($1, $2, '2028-01-01', 28, 28, '2020-01-01') returning "id"`,
      [member(name).employee_id, year],
    );
  };
  const limit = (name: Name) => ({
    employee_id: member(name).employee_id,
    period: 2031,
    on_date: '2031-01-01',
    norma: 60,
    days_limit: 60,
    employee_start_date: '2020-01-01',
  });
  const under = (name: Name, manager: Name) => ({
    employee_id: member(name).employee_id,
    manager_id: member(manager).employee_id,
    type: 'assistant',
  });
  type Write = readonly [verb: 'add' | 'edit' | 'del', object: string, record: object];
  /** Every write that changes a person's post, manager or days of leave. */
  const waysTo = async (name: Name): Promise<Write[]> => [
    ['edit', 'employee', { id: member(name).employee_id, position: 'Директор' }],
    ['add', 'vacation_limit', limit(name)],
    ['edit', 'vacation_limit', { id: await limitOf(name), days_limit: 60 }],
    ['edit', 'vacation_limit', { id: await limitOf('clerk'), employee_id: member(name).employee_id }],
    ['del', 'vacation_limit', { id: await limitOf(name) }],
    ['add', 'subordination', under(name, 'manager2')],
    ['edit', 'subordination', { id: member(name).subordination_id, disabled: '1' }],
    ['del', 'subordination', { id: member(name).subordination_id }],
  ];
  const write = async (token: string, [verb, object, record]: Write) =>
    outcome(await ahead(`table.${verb}`, { object, data: [record] }, { token }));
  const writeAll = async (token: string, writes: readonly Write[]) => {
    const said: string[] = [];
    for (const each of writes) said.push(await write(token, each));
    return said;
  };
  const lentHr = async (more = '') => {
    const grant = await addGrant(`'2020-01-01'`, `'2100-01-01'`, 'hr', 'hr');
    if (more !== '') await db().query(`update "grant" set ${more} where "id" = $1`, [grant]);
    return String((await act(await enter('deputy'), grant, ahead)).result?.access_token);
  };

  test('not hr, not an admin, not who acts for hr: neither theirs nor that of the person acted for', async () => {
    const token = await lentHr();
    const own = Array(8).fill('own_record');
    expect(await writeAll(await enter('hr'), await waysTo('hr'))).toEqual(own);
    expect(await writeAll(admin, await waysTo('admin'))).toEqual(own);
    expect(await writeAll(token, await waysTo('deputy'))).toEqual(own);
    expect(await writeAll(token, await waysTo('hr'))).toEqual(own);
    expect(await writeAll(token, (await waysTo('assistant')).slice(0, 6))).toEqual(Array(6).fill('ok'));
    expect(await writeAll(admin, (await waysTo('hr')).slice(0, 6))).toEqual(Array(6).fill('ok'));
  });

  test('who acts for hr is made nobody’s manager by it, and an admin gives themselves no grant', async () => {
    expect(await write(await lentHr(), ['add', 'subordination', under('clerk', 'deputy')])).toBe(
      'own_record',
    );
    const given = { role: 'hr', date_from: '2020-01-01', date_to: '2100-01-01' };
    const to = (name: Name): Write => [
      'add',
      'grant',
      { ...given, user_id: member(name).user_id, employee_id: member('hr').employee_id },
    ];
    expect(await writeAll(admin, [to('admin'), to('reviewer')])).toEqual(['own_record', 'ok']);
  });

  test('nobody is dismissed, closed, moved or renumbered by a grant; hr themselves may', async () => {
    const token = await lentHr();
    const { employee_id: id } = member('recruiter');
    const closing: Write[] = [
      ['edit', 'employee', { id, disabled: '1' }],
      ['edit', 'employee', { id, dismissal_date: '2020-01-01' }],
      ['edit', 'employee', { id, email: 'mine@evil.example' }],
      ['edit', 'employee', { id, snils: '112-233-445 95' }],
      ['del', 'employee', { id }],
    ];
    expect(await writeAll(token, closing)).toEqual(Array(5).fill('never_lent'));
    expect(await writeAll(await enter('hr'), closing.slice(0, 1))).toEqual(['ok']);
  });

  test('documents of the absent person are made and sent only by a grant that says so', async () => {
    const draft = await addVacation(world.company, 'hr', 'draft');
    const step = (from: string, to: string) => moveBy(stepOf(world.company, 'employee', from, to), draft);
    const make = (name: Name): Write => ['add', 'vacation', { employee_id: member(name).employee_id }];
    const writes: Write[] = [
      make('hr'),
      ['edit', 'vacation', { id: draft, comments: 'x' }],
      ['add', 'document_status', step('draft', 'prepared')],
      ['add', 'document_status', step('prepared', 'draft')],
      ['del', 'vacation', { id: draft }],
    ];
    const silent = await lentHr();
    expect(await writeAll(silent, writes)).toEqual([
      'access_denied',
      'not_editable',
      'access_denied',
      'access_denied',
      'not_deletable',
    ]);
    expect(await write(silent, make('clerk'))).toBe('ok');
    const told = await lentHr('"own_documents" = true');
    expect(await writeAll(told, writes)).toEqual(Array(5).fill('ok'));
    expect(await write(told, make('deputy'))).toBe('access_denied');
  });
});
