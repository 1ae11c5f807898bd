import type { Actor } from '../../../lib/access/actor.ts';
import type { Tx } from '../../db/tx.ts';
import { removeEmptyRequest } from '../../documents/linked-request.ts';
import { lockDocument } from '../../documents/read-document.ts';
import { readIntent } from './intents.ts';

/**
 * Takes back what was made for a window that was closed without signing: the request, when this window made it and no
 * other window is open on it (AMB-155). What was signed stays.
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
  if (intent.made_request && others.length === 0) await removeEmptyRequest(tx, actor, intent.request_id);
};
