import type { Calendar } from '../../lib/calendar/calendar.ts';
import type { Family } from '../../lib/documents/family.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import type { DocumentRecord } from '../../lib/workflow/document-record.ts';
import { CallError } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { loadFact } from './asked/load-asked.ts';
import { loadType, lockPerson } from './rule-facts.ts';

/** A document of a family as it will stand. */
interface Standing {
  readonly family: Family;
  readonly record: DocumentRecord;
  readonly clientId: number;
  readonly parameters: Parameters;
  readonly calendar: Calendar;
}

/**
 * What the calendar and the balance of this moment have against a document that takes from it. The employee is locked
 * first: of several documents agreed at once each sees those before it.
 */
export const countingRefusal = async (tx: Tx, standing: Standing): Promise<Refusal | undefined> => {
  const { family, record, clientId, parameters, calendar } = standing;
  const { counting } = family;
  if (!counting) return undefined;
  // Sent together and run in this order: what is counted is counted under the lock.
  const [type, , balances] = await Promise.all([
    loadType(tx, clientId, record.document_type_id),
    lockPerson(tx, record.employee_id),
    loadFact(tx, 'balances', record, { reader: undefined, parameters }),
  ]);
  const recounted = counting.recounted(record, { type, parameters, calendar });
  if (recounted.length > 0) return { reason: 'validation', fields: recounted };
  if (!counting.isLimited({ type, parameters })) return undefined;
  return counting.refusal(record, { type, parameters, balances });
};

/** A document that counts takes more only within the balance; taking less mends one that is over it. Refuses: leave_exceeds_balance, validation. */
export const staysInBalance = async (
  tx: Tx,
  standing: Standing & { status_id: string; before: DocumentRecord },
): Promise<void> => {
  const { counting } = standing.family;
  const { before, record, status_id } = standing;
  if (!counting?.statuses.includes(status_id)) return;
  if (!counting.takesMore(before, record)) return;
  const refused = await countingRefusal(tx, standing);
  if (refused) throw new CallError(refused);
};
