import type { Actor } from '../../lib/access/actor.ts';
import { session } from '../../lib/objects/identity/session.ts';
import { auditBy } from '../audit/audit.ts';
import type { Tx } from '../db/tx.ts';
import type { Wire } from '../objects/parse-record.ts';
import { idOf, lockRow } from '../objects/table.ts';
import { endSessions } from './tokens.ts';

/**
 * Ends sessions the caller may see: their own, anybody's of the client for an admin. All or nothing, each with a row in
 * the audit of its owner. Refuses: not_found.
 */
export const endSessionRows = async (
  tx: Tx,
  actor: Actor,
  data: readonly Wire[],
): Promise<{ id: number | string }[]> => {
  const ended: { id: number | string }[] = [];
  for (const record of data) {
    const id = idOf(session, record);
    const { user_id } = await lockRow(tx, actor, session, id);
    await endSessions(tx, [Number(id)]);
    await auditBy(tx, actor, 'end_session', [`user:${user_id}`, 'session', id]);
    ended.push({ id });
  }
  return ended;
};
