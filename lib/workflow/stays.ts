import type { Calendar } from '../calendar/calendar.ts';
import { countDays } from '../calendar/day-count.ts';
import { addDays, type Day } from '../kernel/day.ts';
import { UNSENT_STATUSES } from './statuses.data.ts';

/** A move of the history: in which role it was made, to which status, on which day. */
export interface Moved {
  readonly status_id: string;
  readonly business_role: string;
  readonly day: Day;
}

/** How long a document stood in a status; `role` is that of its next mover, null while it stands there. */
export interface Stay {
  readonly status_id: string;
  readonly role: string | null;
  /** Working days after the day it came. */
  readonly workdays: number;
}

/** The stays of a document in the order of its history, the one of now last. */
export const staysOf = (history: readonly Moved[], today: Day, calendar: Calendar): Stay[] =>
  history.map((move, index) => {
    const next = history[index + 1];
    return {
      status_id: move.status_id,
      role: next?.business_role ?? null,
      workdays: countDays(addDays(move.day, 1), next?.day ?? today, calendar),
    };
  });

/** Whether a holder kept a document long enough to mention: not its author while writing, nor the portal. */
export const isHeld = ({ status_id, role, workdays }: Stay): boolean =>
  workdays > 0 && role !== 'system' && !UNSENT_STATUSES.includes(status_id);
