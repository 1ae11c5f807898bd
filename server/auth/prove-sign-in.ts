import type { Assertion } from '../../lib/rpc/passkey.ts';
import { refusal } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import { inTransaction } from '../db/tx.ts';
import { countTry, takeById, takeChallenge } from './challenge.ts';
import { mayEnter } from './may-enter.ts';
import { type Device, openSession } from './open-session.ts';
import { provePasskey } from './passkeys.ts';
import type { BegunSignIn } from './second-factor.ts';
import type { TokenRecord } from './tokens.ts';

/**
 * Finishes a sign-in whose password or restore link was right, with a passkey: on the device it was begun on, within
 * its time, for an account that may still enter and whose password is still the same. Refuses: challenge_over,
 * passkey_refused.
 */
export const proveSignIn = async (
  { challenge, response }: { readonly challenge: string; readonly response: Assertion },
  device: Device,
): Promise<{ tokens: TokenRecord; session_id: number }> => {
  if (!(await countTry('second_factor', challenge))) throw refusal('challenge_over');
  return inTransaction(async (tx) => {
    const begun = await takeChallenge<BegunSignIn>(tx, 'second_factor', challenge);
    if (begun?.user_id == null) throw refusal('challenge_over');
    const { origin, fingerprint, userAgent, browser, link } = begun.payload;
    if (fingerprint !== device.fingerprint || userAgent !== device.userAgent || browser !== device.browser)
      throw refusal('passkey_refused');
    const [account] = await tx.rows<Row<'app_user', 'id' | 'client_id'>>(
      `select u."id", u."client_id" from "app_user" u left join "employee" e on e."id" = u."employee_id"
       where u."id" = $1 and ${mayEnter()} and u."password_update_date" <=
         (select c."create_date" from "auth_challenge" c where c."id" = $2)`,
      [begun.user_id, begun.id],
    );
    if (!account) throw refusal('challenge_over');
    if (link !== undefined && !(await takeById(tx, 'restore', link))) throw refusal('challenge_over');
    await provePasskey(tx, account.id, challenge, response);
    return openSession(tx, account, device, { origin, factor: 'passkey' });
  });
};
