import { calendarOf, dayKind } from '../../../lib/calendar/calendar.ts';
import { addDays, type Day, dayInZone, weekday, yearOf } from '../../../lib/kernel/day.ts';
import { CALENDAR } from '../../../prisma/seed/dictionaries/calendar.data.ts';

/** The business day of the run. */
export const today = (): Day => dayInZone(new Date().toISOString(), 'Europe/Moscow');

/**
 * Mondays of next year from April on whose week is an ordinary one: five working days and a weekend. A leave there
 * counts as many days as it spans, whenever the tests run.
 */
export const ordinaryMondays = (): Day[] => {
  const calendar = calendarOf(CALENDAR);
  const first = `${yearOf(today()) + 1}-04-01`;
  const monday = addDays(first, (8 - weekday(first)) % 7);
  return Array.from({ length: 35 }, (_, week) => addDays(monday, week * 7)).filter((start) =>
    Array.from({ length: 7 }, (_, day) => dayKind(addDays(start, day), calendar)).every(
      (kind, day) => kind === (day < 5 ? 'weekday' : 'weekend'),
    ),
  );
};
