import { type Actor, holds } from '../access/actor.ts';
import type { FamilyIdentity } from '../families/identity.ts';

/** Somebody whose document would be made. */
export interface FutureOwner {
  readonly employee_id: number;
  readonly organization_id: number;
  /** They report to the caller. */
  readonly report: boolean;
}

/**
 * Everybody makes their own, managers those of their reports, hr those of everybody, and so do the makers that a family
 * names; those of hiring recruiters and hr alone: a candidate begins nothing.
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
