import { type Day, eachDay } from '../../../lib/kernel/day.ts';
import type { RibbonRow } from '../../board/ribbon-bars.ts';

/** On how many days of some stretches colleagues are away, and which of them. */
export const overlappedDays = (
  bars: readonly { readonly start_date: Day | null; readonly end_date: Day | null }[],
  colleagues: readonly RibbonRow[],
): { days: number; people: readonly RibbonRow[] } => {
  const days = bars.flatMap(({ start_date, end_date }) =>
    start_date && end_date ? eachDay(start_date, end_date) : [],
  );
  const isAway = ({ absences }: RibbonRow, day: Day) =>
    absences.some(({ start, end }) => start <= day && day <= end);
  return {
    days: days.filter((day) => colleagues.some((row) => isAway(row, day))).length,
    people: colleagues.filter((row) => days.some((day) => isAway(row, day))),
  };
};
