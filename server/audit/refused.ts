import type { Actor } from '../../lib/access/actor.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { inTransaction } from '../db/tx.ts';
import { log } from '../log.ts';
import { byActor, writeAudit } from './audit.ts';

const TRIED_WITHOUT_RIGHT: ReadonlySet<string> = new Set([
  'access_denied',
  'not_found',
  'not_editable',
  'not_deletable',
  'no_workflow_step',
  'own_record',
  'never_lent',
]);

/**
 * A write somebody had no right to leaves its trace, in a transaction of its own: that of the write was rolled back.
 * Never throws: the refusal is answered whether or not it could be recorded.
 */
export const recordRefusal = async (
  actor: Actor,
  tried: { action: string; object_id: string; request_id: string },
  refused: Refusal,
): Promise<void> => {
  if (!TRIED_WITHOUT_RIGHT.has(refused.reason)) return;
  await inTransaction((tx) =>
    writeAudit(tx, {
      ...byActor(actor),
      stream: `refusal:${actor.user_id}`,
      action: `refused.${tried.action}`,
      object_id: tried.object_id.slice(0, 60),
      record_id: '',
      detail: { reason: refused.reason, request_id: tried.request_id },
    }),
  ).catch((error: unknown) =>
    log.error({ err: error, request_id: tried.request_id }, 'refusal not recorded'),
  );
};
