import { addDays, addMonths, type Day, weekday } from '../../lib/kernel/day.ts';

/** A calendar month, `YYYY-MM`. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstOf = (month: Month): Day => `${month}-01`;

/** The month `by` months later; earlier when negative. */
export const shiftMonth = (month: Month, by: number): Month => monthOf(addMonths(firstOf(month), by));

export const lastOf = (month: Month): Day => addDays(firstOf(shiftMonth(month, 1)), -1);

/** The weeks of a month, Monday first; days of the neighbours are null. */
export const monthWeeks = (month: Month): (Day | null)[][] => {
  const first = firstOf(month);
  const length = Number(lastOf(month).slice(8));
  const lead = weekday(first) - 1;
  const cells = Array.from({ length: Math.ceil((lead + length) / 7) * 7 }, (_, index) =>
    index < lead || index >= lead + length ? null : addDays(first, index - lead),
  );
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
};
