import type { CalendarEntry } from '../../../lib/calendar/calendar.ts';

const holidaysOf = (year: number): CalendarEntry[] =>
  [
    ['01-01', '01-08'],
    ['02-23', '02-23'],
    ['03-08', '03-08'],
    ['05-01', '05-01'],
    ['05-09', '05-09'],
    ['06-12', '06-12'],
    ['11-04', '11-04'],
  ].map(([start, end]) => ({ start_date: `${year}-${start}`, end_date: `${year}-${end}`, type: 'holiday' }));

/** Holidays of the labour code, article 112, and the day off moved to 31 December 2026. */
export const RUSSIAN_CALENDAR: readonly CalendarEntry[] = [
  ...holidaysOf(2026),
  ...holidaysOf(2027),
  { start_date: '2026-12-31', end_date: '2026-12-31', type: 'non-working' },
];
