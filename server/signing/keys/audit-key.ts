import type { Actor } from '../../../lib/access/actor.ts';
import { auditBy } from '../../audit/audit.ts';
import type { Tx } from '../../db/tx.ts';

/** What has been done to the keys of a person: the row it was done to, and the word for it. */
interface KeyDeed {
  readonly object_id: 'certificate' | 'key_order';
  readonly id: number;
  readonly employee_id: number;
  readonly action: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes a deed down in the stream of the person's keys. */
export const auditKey = (
  tx: Tx,
  actor: Actor,
  { object_id, id, employee_id, action, detail = {} }: KeyDeed,
): Promise<void> => auditBy(tx, actor, action, [`key:${employee_id}`, object_id, id], detail);
