import { type ParentRef, parentsOf } from '../../../leave/parents.ts';
import { CORRECTED_STATUSES } from '../../../leave/statuses.data.ts';
import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import type { CorrectedLeave, CorrectionPart } from '../../facts/leave-facts.ts';

type Leave = Pick<CorrectedLeave, 'id' | 'days'>;
type Part = Pick<CorrectionPart, 'status_id' | 'parents'>;

/** Days that a correction takes out of a leave; all of them where it says no number. */
export const takenFrom = ({ id, days }: Leave, { parents }: Pick<Part, 'parents'>): number => {
  const ref = parentsOf(parents)?.find((each) => each.id === id);
  return ref ? (ref.days ?? days) : 0;
};

const isAgreed = ({ status_id }: Part): boolean => CORRECTED_STATUSES.includes(status_id);

/** Days of a leave that no agreed correction has taken: `days_rest` of AMB-098. */
export const restOf = (leave: Leave, parts: readonly Part[]): number =>
  leave.days - taken(leave, parts.filter(isAgreed));

/** The same without what those that were sent are about to take, and drafts where they are sent together. */
export const spareOf = (leave: Leave, parts: readonly Part[], together: boolean): number =>
  leave.days -
  taken(
    leave,
    parts.filter(({ status_id }) => together || !UNSENT_STATUSES.includes(status_id)),
  );

const taken = (leave: Leave, parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + takenFrom(leave, part), 0);

/** A leave from which a correction may take so many days. */
export interface Source extends ParentRef {
  readonly whole: number;
  readonly rest: number;
}

/**
 * Divides the days of a correction among its leaves: from each what was asked, in order, then what is left from those that
 * still have some; at least one from each. Days beyond them all come out of none. Divided again they stay as they are.
 */
export const divided = (days: number, sources: readonly Source[]): readonly ParentRef[] => {
  let left = days;
  const takes = sources.map(({ days: asked, rest }, index) => {
    const later = sources.length - 1 - index;
    const take = Math.max(1, Math.min(asked ?? rest, rest, left - later));
    left -= take;
    return take;
  });
  return sources.map(({ id, whole, rest }, index) => {
    const before = takes[index] ?? 0;
    const more = Math.max(0, Math.min(rest - before, left));
    left -= more;
    return before + more < whole ? { id, days: before + more } : { id };
  });
};
