import { type Actor, holds } from '../access/actor.ts';
import type { FamilyIdentity } from '../families/identity.ts';
import { isOfCandidates } from '../families/kinds.data.ts';

/** The owner of a document to be made. */
export interface FutureOwner {
  readonly employee_id: number;
  readonly organization_id: number;
  /** They report to the caller. */
  readonly report: boolean;
}

/**
 * Employees make their own, managers those of reports, hr and the makers of a family those of the organization; hiring
 * documents come from recruiters and hr alone: a candidate begins nothing.
 */
export const makesFor = (
  actor: Actor,
  owner: FutureOwner,
  family: Pick<FamilyIdentity, 'kind' | 'made'>,
): boolean => {
  const isHiring = isOfCandidates(family);
  return (
    (!isHiring && owner.employee_id === actor.employee_id) ||
    (!isHiring && holds(actor, 'manager') && owner.report) ||
    (holds(actor, 'hr', ...(family.made?.by ?? []), ...(isHiring ? (['recruiter'] as const) : [])) &&
      owner.organization_id === actor.organization_id)
  );
};
