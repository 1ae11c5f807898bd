import type { EntryType } from '../../../lib/calendar/calendar.ts';
import { HOLIDAYS } from '../../../lib/calendar/holidays.data.ts';

/** One day, or several in a row, of the production calendar. */
interface CalendarDays {
  readonly start_date: string;
  readonly end_date: string;
  readonly type: EntryType;
  readonly name: string;
  readonly name_eng: string;
}

/**
 * Days off that moved. 2025 and 2026: the government's decrees and article 112. 2027: article 112 only, which moves
 * the day off of a holiday on a weekend to the next working day; how the January weekends of 2027 move is not decided.
 */
const MOVED: readonly (readonly [day: string, from: string, from_eng: string])[] = [
  ['2025-05-02', '4 января', '4 January'],
  ['2025-05-08', '23 февраля', '23 February'],
  ['2025-06-13', '8 марта', '8 March'],
  ['2025-11-03', '1 ноября', '1 November'],
  ['2025-12-31', '5 января', '5 January'],
  ['2026-01-09', '3 января', '3 January'],
  ['2026-03-09', '8 марта', '8 March'],
  ['2026-05-11', '9 мая', '9 May'],
  ['2026-12-31', '4 января', '4 January'],
  ['2027-05-03', '1 мая', '1 May'],
  ['2027-05-10', '9 мая', '9 May'],
  ['2027-06-14', '12 июня', '12 June'],
];

/** Saturdays on which people work for a day off that moved. */
const WORKING_SATURDAYS: readonly (readonly [day: string, to: string, to_eng: string])[] = [
  ['2025-11-01', '3 ноября', '3 November'],
];

/** Mondays that article 112 would free after a holiday on a weekend, worked because a decree moved that day off. */
const WORKED_MONDAYS: readonly (readonly [day: string, to: string, to_eng: string])[] = [
  ['2025-02-24', '8 мая', '8 May'],
  ['2025-03-10', '13 июня', '13 June'],
];

const YEARS = [2025, 2026, 2027] as const;

/** The Russian production calendar: what differs from Monday to Friday. */
export const CALENDAR: readonly CalendarDays[] = [
  ...YEARS.flatMap((year) =>
    HOLIDAYS.map(([start, end, name, name_eng]): CalendarDays => {
      return { start_date: `${year}-${start}`, end_date: `${year}-${end}`, type: 'holiday', name, name_eng };
    }),
  ),
  ...MOVED.map(([day, from, from_eng]): CalendarDays => {
    const names = { name: `Выходной перенесён с ${from}`, name_eng: `Day off moved from ${from_eng}` };
    return { start_date: day, end_date: day, type: 'non-working', ...names };
  }),
  ...WORKING_SATURDAYS.map(([day, to, to_eng]): CalendarDays => {
    const names = { name: `Рабочая суббота за ${to}`, name_eng: `Working Saturday for ${to_eng}` };
    return { start_date: day, end_date: day, type: 'working', ...names };
  }),
  ...WORKED_MONDAYS.map(([day, to, to_eng]): CalendarDays => {
    const names = { name: `Выходной перенесён на ${to}`, name_eng: `Day off moved to ${to_eng}` };
    return { start_date: day, end_date: day, type: 'working', ...names };
  }),
];
