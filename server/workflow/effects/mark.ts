import type { Mover } from '../../../lib/access/portal.ts';
import type { Mark, Marked } from '../../../lib/documents/effects.ts';
import type { Tx } from '../../db/tx.ts';
import { auditDocument, updateDocument } from '../../documents/document-rows.ts';
import { lockMovable } from '../movable.ts';
import { SIGNALLED } from '../write-move.ts';
import { type CarryOut, touchable } from './carrying.ts';
import { familyOfEffect, knownValues } from './values.ts';

/** Writes values of a document that keeps its status and its history; the audit names the move (AMB-107). */
export const mark: CarryOut<Mark> = (tx, carrying, { document, values }) => {
  const { mover, row } = carrying.cause;
  return writeMark(tx, mover, { document: touchable(carrying, document), values }, row.id);
};

/** The same for any cause: a row of history, or the stream of a document that was deleted. */
export const writeMark = async (
  tx: Tx,
  mover: Mover,
  { document, values }: Marked,
  cause: number | string,
): Promise<void> => {
  const { facts } = await lockMovable(tx, mover.client_id, document);
  const family = familyOfEffect(facts.object_id);
  const known = knownValues(family, values);
  await updateDocument(tx, family, document, { ...known, editor_id: mover.real_employee_id });
  await auditDocument(tx, mover, family, document, 'effect.mark', { ...known, cause });
  tx.send(`select pg_notify('portal_changed', $1)`, [JSON.stringify(facts, SIGNALLED)]);
};
