import { beforeAll, describe, expect, test } from 'vitest';
import { weekday } from '../../lib/kernel/day.ts';
import type { TeamCalendar } from '../../lib/rpc/team-calendar.ts';
import { addDocument } from '../support/matrix-family.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';

const READERS = [
  'employee',
  'manager',
  'manager2',
  'assistant',
  'reviewer',
  'hr',
  'accountant',
  'recruiter',
  'gf_manager',
  'candidate',
  'admin',
  'stranger',
] as const;

/** One document of each family, by its owner; the absence is not agreed yet. */
const AWAY = {
  employee: ['vacation', 'approved'],
  employee2: ['sickleave', 'opened'],
  manager: ['btrip', 'approved'],
  clerk: ['absence', 'prepared'],
  reviewer: ['homeoffice', 'approved'],
} as const satisfies Partial<Record<Name, readonly [string, string]>>;

const world = shared(() => openWorld([...READERS]));
const ids: Partial<Record<Name, number>> = {};
const people = () => world.company.people;

beforeAll(async () => {
  for (const [name, [object, status]] of Object.entries(AWAY))
    ids[name as Name] = await addDocument(world.company, object, name as Name, status);
  await addDocument(world.company, 'vacation', 'employee2', 'draft');
  await setTeamsShown('1');
});

const setTeamsShown = (value: string) =>
  putParameter(world.company.db, 'is_employee_team_view_visible', value);

const YEARS = { first: '2028-01-01', last: '2028-12-31' };
const ask = (name: Name, asked: object = {}): Promise<Answer> =>
  callAs(world, name, 'calendar.team', { ...YEARS, ...asked });
const team = async (name: Name, asked: object = {}): Promise<TeamCalendar> => {
  const answer = await ask(name, asked);
  if (!answer.result) throw new Error(answer.text);
  return answer.result.data as unknown as TeamCalendar;
};
const nameOf = (employee_id: number): string =>
  Object.entries(people()).find(([, each]) => each.employee_id === employee_id)?.[0] ?? String(employee_id);
const namesIn = ({ people: rows }: TeamCalendar): string[] => rows.map((row) => nameOf(row.employee_id));
/** Whose absence is seen, with its family, or null where the caller reads the days alone. */
const seenIn = ({ absences }: TeamCalendar): Record<string, string | null> =>
  Object.fromEntries(absences.map((each) => [nameOf(each.employee_id), each.object_id]));

describe('whose days somebody sees, and of whom the reason', () => {
  const everybody = {
    employee: 'vacation',
    employee2: 'sickleave',
    manager: 'btrip',
    clerk: 'absence',
    reviewer: 'homeoffice',
  };
  test.each([
    // An employee: their own, and that colleagues and the manager are away.
    ['employee', { employee: 'vacation', employee2: null, manager: null }],
    ['manager', { employee: 'vacation', employee2: 'sickleave', manager: 'btrip' }],
    ['manager2', { clerk: 'absence', reviewer: 'homeoffice', manager: null }],
    ['assistant', { employee: 'vacation', employee2: 'sickleave', manager: null }],
    // Work from home is no absence: only readers of the document see it.
    ['recruiter', { clerk: null }],
    ['hr', everybody],
    ['reviewer', everybody],
    ['accountant', everybody],
    ['gf_manager', everybody],
    ['stranger', {}],
  ] satisfies [Name, Record<string, string | null>][])('%s: %o', async (name, seen) => {
    expect(seenIn(await team(name))).toEqual(seen);
  });

  test.each(['candidate', 'admin'] satisfies Name[])('%s has no team and is refused', async (name) => {
    expect(outcome(await ask(name))).toBe('access_denied');
  });

  test('T16: hr of one organization sees nobody of another, and no other client sees any', async () => {
    const strangers = ['stranger', 'stranger_hr', 'beta_boss', 'southerner'];
    expect(namesIn(await team('hr')).filter((name) => strangers.includes(name))).toEqual([]);
    expect(namesIn(await team('stranger')).toSorted()).toEqual(['beta_boss', 'stranger', 'stranger_hr']);
    const { organization_id } = people().stranger;
    expect((await team('hr', { organizations: [organization_id] })).people).toEqual([]);
  });
});

describe('what is hidden of a colleague', () => {
  test('T82: an employee gets no kind, type, number, title or id of a document that is not theirs', async () => {
    const answer = await ask('employee');
    const { absences } = (answer.result?.data ?? {}) as unknown as TeamCalendar;
    const ofOthers = absences.filter((each) => each.employee_id !== people().employee.employee_id);
    expect(ofOthers).toHaveLength(2);
    for (const { first, last, employee_id, from, to, pending, ...rest } of ofOthers)
      expect(Object.values(rest).every((value) => value === null)).toBe(true);
    const { rows } = await world.company.db.query<{ number: string }>(
      'select "number" from "document" where "id" = any($1)',
      [[ids.employee2, ids.manager]],
    );
    for (const { number } of rows) expect(answer.text).not.toContain(number);
    expect(answer.text).not.toMatch(/sickleave|btrip/);
  });

  test.each(['leave', 'trip', 'sick', 'dayoff', 'home'])(
    'T82: nor finds it out by the filter of kinds (%s), by who is left or by counts',
    async (kind) => {
      const found = await team('employee', { kinds: [kind] });
      expect(namesIn(found)).toEqual(kind === 'leave' ? ['employee'] : []);
      const days = new Set(found.absences.flatMap(({ first, last }) => [first, last]));
      expect(found.heads.every(({ all }) => all === 1)).toBe(true);
      expect(days.size).toBe(kind === 'leave' ? 2 : 0);
    },
  );

  test('T82: who works from home is away to nobody, and seen at home by who may know it', async () => {
    const day = (await team('hr', { kinds: ['home'] })).absences[0]?.first ?? '';
    const heads = async (name: Name) =>
      (await team(name, { first: day, last: day })).heads.map(({ all }) => all);
    for (const name of ['recruiter', 'hr'] as const) expect(await heads(name)).toEqual([]);
    expect(seenIn(await team('recruiter', { first: day, last: day }))).toEqual({});
    expect(seenIn(await team('hr', { first: day, last: day }))).toEqual({ reviewer: 'homeoffice' });
  });

  test('kinds that are told are found, and what is hidden is a kind of its own', async () => {
    expect(namesIn(await team('manager', { kinds: ['sick'] }))).toEqual(['employee2']);
    expect(namesIn(await team('employee', { kinds: ['hidden'] })).toSorted()).toEqual([
      'employee2',
      'manager',
    ]);
  });

  test('a leave that was replaced is shown to nobody, nor is a draft', async () => {
    const { db } = world.company;
    await db.query('update "document" set "replaced" = true where "id" = $1', [ids.employee]);
    expect(seenIn(await team('hr'))).not.toHaveProperty('employee');
    expect(seenIn(await team('employee'))).not.toHaveProperty('employee');
    await db.query('update "document" set "replaced" = false where "id" = $1', [ids.employee]);
    expect((await team('hr')).absences.map(({ employee_id }) => nameOf(employee_id)).toSorted()).toEqual(
      Object.keys(AWAY).toSorted(),
    );
  });

  test('AMB-169: where teams are not shown to their members, an employee sees their own days alone; a manager leads on', async () => {
    await setTeamsShown('0');
    expect(namesIn(await team('employee'))).toEqual(['employee']);
    expect(namesIn(await team('manager')).toSorted()).toEqual(['employee', 'employee2', 'manager']);
    await setTeamsShown('1');
  });
});

describe('the rows of a calendar', () => {
  test('begin with the caller and their own team; a manager’s go down to the last report', async () => {
    const { db } = world.company;
    await db.query(
      `insert into "subordination" ("employee_id", "manager_id") values ($1, $2) on conflict do nothing`,
      [people().deputy.employee_id, people().employee.employee_id],
    );
    const seen = await team('manager');
    expect(namesIn(seen).slice(0, 3)).toEqual(['manager', 'employee', 'employee2']);
    expect(seen.people.slice(0, 3).every((row) => row.team)).toBe(true);
    expect(namesIn(seen)).toContain('deputy');
    expect(seen.people.find((row) => nameOf(row.employee_id) === 'deputy')?.team).toBe(false);
    expect(seen.team).toBe(3);
    expect(namesIn(await team('manager', { whose: 'team' }))).toHaveLength(3);
    await db.query('delete from "subordination" where "employee_id" = $1 and "manager_id" = $2', [
      people().deputy.employee_id,
      people().employee.employee_id,
    ]);
  });

  test('tell the days on which more of a team are away than its norm, whatever is filtered, to who sees the team', async () => {
    const { db } = world.company;
    const days = async () =>
      (
        await db.query<{ start_date: string; end_date: string }>(
          'select "start_date"::text, "end_date"::text from "document" where "id" = $1',
          [ids.employee],
        )
      ).rows[0];
    const put = (at: Awaited<ReturnType<typeof days>>) =>
      db.query('update "document" set "start_date" = $2, "end_date" = $3 where "id" = $1', [
        ids.employee,
        at?.start_date,
        at?.end_date,
      ]);
    const before = await days();
    expect((await team('manager')).clashes).toEqual([]);
    const { first = '', last = '' } =
      (await team('manager')).absences.find(
        ({ employee_id }) => employee_id === people().employee2.employee_id,
      ) ?? {};
    await put({ start_date: first, end_date: last });
    const { clashes } = await team('manager');
    expect(clashes).toMatchObject([{ team: true, people: 3, norm: 1 }]);
    expect(clashes[0]?.heads.every(({ all }) => all === 2)).toBe(true);
    const told = clashes[0]?.heads.map(({ day }) => day) ?? [];
    expect(told).toContain(first);
    expect(told.filter((day) => [6, 7].includes(weekday(day)))).toEqual([]);
    for (const asked of [{ name: 'никто' }, { kinds: ['trip'] }, { whose: 'self' }, { size: 1 }])
      expect((await team('manager', asked)).clashes).toEqual(clashes);
    expect((await team('employee')).clashes[0]?.heads.map(({ day }) => day)).toEqual(told);
    for (const other of ['manager2', 'recruiter', 'stranger'] as const)
      expect((await team(other)).clashes).toEqual([]);
    await put(before);
  });

  test('reports that run in a circle are read once', async () => {
    const { db } = world.company;
    await db.query(
      `insert into "subordination" ("employee_id", "manager_id") values ($1, $2) on conflict do nothing`,
      [people().manager.employee_id, people().employee.employee_id],
    );
    expect(new Set(namesIn(await team('manager'))).size).toBe((await team('manager')).total);
    await db.query('delete from "subordination" where "employee_id" = $1 and "manager_id" = $2', [
      people().manager.employee_id,
      people().employee.employee_id,
    ]);
  });

  test('come by pages that meet without a gap, with counts of all of them', async () => {
    const whole = await team('hr', { size: 200 });
    const pages = [];
    for (let offset = 0; offset < whole.total; offset += 4) pages.push(await team('hr', { size: 4, offset }));
    expect(pages.flatMap(namesIn)).toEqual(namesIn(whole));
    for (const page of pages) {
      expect([page.total, page.heads]).toEqual([whole.total, whole.heads]);
      const shown = new Set(page.people.map((row) => row.employee_id));
      expect(page.absences.every(({ employee_id }) => shown.has(employee_id))).toBe(true);
    }
  });

  test('are narrowed by name, department and by who is away; % and _ are letters', async () => {
    await world.company.db.query(`update "employee" set "department" = 'Склад' where "id" = $1`, [
      people().clerk.employee_id,
    ]);
    expect(namesIn(await team('hr', { departments: ['Склад'] }))).toEqual(['clerk']);
    expect((await team('hr')).offered.departments.map(({ name }) => name)).toContain('Склад');
    expect((await team('hr', { name: '%' })).total).toBe(0);
    expect(namesIn(await team('hr', { away: true })).toSorted()).toEqual(Object.keys(AWAY).toSorted());
  });

  test('tell who is hired and not dismissed on some of the days alone', async () => {
    const { db } = world.company;
    const { employee_id } = people().clerk;
    await db.query(`update "employee" set "dismissal_date" = '2028-01-31' where "id" = $1`, [employee_id]);
    expect(namesIn(await team('hr', { first: '2028-02-01' }))).not.toContain('clerk');
    expect(namesIn(await team('hr', { first: '2028-01-31' }))).toContain('clerk');
    await db.query(`update "employee" set "dismissal_date" = null where "id" = $1`, [employee_id]);
  });

  test.each([
    { first: '2028-02-01', last: '2028-01-01' },
    { first: '2028-01-01', last: '2030-01-01' },
    { first: '2028-02-30', last: '2028-03-01' },
    { size: 201 },
    { offset: -1 },
    { kinds: ['illness'] },
    { whose: 'company' },
  ])('refuse %o', async (asked) => {
    expect(outcome(await ask('hr', asked))).toBe('invalid_params');
  });
});
