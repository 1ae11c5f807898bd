import { calendarOf, dayKind } from '../../lib/calendar/calendar.ts';
import { daysByLaw } from '../../lib/calendar/holidays.ts';
import { addDays, type Day, eachDay, weekday } from '../../lib/kernel/day.ts';
import { CALENDAR } from '../../prisma/seed/dictionaries/calendar.data.ts';

const calendar = calendarOf(CALENDAR);

/** The first Monday from one on, so many days apart, that so many days without holidays begin with. */
export const plainMonday = (monday: Day, length: number, step: number): Day =>
  eachDay(monday, addDays(monday, length - 1)).every((day) =>
    ['weekday', 'weekend'].includes(dayKind(day, calendar)),
  )
    ? monday
    : plainMonday(addDays(monday, step), length, step);

/** Rows by which a year has plain weeks: what the law frees is what it is in its week. */
export const plainYear = (year: number) =>
  daysByLaw(year).map(([day]) => ({
    start_date: day,
    end_date: day,
    type: weekday(day) >= 6 ? 'non-working' : 'working',
  }));
