import { addDays, addMonths, type Day, eachDay, isDay, weekday } from './day.ts';

/** A calendar month, `YYYY-MM`. Compares correctly as text. */
export type Month = string;

export const isMonth = (text: unknown): text is Month =>
  typeof text === 'string' && /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`);

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstOf = (month: Month): Day => `${month}-01`;

export const lastOf = (month: Month): Day => addDays(firstOf(shiftMonth(month, 1)), -1);

/** The month `by` months later; earlier when negative. */
export const shiftMonth = (month: Month, by: number): Month => monthOf(addMonths(firstOf(month), by));

export const daysOf = (month: Month): Day[] => eachDay(firstOf(month), lastOf(month));

/** The weeks of a month, Monday first; days of the neighbours are null. */
export const monthWeeks = (month: Month): (Day | null)[][] => {
  const days = daysOf(month);
  const lead = weekday(firstOf(month)) - 1;
  return Array.from({ length: Math.ceil((lead + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => days[week * 7 + column - lead] ?? null),
  );
};
