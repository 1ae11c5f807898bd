import type { Actor } from '../../lib/access/actor.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { type Limit, takeAttempt } from '../call/limits.ts';
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

/** Refusals of a person that an hour records, at most. The audit is for good: refusals must not fill it. */
const KEPT = 60;
/** One row more notes that others are left out. */
const ROWS: Limit = { attempts: KEPT + 1, windowS: 3_600 };

interface Tried {
  readonly action: string;
  readonly object_id: string;
  readonly request_id: string;
}

/**
 * Records a write that the caller had no right to, in a transaction of its own: that of the write was rolled back.
 * Never throws: the refusal is answered whether or not it could be recorded.
 */
export const recordRefusal = async (actor: Actor, tried: Tried, refused: Refusal): Promise<void> => {
  if (!TRIED_WITHOUT_RIGHT.has(refused.reason)) return;
  try {
    const { wait, left } = await takeAttempt(`refused:user:${actor.user_id}`, ROWS);
    if (wait === 0) await writeRefusal(actor, left > 0 ? whatWas(tried, refused) : NO_FURTHER);
  } catch (error) {
    log.error({ err: error, request_id: tried.request_id }, 'refusal not recorded');
  }
};

const whatWas = (tried: Tried, refused: Refusal) => ({
  action: `refused.${tried.action}`,
  object_id: tried.object_id.slice(0, 60),
  detail: { reason: refused.reason, request_id: tried.request_id },
});

const NO_FURTHER = { action: 'refused.further', object_id: '', detail: { kept: KEPT } };

const writeRefusal = (actor: Actor, said: ReturnType<typeof whatWas> | typeof NO_FURTHER): Promise<void> =>
  inTransaction((tx) =>
    writeAudit(tx, { ...byActor(actor), stream: `refusal:${actor.user_id}`, record_id: '', ...said }),
  );
