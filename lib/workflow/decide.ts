import type { BusinessRole } from '../access/roles.ts';
import type { Calendar } from '../calendar/calendar.ts';
import type { FieldRefusal, Refusal } from '../kernel/refusal.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { statusOf } from './document.ts';
import { closedByStatus, closedField, closedNotice, type Dates } from './forbidden-period.ts';
import { attachmentRefusals, commentRefusals, lengthRefusals, type Written } from './form-checks.ts';
import { heldRoles } from './held-roles.ts';
import { refusedRight, type Sight } from './rights.ts';
import { signatureAsked } from './signature/asked.ts';
import type { SignaturePolicy } from './signature/policy.ts';
import type { Step } from './step.ts';
import { withdraws } from './withdraws.ts';

/** The facts a move is judged by, besides the step, the document and the person. */
export interface DecisionFacts extends Dates, Written {
  /** The moment of the decision, ISO 8601 UTC; `today` is its date in `timeZone`. */
  readonly now: string;
  /** What the family objects to. */
  readonly ruleRefusals: readonly FieldRefusal[];
  /** What the balance of this moment has against a document that begins to take from it. */
  readonly balanceRefusal?: Refusal | undefined;
  /** Needed for a notice in working days. */
  readonly calendar?: Calendar;
}

/** A move that may be written. */
export interface Move {
  readonly step: Step;
  readonly next_status_id: string;
  readonly indicators: string;
  readonly business_role: BusinessRole;
}

export interface Decision extends Sight {
  readonly step: Step;
  /** The status the caller named; compared, never written (AMB-075). */
  readonly status_id?: string;
  /** The signature policies of the employer's local act, and whether this move comes with a signature. */
  readonly policies?: readonly SignaturePolicy[];
  readonly signed?: boolean;
  readonly facts: DecisionFacts;
}

/**
 * Whether a person may take a step with a document now, the judgement behind every button and every click (AMB-080).
 * In this order: `no_workflow_step` and `access_denied`; `status_mismatch` when the document or the caller stands
 * elsewhere; `forbidden_period` (values field, days) and `forbidden_period_by_status` (values days), never for hr;
 * `validation` with every field that a comment, an attachment, a length or the family objects to;
 * `leave_exceeds_balance` (values days, rest, year); at last `signature_required`, `signing_is_personal` and `paper_only`
 * (value article).
 * A rejection is asked for its rights, its status and the length of its comment only; taking a document back, for what
 * the family has against it too.
 */
export const decide = (decision: Decision): Result<Move, Refusal> => {
  const { step } = decision;
  const refusal =
    rightsRefusal(decision) ??
    statusRefusal(decision) ??
    periodForCaller(decision) ??
    fieldsRefusal(decision) ??
    decision.facts.balanceRefusal ??
    signatureRefusal(decision);
  if (refusal) return refuse(refusal);
  return ok({
    step,
    next_status_id: step.next_status_id,
    indicators: step.indicators,
    business_role: step.business_role,
  });
};

const rightsRefusal = (decision: Decision): Refusal | undefined => {
  const reason = refusedRight(decision.step, decision);
  return reason && { reason };
};

const statusRefusal = ({ step, doc, status_id }: Decision): Refusal | undefined => {
  const agrees =
    step.status_id === statusOf(doc.status_id) && (status_id ?? step.next_status_id) === step.next_status_id;
  return agrees ? undefined : { reason: 'status_mismatch' };
};

/** Asked last: the person learns what is wrong with a document before being sent to sign it. */
const signatureRefusal = ({ step, doc, actor, policies = [], signed }: Decision): Refusal | undefined => {
  const { policy, signing } = signatureAsked(policies, step, actor, doc);
  if (signing === 'personal') return { reason: 'signing_is_personal' };
  if (signing === 'required' && !signed) return { reason: 'signature_required' };
  if (signing === 'paper' && signed)
    return { reason: 'paper_only', values: { article: policy?.article ?? '' } };
  return signed && signing === 'none' ? { reason: 'no_workflow_step' } : undefined;
};

/** hr is never too late. */
const periodForCaller = (decision: Decision): Refusal | undefined =>
  heldRoles(decision.actor, decision.doc).includes('hr') ? undefined : periodRefusal(decision);

/** What a step with a document is judged by, for any caller. */
export type Judgement = Pick<Decision, 'step' | 'doc' | 'parameters'> & {
  readonly facts: Omit<DecisionFacts, 'now'>;
};

/** The periods that close a step: `forbidden_period`, `forbidden_period_by_status`. */
export const periodRefusal = ({ step, doc, parameters, facts }: Judgement): Refusal | undefined => {
  if (step.reject) return undefined;
  const field = closedField(step, doc, facts);
  if (field) return { reason: 'forbidden_period', values: field };
  const late =
    closedByStatus(step, doc, facts, parameters) ??
    closedNotice(step, doc, facts, parameters, facts.calendar);
  return late && { reason: 'forbidden_period_by_status', values: late };
};

/** What the fields of a document have against a step: `validation`. */
export const fieldsRefusal = ({ step, doc, parameters, facts }: Judgement): Refusal | undefined => {
  const isDraft = step.next_status_id === 'draft';
  const fields = [
    ...(step.reject || isDraft
      ? []
      : [...commentRefusals(doc, facts, parameters), ...attachmentRefusals(doc, facts)]),
    ...lengthRefusals(facts, parameters),
    ...(step.reject && !withdraws(step) ? [] : facts.ruleRefusals),
  ];
  return fields.length > 0 ? { reason: 'validation', fields } : undefined;
};
