import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import type { DismissalPlan } from '../../lib/rpc/dismissal.ts';
import { refusedFields } from '../support/document-desk.ts';
import { addDocument } from '../support/matrix-family.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';

const world = shared(() =>
  openWorld([
    'employee',
    'employee2',
    'manager',
    'manager2',
    'clerk',
    'hr',
    'admin',
    'recruiter',
    'stranger_hr',
  ]),
);
let ground: number;
let today: string;

beforeAll(async () => {
  ({ today } = timeDesk(world, 'vacation'));
  const [row] = await sql(
    `select "id"::int from "dictionary_element" where "client_id" = $1 and "dictionary_code" = 'DismissalGround' and "code" = 'own_will'`,
    world.company.clients.north,
  );
  ground = row.id;
});
afterEach(async () => {
  await sql('update "employee" set "dismissal_date" = null');
  await sql('delete from "dismissal"');
  await sql('delete from "grant" where "deputy_id" is not null');
  await sql('delete from "deputy"');
  await sql(
    'delete from "subordination" where "manager_id" = $1 and "employee_id" = any($2::bigint[])',
    idOf('manager2'),
    [idOf('employee'), idOf('employee2')],
  );
});

const sql = async (text: string, ...values: unknown[]) => (await world.company.db.query(text, values)).rows;
const idOf = (name: Name) => world.company.people[name].employee_id;
const enter = (by: Name, whom: Name, more: object = {}) =>
  callAs(world, by, 'dismissal.enter', {
    employee_id: idOf(whom),
    date: addDays(today, 14),
    ground_id: ground,
    ...more,
  });
const plan = async (by: Name, whom: Name, date = addDays(today, 14)): Promise<DismissalPlan> => {
  const { result, error } = await callAs(world, by, 'dismissal.plan', { employee_id: idOf(whom), date });
  if (!result) throw new Error(error?.data.reason);
  return result.data as unknown as DismissalPlan;
};
const lastDayOf = async (name: Name) =>
  (await sql('select "dismissal_date"::text as day from "employee" where "id" = $1', idOf(name)))[0].day;
const underManager2 = () =>
  (['employee', 'employee2'] as const).map((name) => ({
    employee_id: idOf(name),
    manager_id: idOf('manager2'),
  }));
const deputy = async (person: Name, stands_in: Name, date_to: string | null) =>
  (
    await sql(
      `insert into "deputy" ("employee_id", "deputy_employee_id", "organization_id", "date_from", "date_to")
       values ($1, $2, $3, $4, $5) returning "id"::int`,
      idOf(person),
      idOf(stands_in),
      world.company.people[person].organization_id,
      date_to === null ? null : today,
      date_to,
    )
  )[0].id;
const messagesOf = async (name: Name) =>
  (await sql(`select "text" from "message" where "recipient_id" = $1 order by "id"`, String(idOf(name)))).map(
    ({ text }) => text,
  );

describe('a person is dismissed', () => {
  test('by hr, on a day and a ground: the day stands in the record, the ground is kept, the audit and the person are told', async () => {
    const answer = await enter('hr', 'clerk', { comments: 'Переезд' });
    expect(outcome(answer)).toBe('ok');
    expect(await lastDayOf('clerk')).toBe(addDays(today, 14));
    expect(await plan('hr', 'clerk')).toMatchObject({
      employee: { dismissal_date: addDays(today, 14) },
      entered: { date: addDays(today, 14), ground: 'По инициативе работника' },
    });
    const [audit] = await sql(
      `select "action", "detail" from "audit" where "stream" = $1 and "action" = 'user.dismiss' order by "seq" desc limit 1`,
      `employee:${idOf('clerk')}`,
    );
    expect(audit.action).toBe('user.dismiss');
    expect((await messagesOf('clerk')).at(-1)).toContain('Оформлено ваше увольнение');
  });

  test('as the table of employees does it: a second way is not there, and neither passes the other', async () => {
    await callAs(world, 'hr', 'table.edit', {
      object: 'employee',
      data: [{ id: idOf('clerk'), dismissal_date: addDays(today, 5) }],
    });
    expect(refusedFields(await enter('hr', 'clerk'))).toEqual(['employee_id user/dismissed']);
    expect(await lastDayOf('clerk')).toBe(addDays(today, 5));
  });

  test('once, though hr presses twice at once', async () => {
    const answers = await Promise.all([1, 2].map(() => enter('hr', 'clerk')));
    expect(answers.map(outcome).sort()).toEqual(['ok', 'validation']);
    expect(await sql('select 1 from "dismissal" where "employee_id" = $1', idOf('clerk'))).toHaveLength(1);
  });

  test('who may no longer enter is signed out at once', async () => {
    const token = world.token('employee2');
    expect(outcome(await enter('hr', 'employee2', { date: addDays(today, -1) }))).toBe('ok');
    const [live] = await sql(
      `select count(*)::int as n from "auth_session" s join "app_user" u on u."id" = s."user_id"
       where u."employee_id" = $1 and s."ended_at" is null`,
      idOf('employee2'),
    );
    expect(live.n).toBe(0);
    expect(outcome(await world.call('user.get', {}, { token }))).toBe('invalid_access_token');
  });
});

describe('a dismissal is refused', () => {
  test.each([
    ['to a manager, a recruiter and the person', ['manager', 'recruiter', 'clerk'], 'access_denied'],
    ['of somebody of another organization', ['stranger_hr'], 'not_found'],
  ] as const)('%s', async (_what, people, reason) => {
    for (const by of people) {
      expect(outcome(await enter(by, 'clerk'))).toBe(reason);
      expect(outcome(await callAs(world, by, 'dismissal.plan', { employee_id: idOf('clerk') }))).toBe(reason);
    }
    expect(await lastDayOf('clerk')).toBeNull();
  });

  test('of oneself, and of an admin by hr', async () => {
    expect(outcome(await enter('hr', 'hr'))).toBe('own_record');
    expect(outcome(await enter('hr', 'admin'))).toBe('access_denied');
    expect(await lastDayOf('admin')).toBeNull();
  });

  test('of the last admin who stays, by one who leaves before', async () => {
    const { user_id, organization_id } = world.company.people.clerk;
    await sql(
      `insert into "user_role" ("user_id", "organization_id", "role") values ($1, $2, 'admin')`,
      user_id,
      organization_id,
    );
    try {
      await sql(
        'update "employee" set "dismissal_date" = $2 where "id" = $1',
        idOf('clerk'),
        addDays(today, 5),
      );
      expect(refusedFields(await enter('clerk', 'admin'))).toEqual(['dismissal_date user/last-admin']);
      await sql('update "employee" set "dismissal_date" = null where "id" = $1', idOf('clerk'));
      expect(outcome(await enter('clerk', 'admin'))).toBe('ok');
    } finally {
      await sql(`delete from "user_role" where "user_id" = $1 and "role" = 'admin'`, user_id);
    }
  });

  test('before the first working day, on no ground, and on a paper of somebody else', async () => {
    const [hired] = await sql(
      'select "hire_date"::text as day from "employee" where "id" = $1',
      idOf('clerk'),
    );
    expect(refusedFields(await enter('hr', 'clerk', { date: addDays(hired.day, -1) }))).toEqual([
      'date user/leaves-before-joining',
    ]);
    expect(refusedFields(await enter('hr', 'clerk', { ground_id: 1_000_000 }))).toEqual([
      'ground_id field/wrong',
    ]);
    const strange = await addVacation(world.company, 'employee', 'prepared');
    expect(refusedFields(await enter('hr', 'clerk', { document_id: strange }))).toEqual([
      'document_id field/wrong',
    ]);
    expect(refusedFields(await enter('hr', 'clerk', { annul: [{ id: strange }] }))).toEqual([
      'annul.0 field/wrong',
    ]);
    expect(await lastDayOf('clerk')).toBeNull();
  });
});

describe('a manager is dismissed', () => {
  test('not while nobody else decides for a report: the refusal names them and nothing changes', async () => {
    const [one] = underManager2();
    const answer = await enter('hr', 'manager', { reports: [one] });
    expect(refusedFields(answer)).toEqual(['reports user/no-replacement']);
    expect(await lastDayOf('manager')).toBeNull();
    expect((await plan('hr', 'manager')).reports.map(({ manager_id }) => manager_id)).toEqual([null, null]);
  });

  test('not with one who cannot lead, and not with the one who leaves', async () => {
    const both = (manager: Name) => underManager2().map((each) => ({ ...each, manager_id: idOf(manager) }));
    expect(refusedFields(await enter('hr', 'manager', { reports: both('clerk') }))).toEqual([
      'reports.0.manager_id user/manager-role',
    ]);
    expect(refusedFields(await enter('hr', 'manager', { reports: both('manager') }))).toEqual([
      'reports.0.manager_id field/wrong',
    ]);
  });

  test('with a new manager, who decides beside them until the last day and is told what comes', async () => {
    const id = await addDocument(world.company, 'btrip', 'employee', 'prepared');
    const before = await plan('hr', 'manager');
    expect(
      before.reports.find(({ employee_id }) => employee_id === idOf('employee'))?.waiting,
    ).toBeGreaterThan(0);
    const answer = await enter('hr', 'manager', { reports: underManager2() });
    expect(outcome(answer)).toBe('ok');
    const handed = (answer.result as { handed_over?: { manager_id: number; day: string }[] }).handed_over;
    expect(handed).toMatchObject([{ manager_id: idOf('manager2'), day: addDays(today, 15) }]);
    const [document] = await sql('select "manager_id"::int from "document" where "id" = $1', id);
    expect(document.manager_id).toBe(idOf('manager'));
    expect((await messagesOf('manager2')).at(-1)).toContain('Вам переданы 2 сотрудника');
  });
});

describe('what was lent', () => {
  test('ends with the last day: a deputy of the leaver, and the leaver as a deputy, whose person is told', async () => {
    const [of, by] = [
      await deputy('clerk', 'employee', addDays(today, 90)),
      await deputy('employee2', 'clerk', addDays(today, 90)),
    ];
    expect((await plan('hr', 'clerk')).lent.filter(({ kind }) => kind === 'deputy')).toMatchObject([
      { of_leaver: false, employee_id: idOf('employee2') },
      { of_leaver: true, employee_id: idOf('employee') },
    ]);
    await enter('hr', 'clerk');
    expect(
      await sql('select "date_to"::text as day from "deputy" where "id" = any($1::bigint[])', [of, by]),
    ).toEqual([{ day: addDays(today, 14) }, { day: addDays(today, 14) }]);
    expect((await messagesOf('employee2')).at(-1)).toContain('Назначьте другого заместителя');
  });

  test('ends at once where the last day is over', async () => {
    await deputy('clerk', 'employee', null);
    await enter('hr', 'clerk', { date: addDays(today, -3) });
    expect(await sql('select 1 from "deputy" where not "disabled"')).toEqual([]);
  });
});

describe('a dismissal is taken back', () => {
  const takeBack = (by: Name, restore: { kind: string; id: number }[] = []) =>
    callAs(world, by, 'dismissal.takeBack', { employee_id: idOf('clerk'), restore });
  const endOf = async (id: number) =>
    (await sql('select "date_to"::text as day, "disabled" from "deputy" where "id" = $1', id))[0];

  test('with the deputies that hr leaves ticked, as they stood before; the person hears of it', async () => {
    const [of, by] = [
      await deputy('clerk', 'employee', addDays(today, 90)),
      await deputy('employee2', 'clerk', addDays(today, 60)),
    ];
    await enter('hr', 'clerk');
    const { back } = await plan('hr', 'clerk');
    expect(back?.lent).toMatchObject([
      { kind: 'deputy', id: by, of_leaver: false, until: addDays(today, 60), refused: null },
      { kind: 'deputy', id: of, of_leaver: true, until: addDays(today, 90), refused: null },
    ]);
    expect(outcome(await takeBack('hr', [{ kind: 'deputy', id: of }]))).toBe('ok');
    expect(await lastDayOf('clerk')).toBeNull();
    expect(await endOf(of)).toEqual({ day: addDays(today, 90), disabled: false });
    expect(await endOf(by)).toEqual({ day: addDays(today, 14), disabled: false });
    expect(await plan('hr', 'clerk')).toMatchObject({ entered: null, back: null });
    expect((await messagesOf('clerk')).at(-1)).toContain('увольнение отменено');
  });

  test('after the last day too, when the rule has ended at once', async () => {
    const id = await deputy('clerk', 'employee', null);
    await enter('hr', 'clerk', { date: addDays(today, -3) });
    expect(await endOf(id)).toMatchObject({ disabled: true });
    expect(outcome(await takeBack('hr', [{ kind: 'deputy', id }]))).toBe('ok');
    expect(await endOf(id)).toEqual({ day: null, disabled: false });
    expect(await sql('select 1 from "grant" where "deputy_id" = $1 and not "disabled"', id)).not.toEqual([]);
  });

  test('also when the day was cleared in the table of employees, once', async () => {
    const id = await deputy('clerk', 'employee', addDays(today, 90));
    await enter('hr', 'clerk');
    await callAs(world, 'hr', 'table.edit', {
      object: 'employee',
      data: [{ id: idOf('clerk'), dismissal_date: null }],
    });
    expect((await plan('hr', 'clerk')).back?.lent).toMatchObject([{ id, refused: null }]);
    expect(outcome(await takeBack('hr', [{ kind: 'deputy', id }]))).toBe('ok');
    expect(await endOf(id)).toMatchObject({ day: addDays(today, 90) });
    expect(refusedFields(await takeBack('hr'))).toEqual(['employee_id user/not-dismissed']);
  });

  test('without what has another deputy by now, which is refused by name', async () => {
    const id = await deputy('clerk', 'employee', null);
    await enter('hr', 'clerk', { date: addDays(today, -3) });
    await deputy('clerk', 'employee2', null);
    expect((await plan('hr', 'clerk')).back?.lent).toMatchObject([{ id, refused: 'replaced' }]);
    expect(refusedFields(await takeBack('hr', [{ kind: 'deputy', id }]))).toEqual([
      'restore.0 user/not-restored-replaced',
    ]);
    expect(await lastDayOf('clerk')).toBe(addDays(today, -3));
  });

  test('not with a deputy that the dismissal did not end, and not by anybody who may not dismiss', async () => {
    const strange = await deputy('employee', 'employee2', addDays(today, 5));
    await enter('hr', 'clerk');
    expect(refusedFields(await takeBack('hr', [{ kind: 'deputy', id: strange }]))).toEqual([
      'restore.0 field/wrong',
    ]);
    for (const by of ['manager', 'recruiter', 'employee'] as const)
      expect(outcome(await takeBack(by))).toBe('access_denied');
    expect(outcome(await takeBack('stranger_hr'))).toBe('not_found');
    expect(await lastDayOf('clerk')).toBe(addDays(today, 14));
  });

  test('annulled documents stay so, and the window names them', async () => {
    const id = await addVacation(world.company, 'clerk', 'approved');
    await sql(
      'update "document" set "start_date" = $2, "end_date" = $3 where "id" = $1',
      id,
      addDays(today, 50),
      addDays(today, 53),
    );
    await enter('hr', 'clerk', { annul: [{ id }] });
    expect((await plan('hr', 'clerk')).back?.annulled).toMatchObject([
      { object_id: 'vacation', start_date: addDays(today, 50), end_date: addDays(today, 53) },
    ]);
    expect(outcome(await takeBack('hr'))).toBe('ok');
    expect(await sql('select 1 from "document" where "id" = $1', id)).toEqual([]);
  });
});

describe('the order of a dismissal', () => {
  test('has the number that hr gives and the article of its ground, for hr alone', async () => {
    await enter('hr', 'clerk', { number: ' 12-У ' });
    const { entered } = await plan('hr', 'clerk');
    expect(entered).toMatchObject({ number: '12-У' });
    const read = (by: Name) =>
      callAs(world, by, 'view.get', {
        object: 'dismissal',
        filter: `id = ${entered?.id}`,
        select: 'number,article,date',
      });
    expect((await read('hr')).result).toMatchObject({
      data: [{ number: '12-У', article: 'пункт 3 части первой статьи 77 ТК РФ', date: addDays(today, 14) }],
    });
    for (const by of ['employee', 'manager', 'stranger_hr'] as const)
      expect((await read(by)).result).toMatchObject({ data: [] });
  });
});

describe('documents of the leaver', () => {
  test('with days after the last one are annulled where hr says so, with a reason that their people read', async () => {
    const id = await addVacation(world.company, 'clerk', 'approved');
    await sql(
      'update "document" set "start_date" = $2, "end_date" = $3 where "id" = $1',
      id,
      addDays(today, 30),
      addDays(today, 33),
    );
    expect((await plan('hr', 'clerk')).documents).toMatchObject([{ id, whole: true, annullable: true }]);
    expect(outcome(await enter('hr', 'clerk', { annul: [{ id }] }))).toBe('ok');
    expect(await sql('select 1 from "document" where "id" = $1', id)).toEqual([]);
    const [change] = await sql(
      'select "annulled", "reason" from "document_change" where "registrator_id" = $1',
      id,
    );
    expect(change).toMatchObject({ annulled: true });
    expect(change.reason).toContain('Увольнение');
  });

  test('are not annulled while the leaver still works: a page that was read for an earlier day gives up none', async () => {
    const id = await addVacation(world.company, 'clerk', 'approved');
    await sql(
      'update "document" set "start_date" = $2, "end_date" = $3 where "id" = $1',
      id,
      addDays(today, 14),
      addDays(today, 18),
    );
    expect(refusedFields(await enter('hr', 'clerk', { annul: [{ id }] }))).toEqual(['annul.0 field/wrong']);
    expect(await lastDayOf('clerk')).toBeNull();
    expect(await sql('select 1 from "document" where "id" = $1', id)).toHaveLength(1);
  });

  test('stay where hr does not: nothing is given up in silence', async () => {
    const id = await addVacation(world.company, 'clerk', 'approved');
    await sql(
      'update "document" set "start_date" = $2, "end_date" = $3 where "id" = $1',
      id,
      addDays(today, 40),
      addDays(today, 43),
    );
    await enter('hr', 'clerk');
    expect(await sql('select 1 from "document" where "id" = $1', id)).toHaveLength(1);
  });
});
