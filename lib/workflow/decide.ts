import type { Calendar } from '../calendar/calendar.ts';
import type { FieldRefusal, Refusal } from '../kernel/refusal.ts';
import { statusOf } from './document.ts';
import { closedByStatus, closedField, closedNotice, type Dates } from './forbidden-period.ts';
import { formRefusals, lengthRefusals, type Written } from './form-checks.ts';
import { relationOf } from './relation.ts';
import { refusedRight, type Sight } from './rights.ts';
import { signatureAsked } from './signature/asked.ts';
import type { SignaturePolicy } from './signature/policy.ts';
import type { Step } from './step.ts';
import { withdraws } from './withdraws.ts';

/** The facts a move is judged by, besides the step, the document and the person. */
export interface DecisionFacts extends Dates, Written {
  /** What the family objects to. */
  readonly ruleRefusals: readonly FieldRefusal[];
  /** What the balance of this moment has against a document that begins to take from it. */
  readonly balanceRefusal?: Refusal | undefined;
  /** Needed for a notice in working days. */
  readonly calendar?: Calendar;
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
 * Why a person may not take a step with a document now, undefined where they may: the judgement behind every button and
 * every click (AMB-080). In this order: `no_workflow_step` and `access_denied`; `status_mismatch` when the document or
 * the caller stands elsewhere; `forbidden_period` (values field, days) and `forbidden_period_by_status` (values days),
 * never for hr; `validation` with every field that a comment, an attachment, a length or the family objects to;
 * `leave_exceeds_balance` (values days, rest, year); at last `signature_required`, `signing_is_personal` and
 * `paper_only` (value article).
 * A rejection is asked for its rights, its status and the length of its comment only; taking a document back, for what
 * the family has against it too.
 */
export const decide = (decision: Decision): Refusal | undefined => {
  const { step, doc, actor, status_id = step.next_status_id, policies = [], signed } = decision;
  const relation = relationOf(actor, doc);
  const reason = refusedRight(step, decision, relation);
  if (reason) return { reason };
  if (step.status_id !== statusOf(doc.status_id) || status_id !== step.next_status_id)
    return { reason: 'status_mismatch' };
  return (
    // hr is never too late.
    (relation.roles.includes('hr') ? undefined : periodRefusal(decision)) ??
    fieldsRefusal(decision) ??
    decision.facts.balanceRefusal ??
    // Without a policy of its kind nothing is signed (Labour Code, article 22.2).
    (signed || policies.some(({ object_id }) => object_id === doc.object_id)
      ? signatureRefusal(decision)
      : undefined)
  );
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

/** What a step with a document is judged by, for any caller. */
export type Judgement = Pick<Decision, 'step' | 'doc' | 'parameters'> & {
  readonly facts: DecisionFacts;
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
  const fields = [
    ...(step.reject || step.next_status_id === 'draft' || !doc.document_type
      ? []
      : formRefusals(doc.document_type, facts, parameters)),
    ...lengthRefusals(facts, parameters),
    ...(step.reject && !withdraws(step) ? [] : facts.ruleRefusals),
  ];
  return fields.length > 0 ? { reason: 'validation', fields } : undefined;
};
