import { addDays, type Day, daysBetween, isDay } from '../../../kernel/day.ts';

/** The days of a trip, as far as they are known. */
export interface TripDays {
  readonly start_date: Day | null;
  readonly end_date: Day | null;
}

/** A leg by its days; what else it says stays as it is. */
export interface DatedLeg {
  readonly start_date?: unknown;
  readonly end_date?: unknown;
}

/**
 * Days by which legs follow a moved trip: 0 for an unmoved trip, for legs without days, and for legs within its new
 * days already.
 */
export const movedBy = (before: TripDays, now: TripDays, legs: readonly DatedLeg[]): number => {
  const [was, is] = [before.start_date, now.start_date];
  if (was === null || is === null || was === is) return 0;
  const days = legs.flatMap(({ start_date, end_date }) => [start_date, end_date].filter(isDay));
  const last = now.end_date;
  const isWithin = days.every((day) => day >= is && (last === null || day <= last));
  return days.length === 0 || isWithin ? 0 : daysBetween(was, is);
};

/**
 * The days the legs are written for: those of the trip while the legs fit, no matter who fixed them, so that the next
 * move is counted from there.
 */
export const writtenFor = (written: TripDays, now: TripDays, legs: readonly DatedLeg[]): TripDays =>
  written.start_date === null || (now.start_date !== null && movedBy(written, now, legs) === 0)
    ? now
    : written;

/** A leg so many days later, or earlier. */
export const movedLeg = <Leg extends DatedLeg>(leg: Leg, by: number): Leg => ({
  ...leg,
  ...(isDay(leg.start_date) ? { start_date: addDays(leg.start_date, by) } : {}),
  ...(isDay(leg.end_date) ? { end_date: addDays(leg.end_date, by) } : {}),
});
