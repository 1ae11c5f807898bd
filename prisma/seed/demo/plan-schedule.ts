import type { Client } from 'pg';
import { endOf } from '../../../lib/calendar/day-count.ts';
import { vacationSchedule } from '../../../lib/documents/families/vacation-schedule/index.ts';
import { addDays, type Day, daysBetween, weekday, yearOf } from '../../../lib/kernel/day.ts';
import { insertRows } from '../insert.ts';
import { type Clock, inOfficeHours, workdaysAgo } from './clock.ts';
import type { Ending } from './journey.ts';
import type { Leave } from './leave-book.ts';
import type { Matter } from './matter.ts';
import { NEXT_YEAR, NORM, type PlannedPart, SOON, THIS_YEAR } from './schedule.data.ts';
import type { Person } from './seed-people.ts';
import { straightWay } from './straight-way.ts';

/** The organization that plans: the one of the department whose norm is kept. */
const plannerOf = (staff: readonly Person[]): Person | undefined =>
  staff.find(({ department }) => department === NORM.department);

/**
 * The norm of the department, and the plans of three years: each is written while its year is opened, the earlier one is closed
 * before the next begins. Most leaves of other departments are by the schedule. `store` keeps the documents of one year.
 */
export const seedSchedule = async <Stored>(
  client: Client,
  staff: readonly Person[],
  clock: Clock,
  leaves: readonly Leave[],
  store: (matters: readonly Matter[]) => Promise<readonly Stored[]>,
): Promise<readonly Stored[]> => {
  const planner = plannerOf(staff);
  if (!planner) return [];
  const { client_id, organization_id } = planner;
  await insertRows(client, 'department_norm', [{ client_id, organization_id, ...NORM }]);
  const stored: Stored[] = [];
  const year = yearOf(clock.today);
  for (const [planned, plans] of [
    [year - 1, {}],
    [year, THIS_YEAR],
    [year + 1, NEXT_YEAR],
  ] as const) {
    await client.query(
      `update "vacation_schedule_period" set "status" = 'closed' where "organization_id" = $1`,
      [organization_id],
    );
    const [date_from, date_to] = [`${planned}-01-01`, `${planned}-12-31`];
    const period = { client_id, organization_id, year: planned, status: 'opened', date_from, date_to };
    await insertRows(client, 'vacation_schedule_period', [period]);
    const booked = leaves.filter(({ person }) => person.organization_id === organization_id);
    const matters = [...planYear(staff, clock, planned, plans), ...planBooked(booked, clock, planned)];
    stored.push(...(await store(matters)));
  }
  await client.query(LEAVES_BY_SCHEDULE, [organization_id]);
  return stored;
};

/** The leave of an entry is the one of the same days. */
const LEAVES_BY_SCHEDULE = `
  update "vacation" v set "plan_id" = e."id"
  from "document" l, "document" e
  where l."id" = v."id" and l."object_id" = 'vacation' and l."organization_id" = $1 and l."status_id" not in ('declined', 'empty')
    and e."object_id" = 'vacation_schedule' and e."employee_id" = l."employee_id" and v."plan_id" is null
    and e."start_date" = l."start_date" and e."end_date" = l."end_date"`;

/** One leave of so many was taken without a plan. */
const UNPLANNED_OF = 6;
const ASKED: readonly Ending[] = ['prepared', 'agreed', 'approved', 'processed'];

/** Entries of the annual leaves of a year, but of the team that plans by hand. */
const planBooked = (leaves: readonly Leave[], clock: Clock, planned: number): readonly Matter[] =>
  leaves
    .filter(
      ({ type, person, ending, start, end }) =>
        type === 'annual' &&
        person.department !== NORM.department &&
        person.manager !== null &&
        ASKED.includes(ending) &&
        yearOf(start) === planned &&
        yearOf(end) === planned,
    )
    .filter((_, index) => index % UNPLANNED_OF !== UNPLANNED_OF - 1)
    .map(({ person, start, days }) =>
      partOf(person, [start.slice(5), days, reached(start, clock)], planned, clock),
    );

/** How far an entry has come whose leave was requested: its person gets the notice in time. */
const reached = (start: Day, { today }: Clock): string =>
  start <= today ? 'processed' : daysBetween(today, start) <= NOTICE_DAYS * 2 ? 'confirmed' : 'approved';

const planYear = (
  staff: readonly Person[],
  clock: Clock,
  year: number,
  plans: Readonly<Record<string, readonly PlannedPart[]>>,
): readonly Matter[] =>
  Object.entries(plans).flatMap(([name, parts]) => {
    const person = staff.find((each) => each.name === name);
    return person ? parts.map((part) => partOf(person, part, year, clock)) : [];
  });

/** When a schedule is approved: a week before the last day (labour code, article 123). */
const APPROVED = '12-10';
/** Days of notice before a leave, and days until the one of which notice is given now. */
const NOTICE_DAYS = 18;
const SOON_DAYS = 12;

/** The plan of this year was approved before it began, with notice given in time; that of the next is on its way. */
const partOf = (person: Person, [day, days, ending]: PlannedPart, year: number, clock: Clock): Matter => {
  const start_date = day === SOON ? soonIn(year, clock) : `${year}-${day}`;
  const isOld = year <= yearOf(clock.today);
  const approved = `${year - 1}-${APPROVED}`;
  const notice = addDays(start_date, -NOTICE_DAYS);
  const took = { notified: Math.max(0, Math.floor((daysBetween(approved, notice) * 5) / 7)) };
  return {
    family: vacationSchedule,
    person,
    type: 'annual',
    legs: (_, random) =>
      ending === 'empty'
        ? []
        : straightWay(vacationSchedule.object_id, { ending, ...(isOld ? { took } : {}) }, random),
    lastMoved: (_, random) =>
      isOld
        ? Math.min(inOfficeHours(notice, random), workdaysAgo(1, clock, random))
        : workdaysAgo(Number(day.slice(0, 2)) % 5, clock, random),
    written: () => ({
      period: year,
      start_date,
      end_date: endOf(start_date, days, 'calendar_minus_holidays', clock.calendar) ?? start_date,
      days,
    }),
  };
};

/** A Monday in about two weeks, while it is of the year. */
const soonIn = (year: number, { today }: Clock): Day => {
  const day = addDays(today, SOON_DAYS);
  const monday = addDays(day, 8 - weekday(day));
  return monday < `${year}-12-14` ? monday : `${year}-12-14`;
};
