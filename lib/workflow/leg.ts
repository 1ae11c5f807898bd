import { type DocumentFacts, statusOf } from './document.ts';
import { isOn } from './flag.ts';
import { isOfOrder } from './order.ts';
import type { Step } from './step.ts';

/** The part of a document's move that its request follows. */
interface Followed {
  readonly business_role: string;
  readonly status_id: string;
  readonly reject: '0' | '1';
}

/**
 * The leg a linked request takes with its document: of the same role, back or onward alike; the one that leads where the
 * document went, else the lowest (AMB-154). Out of `empty` it begins as any request does (EX-220). A request that
 * stands aside of its document has none.
 */
export const legOf = (
  steps: readonly Step[],
  request: Pick<DocumentFacts, 'status_id' | 'organization_id' | 'create_date'>,
  move: Followed,
): Step | undefined => {
  const status = statusOf(request.status_id);
  const legs = steps
    .filter(
      (step) =>
        (isOn(step.detail.leg) || status === 'empty') &&
        !step.disabled &&
        step.business_role === move.business_role &&
        step.status_id === status &&
        step.reject === (move.reject === '1') &&
        (step.organization_id === null || step.organization_id === request.organization_id) &&
        isOfOrder(step, request.create_date),
    )
    .sort((a, b) => a.id - b.id);
  return legs.find((step) => step.next_status_id === move.status_id) ?? legs[0];
};
