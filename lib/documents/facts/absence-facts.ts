import type { DayCount } from '../../calendar/day-count.ts';
import type { ClockTime } from '../../kernel/clock-time.ts';
import type { Day } from '../../kernel/day.ts';

/** When a person works here: their first working day, and their last one where it is known. */
export interface Employment {
  readonly first: Day;
  readonly last: Day | null;
}

/** Another absence of the same person that holds on some day of the period. */
export interface Overlap {
  readonly id: number;
  readonly object_id: string;
  /** '' where the reader may not know which document it is. */
  readonly number: string;
  readonly start_date: Day;
  readonly end_date: Day;
  /** The part of its only day that it takes; null where it takes all of it. */
  readonly time_from?: ClockTime | null;
  readonly time_to?: ClockTime | null;
  /** Hours of its only day that it takes, as a decimal; null where it says none. */
  readonly hours?: string | null;
  /** The days it holds on, where that is not all of them. */
  readonly days?: readonly Day[] | null;
}

/** A leave of the same person that holds on some day of the period. */
export interface InterruptedLeave extends Pick<Overlap, 'id' | 'number' | 'start_date' | 'end_date'> {
  /** How its days were counted. */
  readonly day_count: DayCount;
}

/** A sick leave before or after another one. */
export interface SickLink {
  readonly number: string;
  readonly status_id: string;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
}

/** The sick leaves around one: the one it goes on from, and one that was sent and goes on from it. */
export interface SickChain {
  /** None where the reader may not see it, or it is not the same person's. */
  readonly previous:
    | (SickLink & {
        readonly document_type_id: number | null;
        readonly relation: string | null;
        /** The number of another document that goes on from it. */
        readonly taken_by: string | null;
      })
    | undefined;
  readonly next: SickLink | undefined;
}
