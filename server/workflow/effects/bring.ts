import { heldBy, heldToRefusal } from '../../../lib/documents/counting.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { eq } from '../../../lib/filter/filter.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { CallError, refusal } from '../../call/call-error.ts';
import type { Tx } from '../../db/tx.ts';
import { readWithin } from '../../documents/read-document.ts';
import { loadHeldTo } from '../../documents/rule-facts.ts';
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
  const asked = heldBy(family, step, facts.status_id);
  if (!asked.balance && !asked.employment) return;
  const document = await readWithin(tx, family, eq('client_id', client_id), facts.id);
  if (!document) throw refusal('not_found');
  const { record, organization_id } = document;
  const rules = { parameters: parametersOf(organization_id), calendar: calendarOf(organization_id) };
  const held = await loadHeldTo(tx, client_id, record, asked, rules);
  const refused = heldToRefusal(family, record, held);
  if (refused) throw new CallError(refused);
};
