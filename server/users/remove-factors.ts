import { writeAudit } from '../audit/audit.ts';
import { forgetAttemptsOf } from '../auth/limits.ts';
import { forgetRecoveryCodes } from '../auth/recovery-codes.ts';
import { methodsOf } from '../auth/second-factor.ts';
import { endSessionsOf } from '../auth/tokens.ts';
import { inTransaction } from '../db/tx.ts';

export type Removal = 'removed' | 'nothing to remove' | 'no such account';

/**
 * Takes every second factor from an account, for somebody who has lost all of theirs: the password alone opens it
 * again. Whatever was open or begun with the old ones ends. For the operator only: no call leads here.
 */
export const removeFactors = (client: string, login: string): Promise<Removal> =>
  inTransaction(async (tx) => {
    const [account] = await tx.rows<{ id: number; client_id: number }>(
      `select u."id", u."client_id" from "app_user" u join "client" c on c."id" = u."client_id"
       where c."code" = $1 and u."login" = $2 for update of u`,
      [client, login.trim().toLowerCase()],
    );
    if (!account) return 'no such account';
    const { id, client_id } = account;
    const methods = await methodsOf(tx, id);
    if (methods.length === 0) return 'nothing to remove';
    await tx.rows(
      `update "app_user" set "two_factor" = '', "totp_secret" = '', "updated_at" = now() where "id" = $1`,
      [id],
    );
    await tx.rows('delete from "passkey" where "user_id" = $1', [id]);
    await forgetRecoveryCodes(tx, id);
    await tx.rows(
      'update "auth_challenge" set "used_at" = now() where "user_id" = $1 and "used_at" is null',
      [id],
    );
    const ended = await endSessionsOf(tx, id);
    await forgetAttemptsOf(tx, id);
    await writeAudit(tx, {
      client_id,
      stream: `user:${id}`,
      user_id: null,
      action: 'second_factor.drop',
      object_id: 'user',
      record_id: String(id),
      detail: { methods, ended: ended.length, by: 'operator' },
    });
    return 'removed';
  });
