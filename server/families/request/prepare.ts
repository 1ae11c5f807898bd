import { type Actor, holds } from '../../../lib/access/actor.ts';
import { request as family } from '../../../lib/documents/families/request/index.ts';
import { LAYOUTS } from '../../../lib/documents/families/request/layouts.ts';
import type { PaperInput } from '../../../lib/documents/families/request/rpc.ts';
import { refusal } from '../../call/call-error.ts';
import type { Tx } from '../../db/tx.ts';
import { lockDocument, readWithin } from '../../documents/read-document.ts';
import { intendWork } from '../../outbox/intend.ts';
import { REQUEST_PAPER } from './make-paper.ts';

/** Where the portal may still assemble the paper. */
const OPEN: readonly string[] = ['prepared', 'accepted'];

/**
 * Has the portal assemble the paper of a request: hr what it has a layout for, its person what the portal makes by
 * itself and did not make in time. hr who has it issued is named on it. Refuses not_found, and status_mismatch for what
 * is made by hand, was made or was given.
 */
export const preparePaper = async (tx: Tx, actor: Actor, { id }: PaperInput) => {
  await lockDocument(tx, id);
  const document = await readWithin(tx, family, family.filesScope(actor), id);
  if (!document) throw refusal('not_found');
  const { made_by, request_type_code, stage } = document.record;
  const isMade = LAYOUTS.includes(String(request_type_code)) && (made_by === 'portal' || holds(actor, 'hr'));
  if (!isMade || stage === 'done' || !OPEN.includes(document.facts.status_id))
    throw refusal('status_mismatch');
  if (holds(actor, 'hr'))
    await tx.rows('update "request" set "issuer_id" = $2 where "id" = $1', [id, actor.real_employee_id]);
  await intendWork(tx, actor.client_id, REQUEST_PAPER, id);
  return { data: { id } };
};
