import { comparedEmail } from '../../lib/kernel/email.ts';
import { writeAudit } from '../audit/audit.ts';
import { takeFactors } from '../auth/drop-factor.ts';
import { forgetAttemptsOf } from '../call/limits.ts';
import type { Row } from '../db/row.ts';
import { inTransaction } from '../db/tx.ts';

export type Removal = 'removed' | 'nothing to remove' | 'no such account';

/**
 * Removes every second factor of an account whose owner has lost all of them and has no admin to ask: the password
 * alone opens it again. For the operator only: no call leads here.
 */
export const removeFactors = (client: string, login: string): Promise<Removal> =>
  inTransaction(async (tx) => {
    const [account] = await tx.rows<Row<'app_user', 'id' | 'client_id'>>(
      `select u."id", u."client_id" from "app_user" u join "client" c on c."id" = u."client_id"
       where c."code" = $1 and u."login" = $2 for update of u`,
      [client, comparedEmail(login)],
    );
    if (!account) return 'no such account';
    const dropped = await takeFactors(tx, account);
    if (!dropped) return 'nothing to remove';
    await forgetAttemptsOf(tx, account.id);
    await writeAudit(tx, {
      client_id: account.client_id,
      stream: `user:${account.id}`,
      user_id: null,
      action: 'second_factor.drop',
      object_id: 'user',
      record_id: String(account.id),
      detail: { ...dropped, by: 'operator' },
    });
    return 'removed';
  });
