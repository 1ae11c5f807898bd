import type { Actor } from '../../lib/access/actor.ts';
import { legOf } from '../../lib/workflow/leg.ts';
import type { AuditTail } from '../audit/audit.ts';
import type { Tx } from '../db/tx.ts';
import { lockDocument } from '../documents/read-document.ts';
import { documentFactsOf } from '../objects/steps.ts';
import { refusal } from '../rpc/call-error.ts';
import type { Rules } from './rules.ts';
import { type MoveRow, streamOf, writeMove } from './write-move.ts';

interface LinkedRequest {
  version: number;
  organization_id: number;
  client_id: number;
  now: string;
  history_id: number;
  tail: AuditTail | null;
  [column: string]: unknown;
}

/**
 * Moves the request that carries the signatures of a document along with the document, which is locked and was just moved by
 * `row`, under the role of its step (AMB-154). Where the dictionary has no such leg an unsigned move goes without; a signed one is refused:
 * no_request_leg.
 */
export const moveLeg = async (
  tx: Tx,
  actor: Actor,
  rules: Rules,
  requestId: number,
  row: MoveRow,
  signed: boolean,
): Promise<void> => {
  await lockDocument(tx, requestId);
  const [linked] = await tx.rows<LinkedRequest>(
    `select d.*, clock_timestamp() as now, nextval(pg_get_serial_sequence('document_status', 'id')) as history_id,
       (select row_to_json(a) from (select "seq", "hash" from "audit" where "stream" = $2 order by "seq" desc limit 1) a) as tail
     from "document" d where d."id" = $1`,
    [requestId, streamOf(requestId)],
  );
  if (!linked) throw refusal('system_error');
  const facts = documentFactsOf(linked);
  const step = legOf(rules.stepsOf('request'), facts, row);
  if (step) {
    writeMove(tx, actor, { ...linked, facts, step, comments: '', silent: true });
    return;
  }
  if (signed)
    throw refusal('no_request_leg', { id: requestId, status: facts.status_id, role: row.business_role });
};
