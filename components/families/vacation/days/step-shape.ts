import { partAt, unitAt } from '../../../../lib/board/axis.ts';
import { dayAxis } from '../../../../lib/board/scale.ts';
import type { LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import { addDays, addMonths, type Day, daysBetween, laterDay } from '../../../../lib/kernel/day.ts';

/** The picture in its own units: plotted from `LEFT` to `WIDTH`, between `TOP` and `BOTTOM`. */
export const PICTURE = { width: 1_168, height: 180, left: 36, top: 26, bottom: 150 } as const;

/** Where days and balances lie in the picture. */
export interface StepShape {
  readonly x: (day: Day) => number;
  readonly y: (days: number) => number;
  /** The day at a place of the picture. */
  readonly dayAt: (x: number) => Day;
  readonly levels: readonly number[];
  readonly months: readonly Day[];
  /** Outlines of what has been, what it covers, and what is to come. */
  readonly past: string;
  readonly area: string;
  readonly future: string;
}

const LEVEL_DAYS = 10;

/** Steps of a balance as outlines, from the first of them to `until`. */
export const stepShape = (steps: LeaveBalance['steps'], until: Day, today: Day): StepShape => {
  const { width, left, top, bottom } = PICTURE;
  const first = steps[0]?.on_date ?? today;
  const axis = dayAxis({ first, last: laterDay(first, until) });
  const values = steps.map(({ days }) => Number(days));
  const most = Math.max(LEVEL_DAYS, Math.ceil(Math.max(...values, 0) / LEVEL_DAYS) * LEVEL_DAYS);
  const least = Math.floor(Math.min(...values, 0) / LEVEL_DAYS) * LEVEL_DAYS;
  const x = (day: Day): number => rounded(left + partAt(axis, daysBetween(first, day)) * (width - left));
  const y = (days: number): number => rounded(bottom - ((days - least) / (most - least)) * (bottom - top));
  const outline = (from: Day, to: Day): string => {
    const before = steps.findLast(({ on_date }) => on_date <= from);
    const within = steps.filter(({ on_date }) => on_date > from && on_date <= to);
    const start = `M${x(from)} ${y(Number(before?.days ?? 0))}`;
    return `${start}${within.map(({ on_date, days }) => `H${x(on_date)}V${y(Number(days))}`).join('')}H${x(addDays(to, 1))}`;
  };
  const past = outline(first, today);
  return {
    x,
    y,
    dayAt: (at) => addDays(first, unitAt(axis, (at - left) / (width - left))),
    levels: Array.from({ length: (most - least) / LEVEL_DAYS + 1 }, (_, index) => least + index * LEVEL_DAYS),
    months: monthsBetween(first, until),
    past,
    area: `${past}V${y(0)}H${left}Z`,
    future: today < until ? outline(today, until) : '',
  };
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

const monthsBetween = (first: Day, until: Day): readonly Day[] => {
  const months: Day[] = [];
  for (let month = `${first.slice(0, 7)}-01`; month <= until; month = addMonths(month, 1)) months.push(month);
  return months.filter((month) => month >= first);
};
