import type { Period } from '../board/scale.ts';
import type { Walk } from '../board/walks.ts';
import { addDays, addMonths, type Day, mondayOf } from '../kernel/day.ts';
import type { TeamAbsence, TeamCalendar, TeamPerson } from '../rpc/team-calendar.ts';

/** How much of a calendar is in sight: a week as a list by days, two weeks, a month, a quarter or a year as a grid. */
export const SPANS = ['days', 'weeks', 'month', 'quarter', 'year'] as const;
export type Span = (typeof SPANS)[number];

/** Months of the spans counted in months. */
const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The week, month, quarter or year that a day is of; two weeks begin with the week of their day. */
export const periodOf = (span: Span, day: Day): Period => {
  if (span === 'days' || span === 'weeks') {
    const first = mondayOf(day);
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

interface TeamBoard {
  readonly rows: number;
  readonly period: Period;
  readonly span: Span;
  readonly today: Day;
}

/** Arrows by day and by person, Home and End to the ends of the period, PgUp and PgDn by as much. A day may lie outside. */
export const teamWalk = ({ rows, period, span, today }: TeamBoard): Walk<Cursor> => ({
  left: ({ row, day }) => ({ row, day: addDays(day, -1) }),
  right: ({ row, day }) => ({ row, day: addDays(day, 1) }),
  up: ({ row, day }) => ({ row: Math.max(0, row - 1), day }),
  down: ({ row, day }) => ({ row: Math.min(rows - 1, row + 1), day }),
  start: ({ row }) => ({ row, day: period.first }),
  end: ({ row }) => ({ row, day: period.last }),
  before: ({ row, day }) => ({ row, day: shifted(span, day, -1) }),
  after: ({ row, day }) => ({ row, day: shifted(span, day, 1) }),
  today: ({ row }) => ({ row, day: today }),
});

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
