import type { Calendar } from '../calendar/calendar.ts';
import { type CountRule, endOf, lengthOf } from '../calendar/day-count.ts';
import { addDays, type Day, daysBetween, weekday } from '../kernel/day.ts';

/** A stretch of days of a leave. */
export interface Bar {
  readonly start_date: Day;
  readonly end_date: Day;
}

/** How days of leave are counted. */
export interface Counted {
  readonly rule: CountRule;
  readonly calendar: Calendar;
}

/** A stretch that begins some days later, or earlier, with as many counted days as it has. */
export const movedBar = ({ start_date, end_date }: Bar, by: number, { rule, calendar }: Counted): Bar => {
  const start = addDays(start_date, by);
  const days = lengthOf(start_date, end_date, rule, calendar);
  return { start_date: start, end_date: endOf(start, days, rule, calendar) ?? addDays(end_date, by) };
};

/** A stretch that ends some days later, or earlier, but never before its first day. */
export const stretchedBar = ({ start_date, end_date }: Bar, by: number): Bar => {
  const end = addDays(end_date, by);
  return { start_date, end_date: end < start_date ? start_date : end };
};

/** The two halves of a stretch, the longer first; undefined for a single day. */
export const splitBar = ({ start_date, end_date }: Bar): readonly [Bar, Bar] | undefined => {
  const span = daysBetween(start_date, end_date) + 1;
  if (span < 2) return undefined;
  const last = addDays(start_date, Math.ceil(span / 2) - 1);
  return [
    { start_date, end_date: last },
    { start_date: addDays(last, 1), end_date },
  ];
};

/** Changes that can be asked of a leave. */
export const CHANGES = ['move', 'split', 'shorten', 'recall'] as const;
export type Change = (typeof CHANGES)[number];

/**
 * First parts of a change, to be corrected by hand: past days, today among them, stay; moved days go to the Monday
 * after the leave; a leave is split and shortened in the middle.
 */
export const proposedParts = (change: Change, leave: Bar, today: Day, counted: Counted): readonly Bar[] => {
  const lived = leave.start_date <= today && today < leave.end_date ? today : undefined;
  const behind = lived ? [{ start_date: leave.start_date, end_date: lived }] : [];
  const ahead = lived ? { start_date: addDays(lived, 1), end_date: leave.end_date } : leave;
  const [first, second] = splitBar(ahead) ?? [ahead, undefined];
  const away = (bar: Bar) => movedBar(bar, daysBetween(bar.start_date, mondayAfter(leave.end_date)), counted);
  switch (change) {
    case 'move':
      return [...behind, away(ahead)];
    case 'split':
      return [...behind, first, ...(second ? [away(second)] : [])];
    case 'shorten':
    case 'recall':
      return behind.length > 0 ? behind : [first];
  }
};

const mondayAfter = (day: Day): Day => addDays(day, 8 - weekday(day));
