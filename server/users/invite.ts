import { type Actor, holds, keepsAccounts } from '../../lib/access/actor.ts';
import { isEmail } from '../../lib/kernel/email.ts';
import type { UserInvite } from '../../lib/rpc/users.ts';
import { byActor } from '../audit/audit.ts';
import { writeAuditMany } from '../audit/audit-many.ts';
import { requireProof } from '../auth/proof.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { queueLetters } from '../outbox/letter.ts';

/** Has owners of accounts mailed a link that signs them in to set a password. */
export const invite = async (tx: Tx, client_id: number, users: readonly number[]): Promise<void> => {
  if (users.length === 0) return;
  await tx.rows(
    'update "app_user" set "invited_at" = now(), "invitable" = true where "id" = any($1::bigint[])',
    [users],
  );
  await queueLetters(
    tx,
    client_id,
    users.map((user_id) => ({ template: 'invite' as const, user_id })),
  );
};

/**
 * Invites one person, or all owners of accounts the caller keeps who may be invited and have never come in; answers how
 * many. Refuses: access_denied, not_found, proof_required, validation (no mailbox, or in already).
 */
export const inviteUsers = async (tx: Tx, actor: Actor, { id }: UserInvite): Promise<number> => {
  if (!keepsAccounts(actor)) throw refusal('access_denied');
  await requireProof(tx, actor);
  const kept = await tx.rows<Kept>(KEPT, [
    actor.client_id,
    holds(actor, 'admin') ? null : actor.organization_id,
    id ?? null,
  ]);
  if (id !== undefined) refuse(kept[0]);
  const users = kept.map((each) => each.id);
  await invite(tx, actor.client_id, users);
  await writeAuditMany(
    tx,
    `invitations:${actor.client_id}`,
    users.map((user_id) => ({
      ...byActor(actor),
      action: 'user.invite',
      object_id: 'user',
      record_id: String(user_id),
      detail: {},
    })),
  );
  return users.length;
};

interface Kept {
  readonly id: number;
  readonly email: string;
  readonly came: boolean;
}

const refuse = (account: Kept | undefined): void => {
  if (!account) throw refusal('not_found');
  if (!isEmail(account.email)) throw wrongField('email', 'user/no-email');
  if (account.came) throw wrongField('id', 'user/came');
};

/** Accounts of people who work here: the one named, or all that may be invited and were never used. */
const KEPT = `
  select u."id", lower(u."email") as email, came.yes as came
  from "app_user" u join "employee" e on e."id" = u."employee_id"
    cross join lateral (select exists (select 1 from "auth_session" s where s."user_id" = u."id") as yes) came
  where u."client_id" = $1 and ($2::bigint is null or e."organization_id" = $2) and not u."disabled"
    and not e."disabled" and not e."is_candidate" and (e."dismissal_date" is null or e."dismissal_date" >= "business_day"())
    and case when $3::bigint is null then not came.yes and u."invitable" and u."email" <> '' else u."id" = $3 end
  order by u."id"`;
