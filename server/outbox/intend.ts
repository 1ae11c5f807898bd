import type { Tx } from '../db/tx.ts';

/** What may be intended; `server/jobs/start.ts` says what becomes of each. */
export type IntentionKind =
  | 'document_moved'
  | 'document_signed'
  | 'family_work'
  | 'files_removed'
  /** Written by the triggers of deciders. */
  | 'handed_over'
  | 'mail'
  | 'signature_timestamp';

/** Has something done once the transaction has committed: the intention stands or falls with it. */
export const intend = async (
  tx: Tx,
  clientId: number,
  kind: IntentionKind,
  payload: object,
): Promise<void> => {
  await tx.rows('insert into "outbox" ("client_id", "kind", "payload") values ($1, $2, $3::json)', [
    clientId,
    kind,
    JSON.stringify(payload),
  ]);
};

/** Has bytes removed from the store after the commit, unless something still names them. */
export const removeBytes = async (tx: Tx, clientId: number, names: readonly string[]): Promise<void> => {
  if (names.length > 0) await intend(tx, clientId, 'files_removed', { names });
};

/** Has a family work on one of its documents after the commit: `work` is one of `server/families/work.ts`. */
export const intendWork = (tx: Tx, clientId: number, work: string, document_id: number): Promise<void> =>
  intend(tx, clientId, 'family_work', { work, document_id });
