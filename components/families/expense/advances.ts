import { reportedTrips, type TripReport } from '../../../lib/documents/families/expense/reportable.ts';
import type { Day } from '../../../lib/kernel/day.ts';

/** A trip with the advance it took. */
export interface AdvancedTrip {
  readonly id: number;
  readonly number: string;
  readonly status_id: string;
  readonly start_date: Day | null;
  readonly advance_amount: string | null;
  readonly [field: string]: unknown;
}

/** An advance is given once a trip is approved. */
const ADVANCED = ['approved', 'processed', 'closed'];

/** Trips that took an advance, began by a day, and have no report that was sent. */
export const openAdvances = <Trip extends AdvancedTrip>(
  trips: readonly Trip[],
  reports: readonly TripReport[],
  day: Day,
): Trip[] => {
  const reported = reportedTrips(reports);
  return trips.filter(
    ({ id, status_id, start_date, advance_amount }) =>
      ADVANCED.includes(status_id) &&
      start_date !== null &&
      start_date <= day &&
      Number(advance_amount ?? 0) > 0 &&
      !reported.has(id),
  );
};
