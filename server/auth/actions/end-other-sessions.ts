import { byActor, writeAudit } from '../../audit/audit.ts';
import type { Writing } from '../../rpc/context.ts';

/** Signs the person out everywhere but here; answers how many sessions ended. */
export const endOtherSessions = async (_input: object, { tx, actor }: Writing) => {
  const ended = await tx.rows<{ id: number }>(
    `update "auth_session" set "ended_at" = now()
     where "user_id" = $1 and "id" <> $2 and "ended_at" is null and "expires_at" > now() returning "id"`,
    [actor.user_id, actor.session_id],
  );
  await tx.rows('delete from "auth_token" where "session_id" = any($1::bigint[])', [
    ended.map(({ id }) => id),
  ]);
  await writeAudit(tx, {
    ...byActor(actor),
    stream: `user:${actor.user_id}`,
    action: 'end_other_sessions',
    object_id: 'session',
    record_id: String(actor.session_id),
    detail: { ended: ended.length },
  });
  return { data: { ended: ended.length } };
};
