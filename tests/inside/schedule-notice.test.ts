import { beforeAll, expect, test } from 'vitest';
import { kindByLaw } from '../../lib/calendar/holidays.ts';
import { addDays, dayInZone } from '../../lib/kernel/day.ts';
import { actorOf } from '../support/matrix-actor.ts';
import { addDocument } from '../support/matrix-family.ts';
import { moveBy, standOf, stepOf } from '../support/matrix-move.ts';
import { shared, sharedCompany } from '../support/shared.ts';

const { company } = sharedCompany();
const takeSteps = shared(async () => (await import('../../server/workflow/due-steps.ts')).takeDueSteps);
let server: Awaited<ReturnType<typeof loadServer>>;

/** Loaded once the settings of the process are known. */
const loadServer = async () => ({
  ...(await import('../../server/objects/view.ts')),
  ...(await import('../../server/families/vacation-schedule/show-year.ts')),
  ...(await import('../../server/workflow/transition.ts')),
  ...(await import('../../server/db/tx.ts')),
});
beforeAll(async () => {
  await import('../../server/object-rules.ts');
  server = await loadServer();
});

/** In how many days a leave of 14 that starts in so many days ends: holidays of the law are none of them. */
const lastOf = (days: number): number => {
  const today = dayInZone(new Date().toISOString(), 'Europe/Moscow');
  let [at, left] = [days - 1, 14];
  while (left > 0) {
    at += 1;
    if (kindByLaw(addDays(today, at)) !== 'holiday') left -= 1;
  }
  return at;
};

/** An approved entry of the employee that starts in so many days. */
const startsIn = async (days: number): Promise<number> => {
  const id = await addDocument(company, 'vacation_schedule', 'employee', 'approved');
  await company.db.query(
    `update "document" set "start_date" = (now() at time zone 'Europe/Moscow')::date + $2::int,
       "end_date" = (now() at time zone 'Europe/Moscow')::date + $2::int + $3::int, "days" = 14,
       "document_type_id" = (select "id" from "document_type" t where t."client_id" = "document"."client_id"
         and t."object_id" = 'vacation_schedule' and t."code" = 'additional') where "id" = $1`,
    [id, days, lastOf(days) - days],
  );
  return id;
};
const statusOf = async (id: number) => (await standOf(company, id))?.status_id;
const leavesBy = async (plan: number) =>
  (
    await company.db.query(
      `select d."status_id", d."days", v."type", v."period", d."start_date" = e."start_date" as on_its_days,
         (select count(*)::int from "document_status" s where s."registrator_id" = d."id") as moves,
         (select s."cause_id" is not null from "document_status" s where s."registrator_id" = d."id" limit 1) as by_effect
       from "vacation" v join "document" d on d."id" = v."id" join "document" e on e."id" = v."plan_id" where v."plan_id" = $1`,
      [plan],
    )
  ).rows;
const setDays = (value: string) =>
  company.db.query(
    `with set as (update "parameter" set "value" = $2 where "client_id" = $1 and "code" = 'vacation_schedule_notice_days')
     update "client" set "rules_version" = "rules_version" + 1 where "id" = $1`,
    [company.clients.north, value],
  );

test('article 123: the portal gives notice of a scheduled leave in time, once, and the leave begins by it', async () => {
  const soon = await startsIn(20);
  const later = await startsIn(60);
  const over = await startsIn(-3);
  await Promise.all([takeSteps(), takeSteps()]);
  await takeSteps();
  expect([await statusOf(soon), await statusOf(later), await statusOf(over)]).toEqual([
    'notified',
    'approved',
    'approved',
  ]);
  expect(await leavesBy(soon)).toMatchObject([
    { status_id: 'agreed', days: 14, type: 'none', on_its_days: true, moves: 1, by_effect: true },
  ]);
  expect(await leavesBy(later)).toEqual([]);
});

test('the days before it are the company’s own, no fewer than the law asks', async () => {
  const id = await startsIn(40);
  await setDays('7');
  await takeSteps();
  expect(await statusOf(id)).toBe('approved');
  await setDays('45');
  await takeSteps();
  expect(await statusOf(id)).toBe('notified');
});

test('a leave that was made from the entry before stands: no second one comes', async () => {
  await setDays('20');
  const id = await startsIn(10);
  const leave = await addDocument(company, 'vacation', 'employee', 'agreed');
  await company.db.query('update "vacation" set "plan_id" = $2 where "id" = $1', [leave, id]);
  await takeSteps();
  expect(await statusOf(id)).toBe('notified');
  expect(await leavesBy(id)).toHaveLength(1);
});

const offersType = (offered: boolean) =>
  company.db.query(
    `update "document_type" set "disabled" = $1 where "object_id" = 'vacation' and "code" = 'additional'`,
    [!offered],
  );
const marksFor = async (name: 'hr' | 'employee', id: number): Promise<unknown> => {
  const asked = { object: 'vacation_schedule', filter: `id = ${id}`, select: 'marks' };
  const { text } = await server.viewPage(actorOf(company, name), 'north', asked);
  return (JSON.parse(text) as { data: { marks: unknown }[] }).data[0]?.marks;
};
const planned = async (id: number): Promise<unknown> => {
  const { text } = await server.showYear(actorOf(company, 'hr'), { year: await yearOf(id) });
  const { data } = JSON.parse(text) as { data: { entries: unknown[][] } };
  return data.entries.find(([entry]) => entry === id)?.at(-1);
};
const yearOf = async (id: number): Promise<number> => {
  const { rows } = await company.db.query<{ period: number }>(
    `update "vacation" v set "period" = extract(year from d."start_date") from "document" d
     where d."id" = v."id" and v."id" = $1 returning v."period"`,
    [id],
  );
  return Number(rows[0]?.period);
};
const toldHr = async (id: number): Promise<number> => {
  const { rows } = await company.db.query(
    `select 1 from "message" where "code" = 'notice' and "recipient_id" = 'hr' and "route" = $1`,
    [`/uvacation-schedule/${id}`],
  );
  return rows.length;
};

test('the notice stands where no leave can be made by it; hr is told once, sees why, and makes it by the next step', async () => {
  const id = await startsIn(15);
  await offersType(false);
  await takeSteps();
  await takeSteps();
  expect(await statusOf(id)).toBe('notified');
  expect(await leavesBy(id)).toEqual([]);
  expect(await toldHr(id)).toBe(1);
  expect(await marksFor('hr', id)).toEqual([{ code: 'no_leave', reason: 'validation' }]);
  expect(await marksFor('employee', id)).toEqual([]);
  expect(await planned(id)).toBe('validation');

  const step = stepOf(company, 'hr', 'notified', 'confirmed', 'vacation_schedule');
  const move = {
    ...moveBy(step, id, { object_id: 'vacation_schedule' }),
    comments: '',
    seen: [],
  };
  await offersType(true);
  await server.inTransaction((tx) => server.transition(tx, actorOf(company, 'hr'), [move]));
  expect(await leavesBy(id)).toMatchObject([{ status_id: 'agreed', on_its_days: true, by_effect: true }]);
  expect([await marksFor('hr', id), await planned(id), await toldHr(id)]).toEqual([[], null, 1]);
});
