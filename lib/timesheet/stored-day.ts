import type { ClockTime } from '../kernel/clock-time.ts';
import type { Day } from '../kernel/day.ts';
import type { TimesheetCode } from './codes.data.ts';
import { areSameCodes, type DayCodes, sayingOf } from './day-codes.ts';
import type { InTimesheet } from './piece.ts';
import type { ReckonedDay, Told } from './reckon.ts';

/** What a document said of a stored day. */
export interface StoredTold {
  readonly code: TimesheetCode;
  readonly day_minutes: number;
  readonly night_minutes: number;
  readonly document_id: number;
  readonly named?: InTimesheet['named'];
  readonly from?: ClockTime;
  readonly to?: ClockTime;
}

/** A day as the timesheet of a person keeps it. */
export interface StoredDay {
  readonly codes: DayCodes;
  /** Minutes of its work at night, where there are any. */
  readonly night?: number;
  /** The documents it was reckoned by, where there were any. */
  readonly told?: readonly StoredTold[];
  /** Set by hr: what the calendar and the documents came to then. */
  readonly reckoned?: string;
}

export type StoredDays = Readonly<Record<Day, StoredDay>>;

const toldOf = ({ code, day_minutes, night_minutes, document_id, named, from, to }: Told): StoredTold => ({
  code,
  day_minutes,
  night_minutes,
  document_id,
  ...(named ? { named } : {}),
  ...(from && to ? { from, to } : {}),
});

const dayOf = (codes: DayCodes, night: number): StoredDay => ({ codes, ...(night > 0 ? { night } : {}) });

/** A day as it was reckoned. */
export const reckonedDay = ({ codes, night, told }: ReckonedDay): StoredDay => ({
  ...dayOf(codes, night),
  ...(told.length > 0 ? { told: told.map(toldOf) } : {}),
});

/** A day as hr says it is, whatever was reckoned; night hours are those with a code of their own. */
export const writtenDay = (codes: DayCodes, reckoned: ReckonedDay): StoredDay => ({
  ...dayOf(codes, codes.find(([code]) => code === 'Н')?.[1] ?? 0),
  ...(reckoned.told.length > 0 ? { told: reckoned.told.map(toldOf) } : {}),
  reckoned: sayingOf(reckoned.codes),
});

/** Whether the calendar and the documents come to something else now than when the day was stored. */
export const isOvertaken = ({ codes, reckoned }: StoredDay, now: ReckonedDay): boolean =>
  reckoned === undefined ? !areSameCodes(codes, now.codes) : sayingOf(now.codes) !== reckoned;

/**
 * The days of a timesheet that is formed: what is closed stays, what hr has written stays, the rest is as it is reckoned
 * now.
 */
export const formedDays = (
  stored: StoredDays | undefined,
  reckoned: ReadonlyMap<Day, ReckonedDay>,
  isClosed: (day: Day) => boolean,
): StoredDays => {
  // Usual days of a month are one and the same.
  const made = new Map<ReckonedDay, StoredDay>();
  const days: Record<Day, StoredDay> = {};
  for (const [day, now] of reckoned) {
    const was = stored?.[day];
    const stays = was !== undefined && (isClosed(day) || was.reckoned !== undefined);
    const formed = stays ? was : (made.get(now) ?? reckonedDay(now));
    if (!stays) made.set(now, formed);
    days[day] = formed;
  }
  return days;
};

/** The documents of some days that are named in a list of the timesheet, each once, with `;` between. */
export const namedIn = (days: StoredDays, list: NonNullable<InTimesheet['named']>): string =>
  [
    ...new Set(
      Object.values(days).flatMap(({ told = [] }) =>
        told.flatMap(({ named, document_id }) => (named === list ? [document_id] : [])),
      ),
    ),
  ].join(';');

const toldBy = ({ told = [] }: StoredDay): string =>
  told
    .map(({ document_id, code, day_minutes, night_minutes }) =>
      [document_id, code, day_minutes, night_minutes].join(),
    )
    .join();

/** Whether two timesheets of a month say the same, by the same documents. */
export const isSameMonth = (one: StoredDays, other: StoredDays): boolean =>
  Object.keys(other).length === Object.keys(one).length &&
  Object.entries(other).every(([day, each]) => {
    const was = one[day];
    return (
      was !== undefined &&
      areSameCodes(was.codes, each.codes) &&
      was.night === each.night &&
      was.reckoned === each.reckoned &&
      toldBy(was) === toldBy(each)
    );
  });
