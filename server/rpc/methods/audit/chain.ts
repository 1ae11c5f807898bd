import type { SignedIn, Writing } from '../../../call/context.ts';
import { chainState } from '../../../invariants/chain-state.ts';
import { type AuditVerdict, checkNewest, keepVerdict } from '../../../invariants/check-newest.ts';
import { mayReadAudit } from '../../../trail/may-read.ts';

export const auditChain = async (_: object, { actor }: SignedIn) => ({ data: await chainState(actor) });

/** Outside the transaction: nothing waits while rows are hashed. */
export const prepareAuditCheck = async (_: object, { actor }: SignedIn) => {
  mayReadAudit(actor);
  return checkNewest(actor.client_id);
};

export const auditCheck = async (_: object, { tx, actor, prepared }: Writing) => {
  await keepVerdict(tx, actor.client_id, actor.user_id, prepared as AuditVerdict);
  return { data: await chainState(actor, tx) };
};
