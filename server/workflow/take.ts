import type { Mover } from '../../lib/access/portal.ts';
import type { Family } from '../../lib/documents/family.ts';
import type { Followed } from '../../lib/rpc/followed.ts';
import type { Rules } from '../client/rules.ts';
import type { Tx } from '../db/tx.ts';
import type { LoadedDocument } from '../documents/read-document.ts';
import { businessDay } from '../documents/rule-facts.ts';
import { auditDocument, updateDocument } from '../documents/save.ts';
import { carryOut } from './effects/carry-out.ts';
import type { Cause } from './effects/carrying.ts';
import { touchedBy } from './effects/reach.ts';
import { moveLeg } from './leg.ts';
import { type MoveFacts, type MoveRow, writeMove } from './write-move.ts';

/** A move that was judged, of a document that is locked with all that its effects may touch. */
export interface Judged
  extends Pick<Cause, 'step' | 'locked' | 'signed'>,
    Pick<MoveFacts, 'now' | 'history_id' | 'tail' | 'comments' | 'mark' | 'warnings'> {
  readonly family: Family;
  readonly document: LoadedDocument;
  readonly rules: Rules;
  /** What is written of the document beside its move. */
  readonly completed?: Readonly<Record<string, unknown>>;
  /** The newest request whose legal document this is. */
  readonly linked_id: number | null;
}

/** Writes a move that was judged, of a caller or of the portal, moves its request along and carries out what follows. */
export const takeStep = async (tx: Tx, mover: Mover, judged: Judged): Promise<MoveRow & Followed> => {
  const { family, document, rules, step, signed, locked, linked_id } = judged;
  const row = writeMove(tx, mover, { ...document, ...judged });
  await keepCompleted(tx, mover, judged, row.id);
  if (linked_id !== null)
    await moveLeg(tx, mover, rules, linked_id, { ...row, business_role: step.business_role }, signed);
  if (!family.effects) return row;
  const today = businessDay(judged.now);
  const effects = family.effects.follow(step, document.record, {
    today,
    calendar: rules.calendarOf(document.organization_id),
    parameters: rules.parametersOf(document.organization_id),
    document_type: document.document_type_code,
    touched: await touchedBy(tx, mover.client_id, family, document.record, locked),
  });
  const followed = await carryOut(tx, { mover, row, step, rules, today, signed, locked }, effects);
  return { ...row, ...followed };
};

/** What the completion before a step has changed is written with it; the audit names the move. */
const keepCompleted = async (
  tx: Tx,
  mover: Mover,
  { family, document, completed = {} }: Judged,
  cause: number,
): Promise<void> => {
  if (Object.keys(completed).length === 0) return;
  const { id } = document.facts;
  await updateDocument(tx, family, id, { ...completed, editor_id: mover.real_employee_id });
  await auditDocument(tx, mover, family, id, 'effect.mark', { ...completed, cause });
};
