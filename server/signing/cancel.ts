import type { Actor } from '../../lib/access/actor.ts';
import { type Db, inTransaction, type Tx } from '../db/tx.ts';
import { lockDocument } from '../documents/read-document.ts';
import { readIntent } from './intents.ts';
import { removeEmptyRequests } from './linked-request.ts';

/**
 * Takes back what was made for a window that was closed without signing: the request, when this window made it and
 * nobody has another one open on it (AMB-155). What was signed stays.
 */
export const cancelSigning = async (tx: Tx, actor: Actor, intentId: string): Promise<void> => {
  const intent = await readIntent(tx, actor, intentId);
  if (intent.used_at !== null) return;
  await lockDocument(tx, intent.document_id);
  await tx.rows('delete from "sign_intent" where "id" = $1 and "used_at" is null', [intentId]);
  const others = await tx.rows(
    'select 1 from "sign_intent" where "request_id" = $1 and ("used_at" is not null or "expires_at" > now()) limit 1',
    [intent.request_id],
  );
  if (intent.made_request && others.length === 0) await removeEmptyRequests(tx, [intent.request_id]);
};

/** Requests that a page left empty when it was lost, older than a day; one that lies before somebody again stays. */
export const sweepEmptyRequests = async (db: Db): Promise<void> => {
  const rows = await db.rows<{ id: number }>(
    `select d."id" from "document" d join "request" r on r."id" = d."id"
     where d."object_id" = 'request' and d."version" = 0 and r."legal_document_id" is not null
       and d."create_date" < now() - interval '1 day'
       and not exists (select 1 from "sign_intent" i where i."request_id" = d."id" and i."expires_at" > now()) limit 500`,
  );
  if (rows.length > 0)
    await inTransaction((tx) =>
      removeEmptyRequests(
        tx,
        rows.map((row) => row.id),
      ),
    );
};
