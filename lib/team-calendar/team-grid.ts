import { addDays, addMonths, type Day, daysBetween, weekday } from '../kernel/day.ts';
import type { TeamAbsence, TeamCalendar, TeamPerson } from '../rpc/team-calendar.ts';

/** How much of a calendar is in sight: a week as a list by days, two weeks, a month, a quarter or a year as a grid. */
export const SPANS = ['days', 'weeks', 'month', 'quarter', 'year'] as const;
export type Span = (typeof SPANS)[number];

/** A closed stretch of days. */
export interface Period {
  readonly first: Day;
  readonly last: Day;
}

/** Months of the spans counted in months. */
const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The week, month, quarter or year that a day is of; two weeks begin with the week of their day. */
export const periodOf = (span: Span, day: Day): Period => {
  if (span === 'days' || span === 'weeks') {
    const first = addDays(day, 1 - weekday(day));
    return { first, last: addDays(first, span === 'days' ? 6 : 13) };
  }
  const month = Number(day.slice(5, 7)) - 1;
  const first = addMonths(`${day.slice(0, 7)}-01`, -(month % MONTHS[span]));
  return { first, last: addDays(addMonths(first, MONTHS[span]), -1) };
};

/** The same day of the period before or after. */
export const shifted = (span: Span, day: Day, by: 1 | -1): Day => {
  if (span === 'days' || span === 'weeks') return addDays(day, (span === 'days' ? 7 : 14) * by);
  return addMonths(day, MONTHS[span] * by);
};

/** People under one head: the reader's own team, else those of one department. */
export interface Section {
  /** Of one department alone; undefined for the own team. */
  readonly department?: Pick<TeamPerson, 'department' | 'department_eng'>;
  readonly people: readonly TeamPerson[];
}

/** People as they are listed, under heads. They come in order: the own team, then department by department. */
export const sectionsOf = (people: readonly TeamPerson[]): Section[] => {
  const sections = new Map<string, TeamPerson[]>();
  for (const person of people) {
    const key = person.team ? 'team' : `of ${person.department}`;
    const known = sections.get(key);
    if (known) known.push(person);
    else sections.set(key, [person]);
  }
  return [...sections.values()].map((listed) => {
    const [{ team, department = '', department_eng = '' } = { team: true }] = listed;
    return { people: listed, ...(team ? {} : { department: { department, department_eng } }) };
  });
};

/** Where the keyboard is: a row of the grid and a day. */
export interface Cursor {
  readonly row: number;
  readonly day: Day;
}

/**
 * Where a key leads: arrows by day and by person, Home and End to the ends of the period, PgUp and PgDn by what is in
 * sight, T to today, by its physical key. Undefined for any other key. A day may lie outside of the period.
 */
export const cursorBy = (
  { row, day }: Cursor,
  key: { readonly key: string; readonly code: string },
  { rows, period, span, today }: { rows: number; period: Period; span: Span; today: Day },
): Cursor | undefined => {
  if (key.code === 'KeyT') return { row, day: today };
  switch (key.key) {
    case 'ArrowLeft':
      return { row, day: addDays(day, -1) };
    case 'ArrowRight':
      return { row, day: addDays(day, 1) };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), day };
    case 'ArrowDown':
      return { row: Math.min(rows - 1, row + 1), day };
    case 'Home':
      return { row, day: period.first };
    case 'End':
      return { row, day: period.last };
    case 'PageUp':
      return { row, day: shifted(span, day, -1) };
    case 'PageDown':
      return { row, day: shifted(span, day, 1) };
    default:
      return undefined;
  }
};

/** The day at a part of the width of a grid, from 0 to 1. */
export const dayAt = ({ first, last }: Period, part: number): Day => {
  const days = daysBetween(first, last) + 1;
  return addDays(first, Math.min(days - 1, Math.max(0, Math.floor(part * days))));
};

/** The absences of a person that cover a day. */
export const onDay = <Absence extends { readonly first: Day; readonly last: Day }>(
  absences: readonly Absence[],
  day: Day,
): Absence[] => absences.filter(({ first, last }) => first <= day && last >= day);

/** Absences by the person who is away. */
export const byPerson = (absences: readonly TeamAbsence[]): ReadonlyMap<number, readonly TeamAbsence[]> =>
  Map.groupBy(absences, ({ employee_id }) => employee_id);

/** Several answers of one calendar, read as it was scrolled, as one; counts are those of the last. */
export const joined = (pages: readonly TeamCalendar[]): TeamCalendar | undefined => {
  const last = pages.at(-1);
  return (
    last && {
      ...last,
      people: pages.flatMap(({ people }) => people),
      absences: pages.flatMap(({ absences }) => absences),
    }
  );
};
