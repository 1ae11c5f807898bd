import type { Tx } from '../db/tx.ts';
import type { ThreadDocument } from './readable-document.ts';

/** Tells the streams of those who may read a document that its thread has changed. */
export const signalThread = (
  tx: Tx,
  { id, object_id, employee_id, manager_id, organization_id }: ThreadDocument,
): void =>
  tx.send(`select pg_notify('portal_discussed', $1)`, [
    JSON.stringify({ id, object_id, employee_id, manager_id, organization_id }),
  ]);
