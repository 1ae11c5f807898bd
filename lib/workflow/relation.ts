import { type Actor, coversFamily, holds, lacksOwnDocuments } from '../access/actor.ts';
import type { BusinessRole } from '../access/roles.ts';
import { type DocumentFacts, statusOf } from './document.ts';
import { isOn } from './flag.ts';
import { UNSENT_STATUSES } from './statuses.data.ts';
import { isSecondLevel, type Step } from './step.ts';

/** How a caller stands to one document: judged once, whatever step is asked about. */
export interface Relation {
  /** Business roles as steps ask for them, in the order in which a step is preferred when several offer the same move. */
  readonly roles: readonly BusinessRole[];
  /** The document belongs to the acting employee (without a grant: to the signed-in person). */
  readonly owner: boolean;
  /** It belongs to the acting employee or to the signed-in person. */
  readonly own: boolean;
  /**
   * The caller may do nothing with it: dismissed, a grant for another family, the holder's own document under a grant, or
   * one of the person acted for where the grant does not lend these.
   */
  readonly barred: boolean;
}

/**
 * How a caller stands to a document (AMB-060, AMB-078). The owner is its employee (or its candidate); the manager named
 * on it is its manager; reviewer, hr, accountant and recruiter act within their organization. On their own document only
 * hr keeps the role: manager, reviewer, accountant and recruiter lose it, also while acting for another. A grant gives
 * nothing on a document of its holder, nor outside its families, and on one of the person acted for only where it says
 * so. Admin, gf_manager and assistant give no role on documents; no person is `system`.
 */
export const relationOf = (actor: Actor, doc: DocumentFacts): Relation => {
  const owner = doc.employee_id !== null && doc.employee_id === actor.employee_id;
  const signedIn = doc.employee_id !== null && doc.employee_id === actor.real_employee_id;
  const own = owner || signedIn;
  const barred =
    actor.dismissed === true ||
    !coversFamily(actor, doc.object_id) ||
    (actor.grant_id !== null && signedIn) ||
    (lacksOwnDocuments(actor) && owner);
  if (barred) return { roles: [], owner, own, barred };
  const within = doc.organization_id === null || doc.organization_id === actor.organization_id;
  const offered: Readonly<Record<(typeof NEAREST_FIRST)[number], boolean>> = {
    employee: owner,
    candidate: owner,
    manager: !own && doc.manager_id !== null && doc.manager_id === actor.employee_id,
    reviewer: !own && within,
    hr: within,
    accountant: !own && within,
    recruiter: !own && within,
  };
  return { roles: NEAREST_FIRST.filter((role) => offered[role] && holds(actor, role)), owner, own, barred };
};

/** Roles from the nearest to a document on. */
const NEAREST_FIRST = [
  'employee',
  'candidate',
  'manager',
  'reviewer',
  'hr',
  'accountant',
  'recruiter',
] as const satisfies readonly BusinessRole[];

/**
 * Whether a step is written for one of the roles held; a second-level step is the manager's manager's (AMB-056), an
 * `own` one is for the owner who has the role at all. hr leaves a decision on their own document to another hr of the
 * organization while there is one who can take it; the only one decides it where `hr_decides_own` says so (AMB-060).
 */
export const mayTake = (
  step: Step,
  { roles, owner, own, barred }: Relation,
  actor: Actor,
  doc: DocumentFacts,
): boolean => {
  const { business_role } = step;
  if (barred || begunByCandidate(step)) return false;
  if (isOn(step.detail.own)) return business_role !== 'system' && owner && holds(actor, business_role);
  if (isSecondLevel(step))
    return (
      !own &&
      holds(actor, 'manager') &&
      doc.manager_id !== null &&
      (actor.second_level?.manager_ids.includes(doc.manager_id) ?? false)
    );
  // hr takes a manager's step with a document of others that no manager decides about (decision 069).
  const takes = roles.includes(business_role) || (roles.includes('hr') && !own && roleOn(step, doc) === 'hr');
  return takes && !(actor.leaves_own === true && own && saysOfOwn(step));
};

/** Candidates begin nothing: they answer what the company began for them (decision 070). */
export const begunByCandidate = ({ business_role, status_id }: Step): boolean =>
  business_role === 'candidate' && status_id === 'empty';

/** Statuses in which a document is with its author. */
const AUTHORS_STATUSES: readonly string[] = [...UNSENT_STATUSES, 'declined'];

/** Whether a document was sent and has no manager to decide, so that hr does (decision 069). */
const lacksManager = ({
  manager_id,
  status_id,
}: Partial<Pick<DocumentFacts, 'manager_id' | 'status_id'>>): boolean =>
  manager_id === null && !AUTHORS_STATUSES.includes(statusOf(status_id));

/** The role by which a step is taken on a document: that of hr for a manager's step where no manager decides. */
export const roleOn = (
  step: Pick<Step, 'business_role' | 'detail' | 'status_id'>,
  doc: Partial<Pick<DocumentFacts, 'manager_id'>>,
): BusinessRole =>
  step.business_role === 'manager' &&
  !isSecondLevel(step) &&
  !isOn(step.detail.own) &&
  lacksManager({ manager_id: doc.manager_id, status_id: step.status_id })
    ? 'hr'
    : step.business_role;

/** Statuses a document is brought to without a word about it: written, sent, put before people, opened. */
const UNDECIDED_STATUSES: readonly string[] = [
  ...UNSENT_STATUSES,
  'prepared',
  'created',
  'preparing',
  'opened',
  'notified',
];

/** Whether a step of hr decides about a document, so that on their own it may be left to another hr. */
export const saysOfOwn = ({ business_role, reject, next_status_id }: Step): boolean =>
  business_role === 'hr' && !reject && !UNDECIDED_STATUSES.includes(next_status_id);
