import type { ClockTime } from '../kernel/clock-time.ts';
import type { Day } from '../kernel/day.ts';
import type { TimesheetCode } from './codes.data.ts';
import { type DayCodes, hoursOf, markedHours, markOf, sayingOf, workedMinutes } from './day-codes.ts';
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
  /** Its letters: `Я/С`. */
  readonly mark: string;
  /** Hours that were worked, and those of them at night, as decimals; '' for none. */
  readonly hours: string;
  readonly night: string;
  /** Hours in the order of the letters, where several codes have some: `8/2`. */
  readonly by_code?: string;
  readonly codes: DayCodes;
  /** The documents it was reckoned by, where there were any. */
  readonly told?: readonly StoredTold[];
  /** Set by hr: what the calendar and the documents came to then. */
  readonly reckoned?: string;
}

export type StoredDays = Readonly<Record<Day, StoredDay>>;

const hoursOrNone = (minutes: number): string => (minutes > 0 ? hoursOf(minutes) : '');

const toldOf = ({ code, day_minutes, night_minutes, document_id, named, from, to }: Told): StoredTold => ({
  code,
  day_minutes,
  night_minutes,
  document_id,
  ...(named ? { named } : {}),
  ...(from && to ? { from, to } : {}),
});

const dayOf = (codes: DayCodes, night: number): StoredDay => {
  const by_code = markedHours(codes);
  const hours = hoursOrNone(workedMinutes(codes));
  return {
    mark: markOf(codes),
    hours,
    night: hoursOrNone(night),
    ...(by_code === hours ? {} : { by_code }),
    codes,
  };
};

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
  sayingOf(now.codes) !== (reckoned ?? sayingOf(codes));

/**
 * The days of a timesheet that is formed: what is closed stays, what hr has written stays, the rest is as it is reckoned
 * now.
 */
export const formedDays = (
  stored: StoredDays | undefined,
  reckoned: ReadonlyMap<Day, ReckonedDay>,
  isClosed: (day: Day) => boolean,
): StoredDays =>
  Object.fromEntries(
    [...reckoned].map(([day, now]) => {
      const was = stored?.[day];
      return [day, was && (isClosed(day) || was.reckoned !== undefined) ? was : reckonedDay(now)];
    }),
  );

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
      sayingOf(was.codes) === sayingOf(each.codes) &&
      was.night === each.night &&
      was.reckoned === each.reckoned &&
      toldBy(was) === toldBy(each)
    );
  });
