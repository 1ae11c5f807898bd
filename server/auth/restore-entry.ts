import type { Tx } from '../db/tx.ts';
import { refusal } from '../rpc/call-error.ts';
import type { Challenge } from './challenge.ts';
import type { Entered } from './entry.ts';
import { mayEnter } from './may-enter.ts';
import { isBlockedByPassword } from './password-age.ts';
import { methodsOf } from './second-factor.ts';

interface Account {
  id: number;
  client_id: number;
}

/**
 * A restore link stands for the password, for nothing else: an account that may not enter answers like a link that is
 * over, a second factor is still asked for, and where an old password has blocked the account only the link of an
 * admin opens. Refuses: link_expired, account_blocked, missing_secret_code.
 */
export const enterByLink = async (
  tx: Tx,
  { user_id, payload }: Challenge<{ readonly by_admin: boolean }>,
): Promise<Entered> => {
  const [account] = await tx.rows<Account & Record<string, unknown>>(
    `select u."id", u."client_id"
     from "app_user" u left join "employee" e on e."id" = u."employee_id" where u."id" = $1 and ${mayEnter()}`,
    [user_id],
  );
  if (!account) throw refusal('link_expired');
  if (!payload.by_admin && (await isBlockedByPassword(tx, account.id))) throw refusal('account_blocked');
  if ((await methodsOf(tx, account.id)).length > 0) throw refusal('missing_secret_code');
  return { account, origin: 'restore' };
};
