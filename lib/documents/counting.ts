import type { Refusal } from '../kernel/refusal.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import type { Step } from '../workflow/step.ts';
import { outsideEmployment } from './employment.ts';
import type { Employment } from './facts/absence-facts.ts';
import type { Family } from './family.ts';
import type { RuleFacts } from './record.ts';

/**
 * What a step holds a document to that stands in a status: onward, to the employment of its person, where its dates mean
 * work or absence; and to a balance that it did not take from before.
 */
export const heldBy = (
  { asks, counting }: Pick<Family, 'asks' | 'counting'>,
  { status_id, next_status_id, reject }: Pick<Step, 'status_id' | 'next_status_id' | 'reject'>,
  from = status_id,
) => ({
  employment: asks.includes('employment') && !reject && next_status_id !== 'draft',
  balance: counting?.statuses.includes(next_status_id) === true && !counting.statuses.includes(from),
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
