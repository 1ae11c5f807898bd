import type { ClockTime } from '../kernel/clock-time.ts';
import type { Day } from '../kernel/day.ts';
import type { Overlap } from './facts.ts';
import type { DocumentRecord } from './record.ts';

type Held = Pick<Overlap, 'id' | 'number' | 'start_date' | 'end_date' | 'days'> & Part;

/** Whether an absence holds on a day. */
export const holdsOn = ({ start_date, end_date, days }: Omit<Held, 'id' | 'number'>, day: Day): boolean =>
  days ? days.includes(day) : start_date <= day && day <= end_date;

/** The part of its only day that a document takes; all of it where nothing is said. */
interface Part {
  readonly time_from?: unknown;
  readonly time_to?: unknown;
}

/**
 * Another absence of the person at the time of the document, unless the document stands in its place. Two of them that take
 * parts of one day meet where their times do.
 */
export const overlapOf = <Other extends Held>(
  record: Pick<DocumentRecord, 'id' | 'start_date' | 'end_date'> & Part,
  overlaps: readonly Other[],
  replaced: readonly number[] = [],
): Other | undefined => {
  const { id, start_date, end_date } = record;
  return start_date === null || end_date === null
    ? undefined
    : overlaps.find(
        (other) =>
          other.start_date <= end_date &&
          other.end_date >= start_date &&
          (!other.days || other.days.some((day) => start_date <= day && day <= end_date)) &&
          other.id !== id &&
          !replaced.includes(other.id) &&
          meets(timesOf(record), timesOf(other)),
      );
};

type Times = readonly [from: ClockTime, to: ClockTime] | undefined;

const timesOf = ({ time_from, time_to }: Part): Times =>
  typeof time_from === 'string' && typeof time_to === 'string' ? [time_from, time_to] : undefined;

const meets = (one: Times, other: Times): boolean =>
  !one || !other || (one[0] < other[1] && other[0] < one[1]);

/** How a refusal or a warning names it; a document that the reader may not know has no number. */
export const overlapValues = ({ number, start_date, end_date }: Held) => ({
  number: number || 'none',
  start_date,
  end_date,
});
