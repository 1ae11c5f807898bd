import type { Day } from '../kernel/day.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Parameters } from '../settings/read.ts';
import { type DocumentFacts, statusOf } from './document.ts';
import { type DUE_FIELDS, dueOf, isDue } from './due.ts';
import { isOn } from './flag.ts';
import { isOfOrder } from './order.ts';
import type { Step } from './step.ts';
import { isInForce } from './when.ts';

interface PortalDecision {
  readonly step: Step;
  readonly doc: DocumentFacts;
  readonly parameters: Parameters;
  readonly dates: Readonly<Record<(typeof DUE_FIELDS)[number], Day | null>>;
  readonly today: Day;
}

/**
 * Why the portal does not take a step with a document now (AMB-059): `no_workflow_step` for a step it has no part in, of
 * another object or organization, switched off or not due yet; `status_mismatch` where the document stands elsewhere;
 * `access_denied` for a replaced one. A hidden step is no less the portal's: it presses no button.
 */
export const refusedToPortal = ({
  step,
  doc,
  parameters,
  dates,
  today,
}: PortalDecision): Refusal | undefined => {
  const isHere =
    (step.business_role === 'system' || isOn(step.detail.portal)) &&
    !step.disabled &&
    step.object_id === doc.object_id &&
    (step.organization_id === null || step.organization_id === doc.organization_id) &&
    isOfOrder(step, doc.create_date) &&
    isInForce(step.detail.when, parameters);
  const due = dueOf(step, parameters);
  if (!isHere || (due && !isDue(due, dates, today))) return { reason: 'no_workflow_step' };
  if (step.status_id !== statusOf(doc.status_id)) return { reason: 'status_mismatch' };
  return doc.replaced ? { reason: 'access_denied' } : undefined;
};
