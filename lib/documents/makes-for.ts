import { type Actor, holds } from '../access/actor.ts';
import type { FamilyIdentity } from '../families/identity.ts';

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
  { owners, makers = [] }: Pick<FamilyIdentity, 'owners' | 'makers'>,
): boolean =>
  (!owners && owner.employee_id === actor.employee_id) ||
  (!owners && holds(actor, 'manager') && owner.report) ||
  (holds(actor, 'hr', ...makers, ...(owners ? (['recruiter'] as const) : [])) &&
    owner.organization_id === actor.organization_id);
