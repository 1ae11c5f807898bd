import { parentIds } from '../../../leave/parents.ts';
import { CORRECTED_STATUSES } from '../../../leave/statuses.data.ts';
import type { CorrectedLeave, CorrectionPart } from '../../facts.ts';
import { restOf } from './taken.ts';

/** What a correction says of the days of all its parts (AMB-098). */
export interface DaySums {
  /** Days of its parts together. */
  readonly days_corrected: number;
  /** Days that its leaves still have. */
  readonly days_rest: number;
  /** Days of its parts that its leaves do not have. */
  readonly days_unplanned: number;
}

/**
 * The sums of a part of so many days among the others. What was agreed is not counted among the parts: the rest of the leaves
 * goes without it.
 */
export const sumsOf = (
  part: Pick<CorrectionPart, 'days' | 'parents'>,
  {
    leaves,
    parts,
  }: {
    readonly leaves: readonly Pick<CorrectedLeave, 'id' | 'days'>[];
    readonly parts: readonly Pick<CorrectionPart, 'status_id' | 'days' | 'parents'>[];
  },
): DaySums => {
  const ids = parentIds(part.parents);
  const own = leaves.filter(({ id }) => ids.includes(id));
  const beside = parts.filter(
    ({ status_id, parents }) =>
      !CORRECTED_STATUSES.includes(status_id) && parentIds(parents).some((id) => ids.includes(id)),
  );
  const days_corrected = [part, ...beside].reduce((sum, { days }) => sum + (days ?? 0), 0);
  const days_rest = own.reduce((sum, leave) => sum + restOf(leave, parts), 0);
  return { days_corrected, days_rest, days_unplanned: Math.max(0, days_corrected - days_rest) };
};
