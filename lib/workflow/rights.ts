import type { Actor } from '../access/actor.ts';
import type { Parameters } from '../settings/read.ts';
import type { DocumentFacts } from './document.ts';
import { isOn } from './flag.ts';
import { isOfOrder } from './order.ts';
import { mayTake, type Relation, relationOf } from './relation.ts';
import type { Step } from './step.ts';
import { isInForce } from './when.ts';

/** A person, a document and the parameters that decide about rights. */
export interface Sight {
  readonly doc: DocumentFacts;
  readonly actor: Actor;
  readonly parameters: Parameters;
}

/** Why a step does not exist somewhere: switched off, hidden, of another organization or order, its condition not met. */
export const ABSENCES_OF_A_STEP = ['disabled', 'hidden', 'organization', 'order', 'condition'] as const;
type AbsenceOfAStep = (typeof ABSENCES_OF_A_STEP)[number];

/** The organization of a person or a document, and when the document was made: absent, one that is made now. */
export type StepPlace = Pick<Actor | DocumentFacts, 'organization_id'> & Pick<DocumentFacts, 'create_date'>;

/**
 * Why a step does not exist for the organization of a person or a document, undefined where it does (WF-03, AMB-077).
 */
export const whyAbsent = (
  step: Step,
  { organization_id, create_date }: StepPlace,
  parameters: Parameters,
): AbsenceOfAStep | undefined => {
  if (step.disabled) return 'disabled';
  if (isOn(step.detail.hide_from_grid)) return 'hidden';
  if (step.organization_id !== null && step.organization_id !== organization_id) return 'organization';
  if (!isOfOrder(step, create_date)) return 'order';
  return isInForce(step.detail.when, parameters) ? undefined : 'condition';
};

/** Whether a step exists for the organization of a person or a document. */
export const isOpenStep = (step: Step, place: StepPlace, parameters: Parameters): boolean =>
  whyAbsent(step, place, parameters) === undefined;

/**
 * Why a person may not take a step on a document in any status, or undefined. The same judgement decides about
 * buttons and clicks. Only hr acts on a replaced document (AMB-107); what accompanies another goes with it alone.
 */
export const refusedRight = (
  step: Step,
  { doc, actor, parameters }: Sight,
  relation: Relation = relationOf(actor, doc),
): 'no_workflow_step' | 'access_denied' | undefined => {
  const isHere = !doc.accompanies && step.object_id === doc.object_id;
  if (!isHere || whyAbsent(step, { ...doc, organization_id: actor.organization_id }, parameters))
    return 'no_workflow_step';
  if (!mayTake(step, relation, actor, doc)) return 'access_denied';
  return doc.replaced && step.business_role !== 'hr' ? 'access_denied' : undefined;
};
