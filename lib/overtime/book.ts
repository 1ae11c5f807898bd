import type { ClockTime } from '../kernel/clock-time.ts';
import type { Day } from '../kernel/day.ts';
import type { LimitRow } from './limits-in-force.ts';
import type { DatedWork } from './pieces.ts';
import type { ElementRow, HourPreset, Shift } from './shifts.ts';

/** Other overtime of the same person that was sent and not declined, as it was planned. */
export interface OtherOvertime {
  readonly id: number;
  readonly number: string;
  readonly work: DatedWork;
  /** The code of its shift; '' without one. */
  readonly shift: string;
}

/** An absence of the person that holds on some day of the work, or on the day off it is compensated by. */
export interface AwayThen {
  readonly id: number;
  /** '' where the reader may not know which family it is of. */
  readonly object_id: string;
  readonly number: string;
  readonly start_date: Day;
  readonly end_date: Day;
  readonly time_from?: ClockTime | null;
  readonly time_to?: ClockTime | null;
  readonly days?: readonly Day[] | null;
}

/** What overtime of a person is judged by. */
export interface HoursBook {
  readonly person: {
    readonly name: string;
    readonly name_eng: string;
    readonly position: string;
    readonly position_eng: string;
  };
  /** They are not yet eighteen on the day it begins. */
  readonly minor: boolean;
  /** Types of documents of overtime. */
  readonly types: readonly { readonly id: number; readonly code: string }[];
  readonly presets: readonly HourPreset[];
  readonly shifts: readonly Shift[];
  readonly reasons: readonly Omit<ElementRow, 'detail'>[];
  readonly limits: readonly LimitRow[];
  /** Of the year it begins in, and of the days around it. */
  readonly others: readonly OtherOvertime[];
  readonly away: readonly AwayThen[];
  /** On the day off. */
  readonly away_then: readonly AwayThen[];
}
