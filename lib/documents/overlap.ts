import type { Calendar } from '../calendar/calendar.ts';
import { workingMinutes } from '../calendar/working-hours.ts';
import { type ClockTime, minutesOf } from '../kernel/clock-time.ts';
import type { Day } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { minutesTaken } from '../leave/hours.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import type { Overlap } from './facts/absence-facts.ts';

type Held = Pick<Overlap, 'id' | 'number' | 'start_date' | 'end_date' | 'days'> & Part;

/** Whether an absence holds on a day. */
export const holdsOn = ({ start_date, end_date, days }: Omit<Held, 'id' | 'number'>, day: Day): boolean =>
  days ? days.includes(day) : start_date <= day && day <= end_date;

/** The part of its only day that a document takes, by the clock or by hours; all of it where nothing is said. */
interface Part {
  readonly time_from?: unknown;
  readonly time_to?: unknown;
  readonly hours?: unknown;
}

type Asked = Pick<DocumentRecord, 'id' | 'start_date' | 'end_date'> & Part;

/**
 * Another absence of the person at the time of the document, unless the document stands in its place. Two of them that take
 * parts of one day meet where their times do; hours without times meet no other part (`fullDayRefusals` adds them up).
 */
export const overlapOf = <Other extends Held>(
  record: Asked,
  overlaps: readonly Other[],
  replaced: readonly number[] = [],
): Other | undefined =>
  besides(record, overlaps, replaced).find((other) => meets(partOf(record), partOf(other)));

/**
 * What stands against a part of a day whose person takes other parts of it, some of them by hours: together they are longer
 * than its working hours, of which a day before a holiday has one less. Times alone are judged by `overlapOf`.
 */
export const fullDayRefusals = (
  field: string,
  record: Asked,
  { overlaps, calendar }: { readonly overlaps: readonly Held[]; readonly calendar: Calendar },
  replaced: readonly number[] = [],
): FieldRefusal[] => {
  const { start_date: day } = record;
  const own = partOf(record);
  const parts = besides(record, overlaps, replaced).flatMap((other) => partOf(other) ?? []);
  if (day === null || !own || parts.length === 0 || [own, ...parts].every(({ times }) => times)) return [];
  const working = workingMinutes(day, calendar);
  const taken = parts.reduce((sum, { minutes }) => sum + minutes, own.minutes);
  return taken > working
    ? [{ field, code: 'document/hours-over-day', values: { hours: taken / HOUR, working: working / HOUR } }]
    : [];
};

const HOUR = 60;

const besides = <Other extends Held>(
  { id, start_date, end_date }: Asked,
  overlaps: readonly Other[],
  replaced: readonly number[],
): Other[] =>
  start_date === null || end_date === null
    ? []
    : overlaps.filter(
        (other) =>
          other.start_date <= end_date &&
          other.end_date >= start_date &&
          (!other.days || other.days.some((day) => start_date <= day && day <= end_date)) &&
          other.id !== id &&
          !replaced.includes(other.id),
      );

type DayPart =
  | { readonly minutes: number; readonly times?: readonly [from: ClockTime, to: ClockTime] }
  | undefined;

const partOf = ({ time_from, time_to, hours }: Part): DayPart => {
  if (typeof time_from === 'string' && typeof time_to === 'string')
    return { minutes: minutesOf(time_to) - minutesOf(time_from), times: [time_from, time_to] };
  const minutes = minutesTaken(hours);
  return minutes > 0 ? { minutes } : undefined;
};

const meets = (one: DayPart, other: DayPart): boolean => {
  if (!one || !other) return true;
  return !!one.times && !!other.times && one.times[0] < other.times[1] && other.times[0] < one.times[1];
};

/** How a refusal or a warning names it; a document that the reader may not know has no number. */
export const overlapValues = ({ number, start_date, end_date }: Held) => ({
  number: number || 'none',
  start_date,
  end_date,
});
