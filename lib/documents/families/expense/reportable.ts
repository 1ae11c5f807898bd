import type { Day } from '../../../kernel/day.ts';
import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import type { LinkedTrip } from '../../facts/money-facts.ts';

/** A trip as a list has it. */
interface OfferedTrip {
  readonly id: number;
  readonly status_id: string;
  readonly start_date: Day | null;
  readonly replaced?: '0' | '1';
}

/** A report of a trip. */
export interface TripReport {
  readonly btrip_id: number | null;
  readonly status_id: string;
  readonly replaced: '0' | '1';
  readonly [field: string]: unknown;
}

/** Statuses of trips that are not agreed or were declined. */
const NOT_AGREED: readonly string[] = [...UNSENT_STATUSES, 'prepared', 'declined'];

/** Why a trip cannot be reported on a day by itself, whatever reports there are; undefined where it can. */
export const unreportable = (
  { status_id, start_date }: Pick<LinkedTrip, 'status_id' | 'start_date'>,
  today: Day,
): 'expense/trip-not-agreed' | 'expense/trip-not-begun' | undefined => {
  if (NOT_AGREED.includes(status_id)) return 'expense/trip-not-agreed';
  return start_date !== null && start_date > today ? 'expense/trip-not-begun' : undefined;
};

/** Trips with a sent report that stands. */
export const reportedTrips = (reports: readonly TripReport[]): ReadonlySet<number | null> =>
  new Set(
    reports.flatMap(({ btrip_id, status_id, replaced }) =>
      replaced === '1' || status_id === 'declined' || UNSENT_STATUSES.includes(status_id) ? [] : [btrip_id],
    ),
  );

/** Trips reportable today: agreed, begun, not replaced, and in no report that was sent. */
export const reportableTrips = <Trip extends OfferedTrip>(
  trips: readonly Trip[],
  reports: readonly TripReport[],
  today: Day,
): readonly Trip[] => {
  const reported = reportedTrips(reports);
  return trips.filter(
    (trip) => trip.replaced !== '1' && unreportable(trip, today) === undefined && !reported.has(trip.id),
  );
};
