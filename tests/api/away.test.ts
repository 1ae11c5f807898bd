import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const PEOPLE = ['employee', 'employee2', 'manager', 'clerk'] as const;
const READERS = ['employee', 'manager', 'manager2', 'assistant', 'reviewer', 'hr', 'recruiter'] as const;

const world = shared(() => openWorld([...READERS]));
beforeAll(async () => {
  for (const name of PEOPLE) await addVacation(world.company, name, 'approved');
});

const away = (name: Name, params: object = {}) =>
  callAs(world, name, 'view.get', { object: 'away', ...params });

/** Absent people the caller sees, each with the family, or null where the caller reads the dates alone. */
const seenBy = async (name: Name): Promise<Record<string, unknown>> => {
  const { result } = await away(name);
  const whose = (id: unknown) =>
    PEOPLE.find((each) => world.company.people[each].employee_id === Number(id)) ?? id;
  return Object.fromEntries(
    (result?.data ?? []).map((row) => [whose(row.employee_id), row.object_id ?? null]),
  );
};

describe('why somebody is away', () => {
  test.each([
    ['manager', { employee: 'vacation', employee2: 'vacation', manager: 'vacation' }],
    ['employee', { employee: 'vacation', employee2: null, manager: null }],
    ['manager2', { clerk: 'vacation', manager: null }],
    ['assistant', { employee: 'vacation', employee2: 'vacation', manager: null }],
    ['recruiter', { clerk: null }],
    ['hr', { employee: 'vacation', employee2: 'vacation', manager: 'vacation', clerk: 'vacation' }],
  ] satisfies [Name, Record<string, string | null>][])(
    '%s learns it of whom they may: %o',
    async (name, seen) => {
      expect(await seenBy(name)).toEqual(seen);
    },
  );

  test.each(['employee', 'manager', 'recruiter'] satisfies Name[])(
    'T04: %s cannot find it out by filter, order or count either',
    async (name) => {
      for (const asked of [
        { filter: "object_id = 'vacation'" },
        { filter: 'id > 0' },
        { orderBy: 'id' },
        { filter: 'not object_id is null' },
        { filter: "start_date > '2000-01-01' and object_id like 'v%'" },
        { orderBy: 'object_id' },
        { select: 'id', orderBy: 'start_date,object_id' },
      ])
        expect([asked, outcome(await away(name, asked))]).toEqual([asked, 'unknown_field']);
    },
  );

  test('hr, who may know it of everybody, may also look for it', async () => {
    const found = await away('hr', { filter: "object_id = 'vacation'", orderBy: 'object_id' });
    expect(found.result?.total).toBe(PEOPLE.length);
  });

  test('T82: of a colleague no id of a document is told, nor held by the place where the next page begins', async () => {
    const own = world.company.people.employee.employee_id;
    const { result } = await away('employee');
    const told = (result?.data ?? []).filter(({ id }) => id !== null);
    expect(result?.data.length).toBeGreaterThan(told.length);
    expect(told.map(({ employee_id }) => Number(employee_id))).toEqual([own]);
    const page = await away('employee', { rowsPerPage: 1 });
    expect(page.result?.total).toBeGreaterThan(1);
    expect(page.text).not.toContain('"next"');
    const place = Buffer.from(JSON.stringify(['start_date,id', '2000-01-01', 1])).toString('base64url');
    expect(outcome(await away('employee', { after: place }))).toBe('invalid_params');
    const ofHr = await away('hr', { rowsPerPage: 1 });
    expect(outcome(await away('hr', { after: place }))).toBe('ok');
    expect(ofHr.text).toContain('"next"');
  });

  test('it stands in the raw rows just so', async () => {
    const raw = await callAs(world, 'employee', 'table.get', { object: 'away' });
    const told = (raw.result?.data ?? []).filter((row) => row.object_id !== null);
    expect(told.map((row) => Number(row.employee_id))).toEqual([world.company.people.employee.employee_id]);
  });
});
