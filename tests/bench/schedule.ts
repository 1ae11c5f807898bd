import { entryOf } from '../../components/families/vacation-schedule/plan-entry.ts';
import { type PlanRow, reviewYear } from '../../components/families/vacation-schedule/review.ts';
import { calendarOf } from '../../lib/calendar/calendar.ts';
import type { ScheduleYear } from '../../lib/documents/families/vacation-schedule/rpc.ts';
import { CALENDAR } from '../../prisma/seed/dictionaries/calendar.data.ts';
import { connect } from '../../server/db/connect.ts';
import { rpc, signIn } from '../support/rpc.ts';
import type { Row } from './row.ts';

/** A year so far away that the large company has no plans there. */
export const PLANNED_YEAR = 2029;
const ROUNDS = 7;
const WANTED_MS = 1_500;
const EDIT_MS = 33;

/**
 * The schedule of a year of the whole company: the time until it is read and reviewed, as the planning screen does
 * before it draws the first rows, and the time of one moved part after that.
 */
export const plansYear = async (origin: string, url: string): Promise<Row[]> => {
  await planEverybody(url);
  const token = await signIn(origin, 'big-hr', 'Portal#1', 'big');
  const calendar = calendarOf(CALENDAR);
  const opened: number[] = [];
  const moved: number[] = [];
  let size = '';
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = performance.now();
    const { result, error } = await rpc<{ data: ScheduleYear }>(origin, token, 'schedule.year', {
      year: PLANNED_YEAR,
    });
    if (!result) throw new Error(JSON.stringify(error));
    const { people, entries } = result.data;
    const planners = people.map(([id, number, name, name_eng, department, department_eng, limit]) => ({
      id,
      number,
      name,
      name_eng,
      department,
      department_eng,
      limit,
    }));
    const parts = entries.map((entry) => entryOf(entry, () => 'calendar_minus_holidays'));
    const facts = {
      year: PLANNED_YEAR,
      period: undefined,
      norms: [{ department: '', away_max: 5 }],
      today: `${PLANNED_YEAR - 1}-11-01`,
      calendar,
    };
    const reviewed = reviewYear(planners, parts, facts);
    const ready = performance.now();
    const one = movedIn(parts);
    reviewYear(planners, one, facts, reviewed);
    // The first round is a warm-up: it is slow.
    if (round > 0) {
      opened.push(ready - begun);
      moved.push(performance.now() - ready);
    }
    size = `${people.length} people, ${entries.length} parts, ${remarksIn(reviewed.rows)} remarks`;
  }
  const [open, edit] = [median(opened), median(moved)];
  return [
    {
      name: 'the year of the whole company, read and reviewed',
      value: `${open.toFixed(0)} ms (${size})`,
      wanted: `< ${WANTED_MS} ms`,
      holds: open < WANTED_MS,
    },
    {
      name: 'one part of that year moved, reviewed anew',
      value: `${edit.toFixed(1)} ms`,
      wanted: `< ${EDIT_MS} ms, a key that is held repeats thirty times a second`,
      holds: edit < EDIT_MS,
    },
  ];
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const remarksIn = (rows: readonly PlanRow[]): number =>
  rows.reduce((sum, { remarks }) => sum + remarks.length, 0);

type Parts = Parameters<typeof reviewYear>[1];

const movedIn = (parts: Parts): Parts =>
  parts.map((part, index) => (index === 0 ? { ...part, end_date: part.start_date, days: 1 } : part));

/** Two parts of fourteen days for every employee, by statements alone, where there are none yet. */
export const planEverybody = async (url: string): Promise<void> => {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ planned: boolean }>(
      `select exists (select 1 from "vacation" where "period" = $1 and "type" = 'schedule') as planned`,
      [PLANNED_YEAR],
    );
    if (rows[0]?.planned) return;
    await client.query(
      `with staff as (
         select e."id", e."organization_id", o."client_id", row_number() over (order by e."id") as at
         from "employee" e join "organization" o on o."id" = e."organization_id" join "client" c on c."id" = o."client_id" and c."code" = 'big'
         where not e."disabled" and not e."is_candidate"),
       made as (
         insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "status_id", "start_date", "end_date", "days", "document_type_id")
         select s."client_id", s."organization_id", 'vacation_schedule', 'ГО-' || $1 || '-' || s."at" || '-' || half, s."id", 'draft',
           make_date($1::int, 1, 10) + (half * 180 + s."at" % 150)::int, make_date($1::int, 1, 10) + (half * 180 + s."at" % 150)::int + 13, 14,
           (select t."id" from "document_type" t where t."client_id" = s."client_id" and t."object_id" = 'vacation_schedule' order by t."sort" limit 1)
         from staff s cross join generate_series(0, 1) half
         returning "id")
       insert into "vacation" ("id", "type", "period") select "id", 'schedule', $1::int from made`,
      [PLANNED_YEAR],
    );
    await client.query('analyze "document", "vacation"');
  } finally {
    await client.end();
  }
};
