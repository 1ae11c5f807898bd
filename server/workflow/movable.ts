import { refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { documentFactsOf } from '../documents/facts.ts';
import { lockDocument } from '../documents/read-document.ts';
import type { MoveFacts } from './write-move.ts';

/** A locked document with what its next row of history is written from, but for the step. */
export type Movable = Pick<
  MoveFacts,
  'facts' | 'version' | 'organization_id' | 'client_id' | 'now' | 'history_id' | 'tail'
> & {
  /** The newest request whose legal document this is. */
  readonly linked_id: number | null;
};

/** Locks a document of any object, whatever its readers, for a move that follows from another's. Refuses: not_found. */
export const lockMovable = async (tx: Tx, clientId: number, id: number): Promise<Movable> => {
  await lockDocument(tx, id);
  const [row] = await tx.rows<Omit<Movable, 'facts'>>(
    `select d.*, clock_timestamp() as now, nextval(pg_get_serial_sequence('document_status', 'id')) as history_id,
       (select row_to_json(a) from (select "seq", "hash" from "audit" where "stream" = $2 order by "seq" desc limit 1) a) as tail,
       (select max("id") from "request" where "legal_document_id" = d."id") as linked_id
     from "document" d where d."id" = $1 and d."client_id" = $3`,
    [id, `document:${id}`, clientId],
  );
  if (!row) throw refusal('not_found');
  const { version, organization_id, client_id, now, history_id, tail, linked_id } = row;
  return {
    version,
    organization_id,
    client_id,
    now,
    history_id,
    tail,
    linked_id,
    facts: documentFactsOf(row),
  };
};
