import { comesToCount } from '../../../lib/documents/comes-to-count.ts';
import { isHeldAt, outsideEmployment } from '../../../lib/documents/employment.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { eq } from '../../../lib/filter/filter.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { CallError, refusal } from '../../call/call-error.ts';
import type { Tx } from '../../db/tx.ts';
import { countingRefusal } from '../../documents/counting.ts';
import { readWithin } from '../../documents/read-document.ts';
import { lockEmployment } from '../../documents/rule-facts.ts';
import { moveLeg } from '../leg.ts';
import type { Movable } from '../movable.ts';
import { writeMove } from '../write-move.ts';
import type { Cause } from './carrying.ts';

/** Writes the row of history of a locked document that follows from a move, and moves its request along. */
export const bring = async (tx: Tx, cause: Cause, document: Movable, step: Step): Promise<void> => {
  const { mover, rules } = cause;
  const row = writeMove(tx, mover, { ...document, step, comments: '', cause_id: cause.row.id });
  if (document.linked_id !== null)
    await moveLeg(tx, mover, rules, document.linked_id, { ...row, business_role: step.business_role }, false);
};

/**
 * A document that an effect brings on is held to the employment of its person, and to the balance it begins to take from, as
 * by a click. Refuses: validation, leave_exceeds_balance.
 */
export const staysWithin = async (
  tx: Tx,
  { mover: { client_id }, rules: { parametersOf, calendarOf } }: Cause,
  family: Family,
  { facts }: Movable,
  step: Step,
): Promise<void> => {
  const counts = comesToCount(family, facts.status_id, step.next_status_id);
  if (!counts && !isHeldAt(family, step)) return;
  const document = await readWithin(tx, family, eq('client_id', client_id), facts.id);
  if (!document) throw refusal('not_found');
  const { record } = document;
  const fields = isHeldAt(family, step)
    ? outsideEmployment(family, record, await lockEmployment(tx, record))
    : [];
  if (fields.length > 0) throw new CallError({ reason: 'validation', fields });
  if (!counts) return;
  const parameters = parametersOf(document.organization_id);
  const calendar = calendarOf(document.organization_id);
  const refused = await countingRefusal(tx, { family, record, clientId: client_id, parameters, calendar });
  if (refused) throw new CallError(refused);
};
