import type { Actor, Locale } from '../../lib/access/actor.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import type { Tx } from '../db/tx.ts';

/** The caller's own language. Always the real person's, also while acting for somebody. */
export const setLanguage = async (tx: Tx, actor: Actor, language: Locale): Promise<number> => {
  await tx.rows('update "app_user" set "language" = $2, "updated_at" = now() where "id" = $1', [
    actor.user_id,
    language,
  ]);
  await writeAudit(tx, {
    ...byActor(actor),
    stream: `user:${actor.user_id}`,
    action: 'user.edit',
    object_id: 'user',
    record_id: String(actor.user_id),
    detail: { language },
  });
  return actor.user_id;
};
