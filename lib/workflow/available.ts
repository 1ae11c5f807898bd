import { BUSINESS_ROLES, type BusinessRole } from '../access/roles.ts';
import type { Mode } from '../access/route.ts';
import { isCreator } from './creator.ts';
import { type DocumentFacts, statusOf } from './document.ts';
import { isOn } from './flag.ts';
import { heldRoles, isBarred, isOwner, leavesOwn, roleOn } from './held-roles.ts';
import { refusedRight, type Sight } from './rights.ts';
import { DECIDED_STATUSES, UNSENT_STATUSES } from './statuses.data.ts';
import type { Step } from './step.ts';

/** A document, who looks at it, and the steps of the dictionary (of all objects, or of its own). */
export interface Judged extends Sight {
  readonly steps: readonly Step[];
}

/**
 * The steps a person may take on a document now, rejections first, then by id (WF-03); `mode` narrows to the role of
 * the screen. Where several roles offer the same move, the nearest role to the document offers it once.
 */
export const availableSteps = (judged: Judged & { mode?: Mode }): Step[] => {
  const { mode } = judged;
  const offered = openSteps(judged).filter(
    (step) => mode === undefined || MODE_ROLES[mode].includes(roleOn(step, judged.doc)),
  );
  return oncePerMove(offered, judged.doc).sort((a, b) => Number(b.reject) - Number(a.reject) || a.id - b.id);
};

/** The step that takes a new document out of `empty`: of the organization before that of all, then the first (AMB-074). */
export const beginningOf = (judged: Judged): Step | undefined =>
  availableSteps(judged)
    .filter((step) => !step.reject)
    .sort(
      (a, b) => Number(a.organization_id === null) - Number(b.organization_id === null) || a.id - b.id,
    )[0];

/** A button that the step or the document type keeps to the form: list rows leave it out (WF-15, AMB-077). */
export const isKeptToForm = (step: Step, doc: DocumentFacts): boolean =>
  isOn(step.detail.disable_grid_button) || doc.document_type?.detail.disable_grid_button === true;

const SENT_BACK: readonly string[] = [...UNSENT_STATUSES, 'declined'];

/**
 * Who may edit (AMB-078): hr always, except their own document left to another hr (AMB-060); other callers while an
 * onward step they may take now is marked editable. A fixed document takes no edits, nor a signed one until back in
 * draft or declined: the next signer would sign something else.
 */
export const canEdit = (judged: Judged): boolean => !isSealed(judged.doc) && mayWrite(judged);

/**
 * Who may write decided fields (`moments.decided` of the family) on a signed document: callers who could edit it if it were unsigned.
 */
export const canDecide = (judged: Judged): boolean => isSealed(judged.doc) && mayWrite(judged);

/** Whether a decision was made: annulling it needs a reason (decision 082). */
export const isDecided = ({ status_id }: Pick<DocumentFacts, 'status_id'>): boolean =>
  DECIDED_STATUSES.includes(statusOf(status_id));

/**
 * Whether changing what was decided wants a reason: only hr's standing right lets the caller write it. A caller with an
 * editable step, hr's steps aside, goes on with the work.
 */
export const asksReason = (judged: Judged): boolean =>
  isDecided(judged.doc) &&
  !openSteps(judged).some((step) => !step.reject && step.editable && step.business_role !== 'hr');

const mayWrite = (judged: Judged): boolean =>
  !judged.doc.fixed &&
  !judged.doc.accompanies &&
  (isHr(judged) || openSteps(judged).some((step) => !step.reject && step.editable));

/** A signed document is sealed until it is sent back. */
const isSealed = ({ signed, status_id }: DocumentFacts): boolean =>
  signed === true && !SENT_BACK.includes(statusOf(status_id));

/**
 * Who may delete (AMB-079): no caller once signed; hr always, except their own document left to another hr; the
 * creator, the owner and the owner's manager when the step that led here allows it or, before any step, when an offered
 * step does.
 */
export const canDelete = (judged: Judged): boolean => {
  const { doc, actor, steps } = judged;
  if (doc.fixed === 'for_good' || doc.signed || doc.accompanies) return false;
  if (isHr(judged)) return true;
  const concerned = [doc.employee_id, doc.manager_id];
  if (
    isBarred(actor, doc) ||
    doc.replaced ||
    actor.employee_id === null ||
    !(isCreator(actor, doc) || concerned.includes(actor.employee_id))
  )
    return false;
  return doc.workflow_id === null
    ? openSteps(judged).some((step) => step.delete_allowed)
    : steps.some((step) => step.id === doc.workflow_id && step.delete_allowed);
};

/**
 * Whether a document waits for this person: they can bring it forward. A draft waits for its owner only; steps that
 * only reject or recall do not count, nor does a declined document.
 */
export const isAwaiting = (judged: Judged): boolean => {
  const { doc, actor } = judged;
  if (UNSENT_STATUSES.includes(statusOf(doc.status_id)) && !isOwner(actor, doc)) return false;
  return openSteps(judged).some(isWaitedFor);
};

/** A step that moves a document on; out of `declined` it would only reopen it. */
export const bringsForward = (step: Step): boolean => !step.reject && step.status_id !== 'declined';

/** A step that is waited for: it brings the document on and is not marked as unhurried. */
export const isWaitedFor = (step: Step): boolean => bringsForward(step) && !isOn(step.detail.unhurried);

const openSteps = (judged: Judged): Step[] => {
  const status = statusOf(judged.doc.status_id);
  const held = heldRoles(judged.actor, judged.doc);
  return judged.steps.filter(
    (step) => step.status_id === status && refusedRight(step, judged, held) === undefined,
  );
};

/** On a document hr leaves to others, hr has an employee's rights: decisions about it stand. */
const isHr = ({ actor, doc }: Judged): boolean =>
  heldRoles(actor, doc).includes('hr') && !leavesOwn(actor, doc);

const oncePerMove = (steps: readonly Step[], doc: DocumentFacts): Step[] => {
  const byMove = new Map<string, Step>();
  for (const step of [...steps].sort(nearestFirst(doc))) {
    const move = `${step.next_status_id} ${step.reject}`;
    if (!byMove.has(move)) byMove.set(move, step);
  }
  return [...byMove.values()];
};

const NEAREST: readonly Step['business_role'][] = ['employee', 'candidate', 'manager', ...BUSINESS_ROLES];

/** By role, hr's own steps before those in place of a manager, then the organization's own before those of all (AMB-074), then by id. */
const nearestFirst =
  (doc: DocumentFacts) =>
  (a: Step, b: Step): number =>
    NEAREST.indexOf(roleOn(a, doc)) - NEAREST.indexOf(roleOn(b, doc)) ||
    Number(a.business_role === 'manager') - Number(b.business_role === 'manager') ||
    Number(a.organization_id === null) - Number(b.organization_id === null) ||
    a.id - b.id;

/** The roles one acts in on each list (ROLE-16, LIST-04): the plain list serves hr, and where opened to them the rest. */
const MODE_ROLES: Readonly<Record<Mode, readonly BusinessRole[]>> = {
  own: ['employee', 'candidate'],
  sub: ['manager'],
  rev: ['reviewer'],
  hr: ['hr', 'accountant', 'recruiter', 'reviewer'],
};
