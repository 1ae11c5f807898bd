import { inTransaction } from '../db/tx.ts';
import { refusal } from '../rpc/call-error.ts';
import { takeEntry } from './entry.ts';
import { type Device, openSession } from './open-session.ts';
import { isBlockedByPassword } from './password-age.ts';
import type { TokenRecord } from './tokens.ts';

/**
 * Opens a session by a one-time token. A refusal leaves the token as it was: whoever misses the code may send the
 * token again with it. Refuses: link_expired, account_blocked, missing_secret_code.
 */
export const enterByToken = (
  input: Device & { readonly token: string },
): Promise<{ tokens: TokenRecord; session_id: number }> =>
  inTransaction(async (tx) => {
    const entry = await takeEntry(tx, input.token);
    if (!entry) throw refusal('link_expired');
    const { user, kind } = entry;
    if (!user.by_admin && (await isBlockedByPassword(tx, user.id))) throw refusal('account_blocked');
    const [factor] = await tx.rows<{ has: boolean }>(
      `select u."totp_secret" <> '' or exists (select 1 from "passkey" p where p."user_id" = u."id") as has
       from "app_user" u where u."id" = $1`,
      [user.id],
    );
    if (factor?.has) throw refusal('missing_secret_code');
    return openSession(tx, user, input, { origin: kind });
  });
