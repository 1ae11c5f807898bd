import { DECIDED_STATUSES, UNSENT_STATUSES } from '../workflow/statuses.data.ts';
import type { Step } from '../workflow/step.ts';
import { withdraws } from '../workflow/withdraws.ts';

/** A step as a row offers it to its reader. */
type Offered = Pick<Step, 'next_status_id'> & {
  readonly business_role: string;
  readonly reject: '0' | '1';
};

interface Standing<Own extends Offered> {
  readonly status_id: string;
  readonly steps: readonly Own[];
  readonly can_delete: '0' | '1';
}

/** What its person can do with a document of their own that holds days which another one asks for. */
type WayOut<Own> =
  /** Taken back by a step of its way. */
  | { readonly act: 'withdraw'; readonly step: Own }
  /** Not decided: deleted, or cut on its page. */
  | { readonly act: 'delete' }
  /** Decided, and the reader may annul it with a reason. */
  | { readonly act: 'annul' }
  /** Out of the reader's hands: hr cancel or change it. */
  | { readonly act: 'ask' };

/**
 * The way out that the workflow leaves for a document in each of its statuses: what the server offered with the row, never a
 * guess. What can be undone comes before what cannot.
 */
export const wayOutOf = <Own extends Offered>({
  status_id,
  steps,
  can_delete,
}: Standing<Own>): WayOut<Own> => {
  const step = steps.find((each) => withdraws({ ...each, reject: each.reject === '1' }));
  if (step) return { act: 'withdraw', step };
  if (can_delete !== '1') return { act: 'ask' };
  return { act: DECIDED_STATUSES.includes(status_id) ? 'annul' : 'delete' };
};

/** Whether a document of one's own stands in the way of days: one that was sent holds them, a draft asks for them. */
export const standsInTheWay = (
  { id, status_id }: { readonly id: number; readonly status_id: string },
  overlaps: readonly { readonly id: number }[],
): boolean => UNSENT_STATUSES.includes(status_id) || overlaps.some((other) => other.id === id);
