import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { one } from '../support/matrix-company.ts';
import { nextFortnight } from '../support/matrix-family.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import { moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee', 'manager', 'hr', 'admin', 'reviewer', 'recruiter']));

const write = (
  name: Name,
  method: 'add' | 'edit' | 'del',
  object: string,
  ...data: object[]
): Promise<Answer> => callAs(world, name, `table.${method}`, { object, data });
const stored = async (id: number): Promise<Record<string, unknown>> =>
  (
    await world.company.db.query(
      'select * from "document" d join "vacation" v using ("id") where "id" = $1',
      [id],
    )
  ).rows[0];

/** What belongs to the server in every document. */
const SERVER_FIELDS: Readonly<Record<string, unknown>> = {
  status_id: 'approved',
  workflow_id: 1,
  manager_id: 1,
  creator_id: 1,
  organization_id: 1,
  client_id: 1,
  object_id: 'overtime',
  number: 'ОТ-1',
  version: 9,
  indicators: 'urgent',
  replaced: '1',
  replaced_status_id: 'approved',
  replaced_vacation_ids: '1',
  days_unplanned: 5,
  type: 'correction',
  create_date: '1999-01-01T00:00:00Z',
  status_date: '1999-01-01T00:00:00Z',
  steps: [],
  can_edit: '1',
  files_count: 3,
  employee_name: 'Другой',
  status_name: 'Утверждён',
  reject: '0',
  detail: '{}',
};

describe.each(['employee', 'hr'] as const)('%s', (name) => {
  test.each(Object.entries(SERVER_FIELDS))(
    'T15: cannot set %s of a vacation, neither on a new one nor on an old one',
    async (field, value) => {
      const id = await addVacation(world.company, 'employee', 'draft');
      const before = await stored(id);
      for (const answer of [
        await write(name, 'edit', 'vacation', { id, comments: 'x', [field]: value }),
        await write(name, 'add', 'vacation', { comments: 'x', [field]: value }),
      ])
        expect([answer.error?.code, outcome(answer)]).toEqual([-32602, 'unknown_field']);
      expect(await stored(id)).toEqual(before);
    },
  );

  test('cannot give a vacation to somebody else afterwards', async () => {
    const id = await addVacation(world.company, 'employee', 'draft');
    expect(
      outcome(
        await write(name, 'edit', 'vacation', {
          id,
          employee_id: world.company.people.employee2.employee_id,
        }),
      ),
    ).toBe('unknown_field');
  });
});

describe('T06: several rows in one call, and several calls in one', () => {
  /** People whose roles add up, with a row they reach and one that none of their roles reaches. */
  const UNIONS = [
    ['employee', 'employee', 'clerk'],
    ['reviewer', 'reviewer', 'stranger'],
    ['recruiter', 'recruiter', 'clerk'],
    ['manager', 'manager', 'stranger'],
    ['hr', 'clerk', 'stranger'],
  ] as const;
  beforeAll(async () => {
    // A manager who is hr as well.
    await world.company.db.query(
      `insert into "user_role" ("user_id", "organization_id", "role") select "user_id", "organization_id", 'hr'
       from "user_role" where "user_id" = $1 and "role" = 'manager' on conflict do nothing`,
      [world.company.people.manager.user_id],
    );
  });
  afterAll(async () => {
    await world.company.db.query(`delete from "user_role" where "user_id" = $1 and "role" = 'hr'`, [
      world.company.people.manager.user_id,
    ]);
  });

  // A reviewer reads the drafts of colleagues, and changes none.
  test.each([...UNIONS, ['reviewer', 'reviewer', 'clerk'] as const])(
    '%s changes and deletes none where one is not theirs',
    async (name, whose, foreigner) => {
      const reached = await addVacation(world.company, whose, 'draft');
      const beyond = await addVacation(world.company, foreigner, 'draft');
      const missing = 999_999_999;
      const before = await fingerprint(world.company.db);
      for (const [first, second] of [
        [reached, beyond],
        [beyond, reached],
        [reached, missing],
      ]) {
        const rows = [first, second].map((id) => ({ id, comments: 'взлом' }));
        const edited = await write(name, 'edit', 'vacation', ...rows);
        const deleted = await write(name, 'del', 'vacation', ...[first, second].map((id) => ({ id })));
        expect(outcome(edited)).toMatch(/^not_(found|editable)$/);
        expect(outcome(deleted)).toMatch(/^not_(found|deletable)$/);
      }
      expect(await fingerprint(world.company.db)).toEqual(before);
    },
  );

  test.each(UNIONS)(
    '%s reads and changes no more by a batch than call by call',
    async (name, _whose, foreigner) => {
      const beyond = await addVacation(world.company, foreigner, 'draft');
      const before = await stored(beyond);
      const data = [{ id: beyond, comments: 'взлом' }];
      const calls = [
        { method: 'view.get', params: { object: 'vacation', filter: `id = ${beyond}` } },
        {
          method: 'view.get',
          params: { object: 'vacation', filter: `id = ${beyond} or id is not null`, rowsPerPage: 'all' },
        },
        { method: 'table.get', params: { object: 'vacation', filter: `id = ${beyond}` } },
        { method: 'table.edit', params: { object: 'vacation', data } },
        { method: 'table.del', params: { object: 'vacation', data: [{ id: beyond }] } },
      ];
      const token = world.token(name);
      const { result } = await world.call('batch', calls, { token });
      const answers = result?.data.map((each) => each as unknown as Answer) ?? [];
      expect(answers.slice(3).map(outcome)).toEqual(['not_found', 'not_found']);
      for (const [index, answer] of answers.slice(0, 3).entries()) {
        const alone = await world.call(calls[index]?.method ?? '', calls[index]?.params, { token });
        expect(answer.result?.data).toEqual(alone.result?.data);
        expect(answer.result?.data.map((row) => row.id)).not.toContain(beyond);
      }
      expect(await stored(beyond)).toEqual(before);
    },
  );
});

describe('a vacation that is added', () => {
  test('is new, of the caller, under their manager, numbered, and dated by the server; an id that was sent is ignored', async () => {
    const { people } = world.company;
    const answer = await write('employee', 'add', 'vacation', {
      id: 1,
      comments: '  море  ',
      ...nextFortnight(world.company, people.employee),
    });
    const [row] = answer.result?.data ?? [];
    expect(row).toMatchObject({
      status_id: 'empty',
      employee_id: people.employee.employee_id,
      manager_id: people.manager.employee_id,
      creator_id: people.employee.employee_id,
      organization_id: people.employee.organization_id,
      workflow_id: null,
      version: 0,
      comments: 'море',
      days: 14,
      indicators: '',
    });
    expect(row?.id).not.toBe(1);
    expect(Math.abs(Date.parse(String(row?.create_date)) - Date.now())).toBeLessThan(60_000);
    const { rowCount } = await world.company.db.query(
      'select 1 from "document_status" where "registrator_id" = $1',
      [row?.id],
    );
    expect(rowCount).toBe(0);
  });

  test('gets a number of its own, also when fifty are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => write('employee', 'add', 'vacation', { comments: 'номер' })),
    );
    const numbers = answers.map((answer) => answer.result?.data[0]?.number);
    expect(new Set(numbers).size).toBe(50);
  });

  test('holds up nobody else’s number while it is not written yet', async () => {
    const { db, people } = world.company;
    await db.query('begin');
    try {
      await db.query('select 1 from "employee" where "id" = $1 for update', [people.employee.employee_id]);
      const slow = write('employee', 'add', 'vacation', { comments: 'долго' });
      await expect
        .poll(async () => (await db.query('select 1 from pg_locks where not "granted"')).rowCount)
        .toBe(1);
      const others = await write('manager', 'add', 'vacation', { comments: 'быстро' });
      await db.query('commit');
      const numbers = [others, await slow].map((answer) => answer.result?.data[0]?.number);
      expect(numbers).toEqual([expect.stringMatching(/^ОТ-\d+$/), expect.stringMatching(/^ОТ-\d+$/)]);
      expect(numbers[0]).not.toBe(numbers[1]);
    } catch (error) {
      await db.query('rollback');
      throw error;
    }
  });

  test('is refused while as many as the parameter says were not sent, whoever adds it', async () => {
    const { db, people } = world.company;
    const { employee_id } = people.clerk;
    const atMost = (value: string) => putParameter(db, 'unsent_documents_max', value);
    await atMost('2');
    const add = async (count = 1) =>
      outcome(
        await write('hr', 'add', 'vacation', ...Array.from({ length: count }, () => ({ employee_id }))),
      );
    const unsent = () =>
      one(
        db,
        `select count(*) from "document" where "employee_id" = $1 and "status_id" in ('empty', 'draft')`,
        [employee_id],
      );
    try {
      await db.query(
        `delete from "document" where "employee_id" = $1 and "status_id" in ('empty', 'draft')`,
        [employee_id],
      );
      await addVacation(world.company, 'clerk', 'prepared');
      expect(await add(3)).toBe('too_many_drafts');
      expect(await unsent()).toBe(0);
      expect([await add(2), await add()]).toEqual(['ok', 'too_many_drafts']);
      await db.query(
        `update "document" set "status_id" = 'draft' where "employee_id" = $1 and "status_id" = 'empty'`,
        [employee_id],
      );
      expect([await add(), await unsent()]).toEqual(['too_many_drafts', 2]);
    } finally {
      await atMost('200');
    }
    expect(await add()).toBe('ok');
  });

  test('T72: of one person, added at once by them and by hr, never are more than the parameter says', async () => {
    const { db, people } = world.company;
    const { employee_id } = people.employee;
    const max = 5;
    const atMost = (value: string) => putParameter(db, 'unsent_documents_max', value);
    await atMost(String(max));
    try {
      for (let round = 1; round <= 3; round += 1) {
        await db.query(
          `delete from "document" where "employee_id" = $1 and "status_id" in ('empty', 'draft')`,
          [employee_id],
        );
        const answers = await Promise.all(
          Array.from({ length: 15 }, (_, index) =>
            write(index % 3 === 0 ? 'hr' : 'employee', 'add', 'vacation', { employee_id }),
          ),
        );
        const refused = answers.filter((answer) => outcome(answer) === 'too_many_drafts');
        const made = await one(
          db,
          `select count(*) from "document" where "employee_id" = $1 and "object_id" = 'vacation' and "status_id" = 'empty'`,
          [employee_id],
        );
        expect([round, made, refused.length]).toEqual([round, max, 10]);
      }
    } finally {
      await atMost('200');
    }
    expect(outcome(await write('employee', 'add', 'vacation', { employee_id }))).toBe('ok');
  });

  test('for the same people in any order, added at once, is made for all of them', async () => {
    const { clerk, employee, employee2, reviewer } = world.company.people;
    const owners = [clerk, employee, employee2, reviewer].map(({ employee_id }) => ({ employee_id }));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        write('hr', 'add', 'vacation', ...(index % 2 === 0 ? owners : owners.toReversed())),
      ),
    );
    expect(new Set(answers.map(outcome))).toEqual(new Set(['ok']));
  });

  test('with others in one call: all of them or none', async () => {
    const before = await fingerprint(world.company.db);
    for (const wrong of [
      { days: 'many' },
      { start_date: '2026-02-30' },
      { start_date: '2028-05-02', end_date: '2028-05-01' },
      { document_type_id: 999_999 },
      { comments: 'я'.repeat(257) },
      { employee_id: world.company.people.clerk.employee_id },
      { period: 'год' },
      { start_date: '2028-05-01', end_date: '2028-05-10', days: 3 },
    ]) {
      const answer = await write('employee', 'add', 'vacation', { comments: 'хороший' }, wrong);
      expect([JSON.stringify(wrong), answer.error?.code]).toEqual([JSON.stringify(wrong), -32713]);
      for (const field of answer.error?.data.fields ?? []) {
        expect(field.field in wrong || field.field === 'end_date').toBe(true);
        expect([
          field.code,
          /^rules\.|^[a-z.-]+$/.test(field.message),
          field.message === field.message_eng,
        ]).toEqual([field.code, false, false]);
      }
    }
    const { document_status, outbox, vacation } = await fingerprint(world.company.db);
    expect({ document_status, outbox, vacation }).toEqual({
      document_status: before.document_status,
      outbox: before.outbox,
      vacation: before.vacation,
    });
  });

  test('of a type of another client is one of no type', async () => {
    const { types, clients } = world.company;
    const foreign = await write('employee', 'add', 'vacation', { document_type_id: types[clients.south] });
    const none = await write('employee', 'add', 'vacation', { document_type_id: 999_999_999 });
    expect(foreign.error?.data.fields).toEqual(none.error?.data.fields);
    expect(outcome(foreign)).toBe('validation');
  });

  test('of a type of another organization is one of no type, of a type of one’s own organization it is one', async () => {
    const { db, clients, organizations } = world.company;
    const kept = async (organization_id: number): Promise<number> =>
      one(
        db,
        `insert into "document_type" ("client_id", "code", "name", "name_eng", "object_id", "organization_id")
         values ($1, $2, 'Свой', 'Own', 'vacation', $3) returning "id"`,
        [clients.north, `own_${organization_id}`, organization_id],
      );
    const [alpha, beta] = [await kept(organizations.alpha), await kept(organizations.beta)];
    const id = await addVacation(world.company, 'employee', 'draft');
    for (const [method, record] of [
      ['add', {}],
      ['edit', { id }],
    ] as const) {
      const foreign = await write('employee', method, 'vacation', { ...record, document_type_id: beta });
      const none = await write('employee', method, 'vacation', { ...record, document_type_id: 999_999_999 });
      expect([method, outcome(foreign)]).toEqual([method, 'validation']);
      expect(foreign.error?.data.fields).toEqual(none.error?.data.fields);
      const own = await write('employee', method, 'vacation', { ...record, document_type_id: alpha });
      expect([method, outcome(own)]).toEqual([method, 'ok']);
    }
  });

  test.each([
    ['days', { days: -5 }],
    ['days', { days: 0 }],
    ['days', { days: 999_999_999 }],
    ['days', { start_date: '2028-05-02', days: -1 }],
    ['days', { start_date: '2028-05-02', days: 3_661 }],
    ['days', { start_date: '2200-12-31', days: 2 }],
    ['period', { period: -1 }],
    ['period', { period: 99_999_999 }],
    ['period', { start_date: '2028-05-02', end_date: '2028-05-03', period: 2030 }],
    ['period', { start_date: '2028-05-02', end_date: '2028-05-03', period: 1990 }],
  ])('with nonsense in %s is refused: %o', async (field, record) => {
    const before = (await fingerprint(world.company.db)).vacation;
    const answer = await write('employee', 'add', 'vacation', record);
    expect(answer.error?.data.fields?.map((each) => [each.field, each.code])).toEqual([
      [field, 'field/wrong'],
    ]);
    expect((await fingerprint(world.company.db)).vacation).toEqual(before);
  });

  test.each([
    { days: 3 },
    { start_date: '2028-02-29', days: 1 },
    { start_date: '2028-12-29', days: 14, period: 2029 },
    { start_date: '2028-01-10', days: 14, period: 2027 },
    { period: 2028 },
  ])('with days that can be is taken: %o', async (record) => {
    expect(outcome(await write('employee', 'add', 'vacation', record))).toBe('ok');
  });

  test('256 characters of comment are kept, in either language; 257 are refused', async () => {
    for (const field of ['comments', 'comments_eng']) {
      expect(outcome(await write('employee', 'add', 'vacation', { [field]: '😀'.repeat(256) }))).toBe('ok');
      expect(outcome(await write('employee', 'add', 'vacation', { [field]: '😀'.repeat(257) }))).toBe(
        'validation',
      );
    }
  });
});

describe('an entry that somebody else has changed meanwhile', () => {
  test.each([
    ['another', 'hr', 'edited_by_another'],
    ['the same person in another window', 'employee', 'edited_elsewhere'],
  ] as const)(
    'by %s is not overwritten: a stale moment is refused and says whose change it was',
    async (_, by, reason) => {
      const id = await addVacation(world.company, 'employee', 'draft');
      const read = async () =>
        (await callAs(world, 'employee', 'view.get', { object: 'vacation', filter: `id = ${id}` })).result
          ?.data[0]?.updated_at;
      const first = await read();
      expect(outcome(await write(by, 'edit', 'vacation', { id, comments: 'раз', updated_at: first }))).toBe(
        'ok',
      );
      const stale = await write('employee', 'edit', 'vacation', { id, comments: 'два', updated_at: first });
      expect([stale.error?.code, outcome(stale)]).toEqual([-32712, reason]);
      expect((await stored(id)).comments).toBe('раз');
      expect(
        outcome(
          await write('employee', 'edit', 'vacation', { id, comments: 'два', updated_at: await read() }),
        ),
      ).toBe('ok');
    },
  );

  test('is not overwritten by any of twenty who all read it before: one wins', async () => {
    const id = await addVacation(world.company, 'employee', 'draft');
    const updated_at = (await stored(id)).updated_at as Date;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        write('employee', 'edit', 'vacation', {
          id,
          comments: `кто ${index}`,
          updated_at: updated_at.toISOString(),
        }),
      ),
    );
    expect(answers.filter((answer) => answer.result).length).toBe(1);
    expect(new Set(answers.filter((answer) => answer.error).map(outcome))).toEqual(
      new Set(['edited_elsewhere']),
    );
  });

  test('says who changed it last, a step included', async () => {
    const id = await addVacation(world.company, 'employee', 'draft');
    const editor = async () =>
      (await callAs(world, 'employee', 'view.get', { object: 'vacation', filter: `id = ${id}` })).result
        ?.data[0]?.editor_id;
    const { people } = world.company;
    await write('hr', 'edit', 'vacation', { id, comments: 'hr' });
    expect(await editor()).toBe(people.hr.employee_id);
    await write(
      'employee',
      'add',
      'document_status',
      moveBy(stepOf(world.company, 'employee', 'draft', 'prepared'), id),
    );
    expect(await editor()).toBe(people.employee.employee_id);
  });

  test('a moment that is none is refused, not passed over', async () => {
    const id = await addVacation(world.company, 'employee', 'draft');
    for (const updated_at of ['soon', '', 7, {}, [], true])
      expect([
        updated_at,
        (await write('employee', 'edit', 'vacation', { id, comments: 'x', updated_at })).error !== undefined,
      ]).toEqual([updated_at, true]);
    expect((await stored(id)).comments).not.toBe('x');
  });

  test('holds for dictionaries too', async () => {
    const [row] =
      (await callAs(world, 'admin', 'view.get', { object: 'calendar', rowsPerPage: 1 })).result?.data ?? [];
    expect(
      outcome(
        await write('admin', 'edit', 'calendar', {
          id: row?.id,
          name_eng: 'Day',
          updated_at: row?.updated_at,
        }),
      ),
    ).toBe('ok');
    expect(
      outcome(
        await write('admin', 'edit', 'calendar', {
          id: row?.id,
          name_eng: 'Night',
          updated_at: row?.updated_at,
        }),
      ),
    ).toBe('edited_by_another');
  });
});

test('a message was read at a moment that exists, or is not marked at all', async () => {
  const { db, people } = world.company;
  const { client_id, organization_id, employee_id } = people.employee;
  const id = await one(
    db,
    `insert into "message" ("client_id", "organization_id", "recipient_id", "code") values ($1, $2, $3, 'x') returning "id"`,
    [client_id, organization_id, String(employee_id)],
  );
  const mark = async (read_date: unknown) =>
    outcome(await write('employee', 'edit', 'message', { id, read_date }));
  const readDate = async () =>
    (await db.query('select "read_date" from "message" where "id" = $1', [id])).rows[0].read_date;
  for (const none of [
    '+275760-09-13T00:00:00Z',
    '0001-01-01',
    '2027-02-29T00:00:00Z',
    'soon',
    5,
    true,
    [],
    {},
  ])
    expect([none, await mark(none)]).toEqual([none, 'validation']);
  expect(await readDate()).toBeNull();
  expect(await mark('2026-11-21T09:00:00Z')).toBe('ok');
  expect((await readDate()).toISOString()).toBe('2026-11-21T09:00:00.000Z');
});

describe('T26: an id that is none', () => {
  test.each([
    0,
    -1,
    1.5,
    '1.5',
    '1e3',
    'x',
    '',
    null,
    true,
    [],
    {},
    [1],
    '9'.repeat(15),
    '9'.repeat(30),
    2 ** 53,
    1e300,
    "1' or 1=1",
    '1; drop table document',
    '１',
    ' 1',
    '0x1',
  ])('%j is the id of nothing', async (id) => {
    const before = await fingerprint(world.company.db);
    for (const object of ['vacation', 'user_filter']) {
      expect([
        object,
        outcome(
          await write('employee', 'edit', object, {
            id,
            ...(object === 'vacation' ? { comments: 'x' } : { name: 'x' }),
          }),
        ),
      ]).toEqual([object, 'not_found']);
      expect([object, outcome(await write('employee', 'del', object, { id }))]).toEqual([
        object,
        'not_found',
      ]);
    }
    expect(await fingerprint(world.company.db)).toEqual(before);
  });

  test('no id at all is the id of nothing', async () => {
    expect(outcome(await write('employee', 'edit', 'vacation', { comments: 'x' }))).toBe('not_found');
    expect(outcome(await write('employee', 'del', 'vacation', {}))).toBe('not_found');
  });
});

describe('T19: a vacation that is deleted', () => {
  test('goes with its history when it was never sent, leaves its audit, and is gone for everybody', async () => {
    const { db } = world.company;
    const id = await addVacation(world.company, 'employee', 'draft');
    expect(outcome(await write('employee', 'del', 'vacation', { id }))).toBe('ok');
    for (const [table, key] of [
      ['document', 'id'],
      ['vacation', 'id'],
      ['document_status', 'registrator_id'],
    ] as const)
      expect([
        table,
        (await db.query(`select 1 from "${table}" where "${key}" = $1`, [id])).rowCount,
      ]).toEqual([table, 0]);
    expect(
      (
        await db.query(`select 1 from "audit" where "stream" = $1 and "action" = 'table.del'`, [
          `document:${id}`,
        ])
      ).rowCount,
    ).toBe(1);
    expect(outcome(await write('hr', 'edit', 'vacation', { id, comments: 'x' }))).toBe('not_found');
  });

  test.each(['employee', 'hr'] as const)(
    'by %s after it was sent leaves its history, its number and what it last said',
    async (name) => {
      const { db } = world.company;
      const id = await addVacation(world.company, 'employee', 'declined');
      const back = stepOf(world.company, 'employee', 'declined', 'draft');
      const moved = await write('employee', 'add', 'document_status', moveBy(back, id));
      expect(outcome(moved)).toBe('ok');
      const { number } = await stored(id);
      expect(outcome(await write(name, 'del', 'vacation', { id }))).toBe('ok');
      expect((await db.query('select 1 from "document" where "id" = $1', [id])).rowCount).toBe(0);
      const { rows } = await db.query(
        'select "status_id" from "document_status" where "registrator_id" = $1 order by "seq"',
        [id],
      );
      expect(rows.map((row) => row.status_id)).toEqual(['draft', 'prepared', 'declined', 'draft']);
      const audit = await db.query(
        `select "detail"::json as detail from "audit" where "stream" = $1 and "action" = 'table.del'`,
        [`document:${id}`],
      );
      expect(audit.rows).toEqual([
        { detail: expect.objectContaining({ number, status_id: 'draft', version: 4, days: 14 }) },
      ]);
      await expect(
        db.query('delete from "document_status" where "registrator_id" = $1', [id]),
      ).rejects.toThrow('append-only');
    },
  );

  test('takes with it the request that carried its paper unsigned, which the audit tells', async () => {
    const { db } = world.company;
    const id = await addVacation(world.company, 'employee', 'draft');
    const request = await one(
      db,
      `with made as (
         insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id")
         select "client_id", "organization_id", 'request', 'Л-' || "id", "employee_id" from "document" where "id" = $1 returning "id")
       insert into "request" ("id", "legal_document_id") select "id", $1 from made returning "id"`,
      [id],
    );
    expect(outcome(await write('employee', 'del', 'vacation', { id }))).toBe('ok');
    expect((await db.query('select 1 from "request" where "id" = $1', [request])).rowCount).toBe(0);
    const told = await db.query(`select "action" from "audit" where "stream" = $1`, [`document:${request}`]);
    expect(told.rows).toEqual([{ action: 'request.removed' }]);
  });

  test('twenty times at once is deleted once', async () => {
    const id = await addVacation(world.company, 'employee', 'draft');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => write('employee', 'del', 'vacation', { id })),
    );
    expect(answers.map(outcome).sort()).toEqual(
      [...Array.from({ length: 19 }, () => 'not_found'), 'ok'].sort(),
    );
  });

  test('and moved at the same time: one of both happens', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await addVacation(world.company, 'employee', 'draft');
      const step = stepOf(world.company, 'employee', 'draft', 'prepared');
      const [deleted, moved] = await Promise.all([
        write('employee', 'del', 'vacation', { id }),
        write('employee', 'add', 'document_status', {
          object_id: 'vacation',
          registrator_id: id,
          workflow_id: step.id,
          status_id: 'prepared',
        }),
      ]);
      expect([outcome(deleted), outcome(moved)]).toEqual(
        expect.toSatisfy(
          ([del, move]: string[]) =>
            (del === 'ok' && move === 'not_found') || (move === 'ok' && del === 'not_deletable'),
        ),
      );
    }
  });
});

test('a step leads to no status of another client, as to none that does not exist', async () => {
  const { db, clients } = world.company;
  await db.query(
    `insert into "status" ("id", "client_id", "name", "name_eng") values ('southern', $1, 'Южный', 'Southern')`,
    [clients.south],
  );
  const lead = (next_status_id: string) =>
    write('admin', 'add', 'workflow', {
      object_id: 'expense',
      business_role: 'hr',
      status_id: 'agreed',
      next_status_id,
    });
  const [foreign, none] = [await lead('southern'), await lead('no_such_status')];
  expect(outcome(foreign)).toBe('validation');
  expect(foreign.error?.data.fields).toEqual(none.error?.data.fields);
});

test('T78: the audit can be changed by nobody who connects as the portal', async () => {
  const { db } = world.company;
  await write('employee', 'add', 'vacation', { comments: 'аудит' });
  for (const sql of [
    `update "audit" set "action" = 'x'`,
    'delete from "audit"',
    'truncate "audit"',
    `update "document_status" set "comments" = 'x'`,
  ])
    await expect(db.query(sql)).rejects.toThrow(/append-only/);
});

describe('T72: nobody fills the database with what is theirs to write', () => {
  const person = () => world.company.people.recruiter;
  const auditOf = async (stream: string) =>
    (
      await world.company.db.query<{ action: string; detail: string }>(
        'select "action", "detail" from "audit" where "stream" = $1 order by "seq"',
        [stream],
      )
    ).rows;

  test('a person keeps two hundred saved views, also where many are saved at once; the audit tells their names', async () => {
    const view = { route_name: 'uvacations-own', parameters: JSON.stringify({ search: 'Иванов' }) };
    const views = (count: number, from = 0) =>
      Array.from({ length: count }, (_, at) => ({ ...view, name: `вид ${from + at}` }));
    const kept = () =>
      one(world.company.db, 'select count(*) from "user_filter" where "user_id" = $1', [person().user_id]);
    const refused = await write('recruiter', 'add', 'user_filter', ...views(201));
    expect([refused.error?.data.reason, refused.error?.code, await kept()]).toEqual([
      'too_many_views',
      -32713,
      0,
    ]);
    const added = await write('recruiter', 'add', 'user_filter', ...views(195));
    expect([outcome(added), await kept()]).toEqual(['ok', 195]);
    const together = await Promise.all(
      Array.from({ length: 10 }, (_, at) => write('recruiter', 'add', 'user_filter', ...views(1, 200 + at))),
    );
    expect(together.map(outcome).toSorted()).toEqual([
      ...Array(5).fill('ok'),
      ...Array(5).fill('too_many_views'),
    ]);
    expect(await kept()).toBe(200);
    expect(outcome(await write('reviewer', 'add', 'user_filter', ...views(1)))).toBe('ok');
    const [first] = added.result?.data ?? [];
    const id = Number(first?.id);
    expect(outcome(await write('recruiter', 'edit', 'user_filter', { id, parameters: '{}' }))).toBe('ok');
    expect(outcome(await write('recruiter', 'del', 'user_filter', { id }))).toBe('ok');
    expect(outcome(await write('recruiter', 'add', 'user_filter', ...views(1, 300)))).toBe('ok');
    const told = await auditOf(`user_filter:${id}`);
    expect(told.map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
      ['table.add', { name: 'вид 0' }],
      ['table.edit', { was: {} }],
      ['table.del', { name: 'вид 0' }],
    ]);
  });

  test('sixty refusals of a person are kept in an hour, then one row says that others are not; those of others are', async () => {
    const { db } = world.company;
    await db.query(`delete from "rate_limit" where "key" like 'refused:%'`);
    const stream = `refusal:${person().user_id}`;
    const before = (await auditOf(stream)).length;
    const since = async () => (await auditOf(stream)).slice(before).map(({ action }) => action);
    const refuse = async (name: Name, times: number) => {
      for (let left = times; left > 0; left -= 10)
        await Promise.all(
          Array.from({ length: Math.min(10, left) }, async () =>
            expect(outcome(await write(name, 'del', 'user_filter', { id: 999_999_999 }))).toBe('not_found'),
          ),
        );
    };
    await refuse('recruiter', 60);
    expect(await since()).toEqual(Array(60).fill('refused.table.del'));
    await refuse('recruiter', 15);
    const whole = [...Array(60).fill('refused.table.del'), 'refused.further'];
    expect(await since()).toEqual(whole);
    const other = `refusal:${world.company.people.reviewer.user_id}`;
    const others = (await auditOf(other)).length;
    await refuse('reviewer', 1);
    expect(await auditOf(other)).toHaveLength(others + 1);
    await db.query(
      `update "rate_limit" set "expires_at" = now() - interval '1 second' where "key" like 'refused:%'`,
    );
    await refuse('recruiter', 1);
    expect(await since()).toEqual([...whole, 'refused.table.del']);
  });
});
