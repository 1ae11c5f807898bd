import type { Refusal } from '../kernel/refusal.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import type { Step } from '../workflow/step.ts';
import { isHeldAt, outsideEmployment } from './employment.ts';
import type { Employment } from './facts/absence-facts.ts';
import type { Family } from './family.ts';
import type { RuleFacts } from './record.ts';

/** Whether a move makes a document take from a balance that it did not take from before. */
export const comesToCount = ({ counting }: Family, from: string, to: string): boolean =>
  counting?.statuses.includes(to) === true && !counting.statuses.includes(from);

/** What a step holds a document to that stands in a status. */
export const heldBy = (family: Family, step: Step, from = step.status_id) => ({
  employment: isHeldAt(family, step),
  balance: comesToCount(family, from, step.next_status_id),
});

/** What a document is held to when it is brought on, read with its employee locked; undefined is not held to. */
export interface HeldTo {
  readonly employment?: Employment | undefined;
  readonly balance?: Pick<RuleFacts, 'type' | 'parameters' | 'calendar' | 'balances'> | undefined;
}

/** What the calendar and the balance of this moment have against a document that takes from it. */
export const countedRefusal = (
  { counting }: Family,
  record: DocumentRecord,
  balance: NonNullable<HeldTo['balance']>,
): Refusal | undefined => {
  if (!counting) return undefined;
  const recounted = counting.recounted(record, balance);
  if (recounted.length > 0) return { reason: 'validation', fields: recounted };
  return counting.isLimited(balance) ? counting.refusal(record, balance) : undefined;
};

/**
 * What is against a step that the portal takes, or that follows from another move: days outside the employment, then the
 * balance.
 */
export const heldToRefusal = (family: Family, record: DocumentRecord, held: HeldTo): Refusal | undefined => {
  const fields = outsideEmployment(family, record, held.employment);
  if (fields.length > 0) return { reason: 'validation', fields };
  return held.balance && countedRefusal(family, record, held.balance);
};
