import { type Actor, coversFamily, holds, lacksOwnDocuments } from '../access/actor.ts';
import type { BusinessRole } from '../access/roles.ts';
import { type DocumentFacts, statusOf } from './document.ts';
import { isOn } from './flag.ts';
import { UNSENT_STATUSES } from './statuses.data.ts';
import { isSecondLevel, type Step } from './step.ts';

/**
 * The business roles a person has on one document, as steps ask for them (AMB-060, AMB-078). The owner is its employee
 * (or its candidate); the manager named on it is its manager; reviewer, hr, accountant and recruiter act within their
 * organization. On their own document only hr keeps the role: manager, reviewer, accountant and recruiter lose it, also
 * while acting for another. A grant gives nothing on a document of its holder, nor outside its families, and on one of
 * the person acted for only where it says so. Admin, gf_manager and assistant give no role on documents; no person is
 * `system`. In the order in which a step is preferred when several roles offer the same move.
 */
export const heldRoles = (actor: Actor, doc: DocumentFacts): BusinessRole[] => {
  const roles: BusinessRole[] = [];
  if (isBarred(actor, doc)) return roles;
  const own = isOwn(actor, doc);
  if (isOwner(actor, doc)) {
    if (holds(actor, 'employee')) roles.push('employee');
    if (holds(actor, 'candidate')) roles.push('candidate');
  }
  if (!own && holds(actor, 'manager') && doc.manager_id !== null && doc.manager_id === actor.employee_id)
    roles.push('manager');
  if (doc.organization_id !== null && doc.organization_id !== actor.organization_id) return roles;
  if (!own && holds(actor, 'reviewer')) roles.push('reviewer');
  if (holds(actor, 'hr')) roles.push('hr');
  if (!own && holds(actor, 'accountant')) roles.push('accountant');
  if (!own && holds(actor, 'recruiter')) roles.push('recruiter');
  return roles;
};

/**
 * Whether a step is written for one of the roles held; a second-level step is the manager's manager's (AMB-056), an
 * `own` one is for the owner who has the role at all. hr leaves a decision on their own document to another hr of the
 * organization while there is one who can take it; the only one decides it where `hr_decides_own` says so (AMB-060).
 */
export const mayTake = (
  step: Step,
  held: readonly BusinessRole[],
  actor: Actor,
  doc: DocumentFacts,
): boolean => {
  if (begunByCandidate(step)) return false;
  if (isOn(step.detail.own))
    return (
      step.business_role !== 'system' &&
      !isBarred(actor, doc) &&
      isOwner(actor, doc) &&
      holds(actor, step.business_role)
    );
  return isSecondLevel(step)
    ? isSecondManager(actor, doc)
    : // hr takes a manager's step with a document of others that no manager decides about (decision 069).
      (held.includes(step.business_role) ||
        (held.includes('hr') && !isOwn(actor, doc) && roleOn(step, doc) === 'hr')) &&
        !(actor.leaves_own === true && decidesOwn(step, actor, doc));
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

/** The acting employee and the signed-in person; the portal is neither. */
type Employed = Pick<Actor, 'employee_id' | 'real_employee_id'>;

/** Whether by a step hr says something about their own document: agrees to it, approves it, processes it. */
export const decidesOwn = (step: Step, actor: Employed, doc: DocumentFacts): boolean =>
  isOwn(actor, doc) && saysOfOwn(step);

/** Whether a step of hr decides about a document, so that on their own it may be left to another hr. */
export const saysOfOwn = ({ business_role, reject, next_status_id }: Step): boolean =>
  business_role === 'hr' && !reject && !UNDECIDED_STATUSES.includes(next_status_id);

/** Whether a document is the caller's own and they, being hr, leave it to others. */
export const leavesOwn = (actor: Actor, doc: DocumentFacts): boolean =>
  actor.leaves_own === true && isOwn(actor, doc);

/**
 * Whether the caller may do nothing with a document: dismissed, a grant for another family, the holder's own document
 * under a grant, or one of the person acted for where the grant does not lend these.
 */
export const isBarred = (actor: Actor, doc: DocumentFacts): boolean =>
  actor.dismissed === true ||
  !coversFamily(actor, doc.object_id) ||
  (actor.grant_id !== null && doc.employee_id !== null && doc.employee_id === actor.real_employee_id) ||
  (lacksOwnDocuments(actor) && isOwner(actor, doc));

/** Whether the document belongs to the acting employee (without a grant: to the signed-in person). */
export const isOwner = (actor: Employed, doc: DocumentFacts): boolean =>
  doc.employee_id !== null && doc.employee_id === actor.employee_id;

/** Whether the document belongs to the acting employee or to the signed-in person. */
const isOwn = ({ employee_id, real_employee_id }: Employed, doc: DocumentFacts): boolean =>
  doc.employee_id !== null && (doc.employee_id === employee_id || doc.employee_id === real_employee_id);

const isSecondManager = (actor: Actor, doc: DocumentFacts): boolean =>
  holds(actor, 'manager') &&
  !isBarred(actor, doc) &&
  !isOwn(actor, doc) &&
  doc.manager_id !== null &&
  (actor.second_level?.manager_ids.includes(doc.manager_id) ?? false);
