import type { Day } from '../../../lib/kernel/day.ts';

/** A trip with the advance it took, and a report of one. */
export interface AdvancedTrip {
  readonly id: number;
  readonly number: string;
  readonly status_id: string;
  readonly start_date: Day | null;
  readonly advance_amount: string | null;
  readonly [field: string]: unknown;
}
export interface TripReport {
  readonly btrip_id: number | null;
  readonly status_id: string;
  readonly replaced: '0' | '1';
  readonly [field: string]: unknown;
}

/** An advance is given once a trip is approved. */
const ADVANCED = ['approved', 'processed', 'closed'];
const UNSENT = ['empty', 'draft', 'declined'];

/** Trips that took an advance, began by a day, and have no report that was sent. */
export const openAdvances = <Trip extends AdvancedTrip>(
  trips: readonly Trip[],
  reports: readonly TripReport[],
  day: Day,
): Trip[] => {
  const reported = new Set(
    reports
      .filter(({ status_id, replaced }) => replaced !== '1' && !UNSENT.includes(status_id))
      .map(({ btrip_id }) => btrip_id),
  );
  return trips.filter(
    ({ id, status_id, start_date, advance_amount }) =>
      ADVANCED.includes(status_id) &&
      start_date !== null &&
      start_date <= day &&
      Number(advance_amount ?? 0) > 0 &&
      !reported.has(id),
  );
};
