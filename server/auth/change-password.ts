import { brokenRules, policyOf, trimmedPassword } from '../../lib/identity/password-policy.ts';
import { auditBy } from '../audit/audit.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import type { SignedIn, Writing } from '../call/context.ts';
import { forgetAttemptsOf } from '../call/limits.ts';
import { readRules } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import { db } from '../db/tx.ts';
import { queueLetter } from '../outbox/letter.ts';
import { endOthers } from './actions/end-other-sessions.ts';
import { cameByLink } from './gate.ts';
import { askOwnPassword, hashPassword, verifyPassword } from './password.ts';
import { requireFactorProof } from './proof.ts';
import { endLinks } from './restore.ts';

interface NewPassword {
  readonly current?: string | undefined;
  readonly password: string;
}

interface Account {
  login: string;
  email: string;
  password_hash: string;
}

/** A change whose secrets have been looked at: it replaces just this hash. */
interface Prepared {
  readonly before: string;
  readonly after: string;
  readonly by_link: boolean;
}

/**
 * Looks at both passwords: the current one by the limits of the sign-in, unless a restore link proved the person; the
 * new one by the policy. A person with a second factor must have proved it lately. Refuses: proof_required, validation
 * (`current` or `password`), too_many_requests.
 */
export const prepareChange = async (
  { current, password }: NewPassword,
  { actor }: SignedIn,
): Promise<Prepared> => {
  const [account] = await db.rows<Account>(
    'select "login", "email", "password_hash" from "app_user" where "id" = $1',
    [actor.user_id],
  );
  if (!account) throw refusal('invalid_access_token');
  await requireFactorProof(db, actor);
  const by_link = await cameByLink(db, actor);
  if (!by_link)
    await askOwnPassword(actor, 'current', async () =>
      (await verifyPassword(account.password_hash, current ?? '')) ? 'yes' : 'no',
    );
  const same = by_link
    ? await verifyPassword(account.password_hash, password)
    : trimmedPassword(password) === trimmedPassword(current ?? '');
  if (same) throw wrongField('password', 'user/password-same');
  const { parameters } = await readRules(db, actor.client_id);
  const [broken] = brokenRules(password, account, policyOf(parameters));
  if (broken) throw wrongField('password', broken);
  return { before: account.password_hash, after: await hashPassword(password), by_link };
};

/**
 * Sets the new password. Of several changes at once one wins; every other session of the person, and every restore
 * link that is still under way, ends with it. Refuses: edited_by_another.
 */
export const changePassword = async (_input: NewPassword, context: Writing) => {
  const { tx, actor } = context;
  const { before, after, by_link } = context.prepared as Prepared;
  const [changed] = await tx.rows<Row<'app_user', 'id'>>(
    `update "app_user" set "password_hash" = $3, "password_update_date" = now(), "must_change_password" = false,
       "updated_at" = now() where "id" = $1 and "password_hash" = $2 returning "id"`,
    [actor.user_id, before, after],
  );
  if (!changed) throw refusal('edited_by_another');
  await endLinks(tx, actor.user_id);
  await forgetAttemptsOf(tx, actor.user_id, 'password');
  const ended = await endOthers(tx, actor);
  await auditBy(tx, actor, 'password_change', `user:${actor.user_id}`, { by_link, ended });
  await queueLetter(tx, actor.client_id, { template: 'password_changed', user_id: actor.user_id });
  return { data: { ended } };
};
