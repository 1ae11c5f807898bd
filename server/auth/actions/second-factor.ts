import type { UserAuth } from '../../../lib/rpc/user-auth.ts';
import { auditBy } from '../../audit/audit.ts';
import { refusal } from '../../call/call-error.ts';
import type { SignedIn, Writing } from '../../call/context.ts';
import { issueChallenge, takeChallenge } from '../challenge.ts';
import { forgetProofs, markProved, requireProof } from '../proof.ts';
import { forgetRecoveryCodes, issueRecoveryCodes } from '../recovery-codes.ts';
import {
  checkTotp,
  countCode,
  methodsOf,
  newTotpSecret,
  otpauthUrl,
  stepOfCode,
  takeCode,
  totpOwner,
} from '../second-factor.ts';
import { seal } from '../secret-box.ts';

type Input<Name extends UserAuth['action']> = Extract<UserAuth, { action: Name }>;

/** Counts the attempt before the transaction that looks at the code. */
export const countGivenCode = (_input: object, { actor }: SignedIn): Promise<number> =>
  countCode(actor.user_id);

/** Time to scan the square and type its first code. */
const SETUP_S = 30 * 60;

/**
 * A secret for the person's authenticator, with the square that carries it. It is not stored: only that it was made
 * for this session, so that no other can be saved. Refuses: proof_required.
 */
export const createSecret = async (_input: Input<'createSecret'>, { tx, actor }: Writing) => {
  await requireProof(tx, actor);
  const secret = newTotpSecret();
  await issueChallenge(
    tx,
    'totp_setup',
    { user_id: actor.user_id, session_id: actor.session_id },
    SETUP_S,
    secret,
  );
  const otpauth_url = otpauthUrl(secret, actor.login);
  const { toDataURL } = await import('qrcode');
  return { secret, otpauth_url, qr: await toDataURL(otpauth_url, { margin: 2, width: 232 }) };
};

/**
 * Turns the second factor on with the secret that was made for this session, once a code of it was given; answers
 * the recovery codes. One that is in force is never replaced: it has to be removed first, with a code of its own.
 * Refuses: second_factor_is_on, invalid_params, wrong_secret_code.
 */
export const saveSecret = async (
  { gaSecret, twoFactor, pinCode }: Input<'saveSecret'>,
  { tx, actor }: Writing,
) => {
  const setup = await takeChallenge(tx, 'totp_setup', gaSecret);
  if (setup?.user_id !== actor.user_id || setup.session_id !== actor.session_id)
    throw refusal('invalid_params', { field: 'gaSecret' });
  const step = stepOfCode(gaSecret, pinCode.replace(/\s/g, ''), Date.now() / 1000);
  if (step === undefined) throw refusal('wrong_secret_code');
  const saved = await tx.rows(
    `update "app_user" set "two_factor" = $2, "totp_secret" = $3, "totp_last_step" = $4, "updated_at" = now()
     where "id" = $1 and "totp_secret" = '' returning "id"`,
    [actor.user_id, twoFactor, seal(gaSecret, totpOwner(actor.user_id)), step],
  );
  if (saved.length === 0) throw refusal('second_factor_is_on');
  await forgetProofs(tx, actor.user_id);
  await markProved(tx, actor);
  await tell('second_factor.set', { tx, actor });
  return { two_factor: twoFactor, recovery_codes: await issueRecoveryCodes(tx, actor.user_id) };
};

/** Turns the second factor off, with a code of it or a recovery code. */
export const removeSecret = ({ pinCode }: Input<'removeSecret'>, context: Writing) =>
  withCode(pinCode, context, async ({ tx, actor }) => {
    await tx.rows(
      `update "app_user" set "two_factor" = '', "totp_secret" = '', "updated_at" = now() where "id" = $1`,
      [actor.user_id],
    );
    const left = await methodsOf(tx, actor.user_id);
    if (left.length === 0) await forgetRecoveryCodes(tx, actor.user_id);
    await tell('second_factor.remove', { tx, actor });
    return { two_factor: '' };
  });

/** Ten new recovery codes, the old ones are void; with a code of the second factor or one that is left. */
export const newRecoveryCodes = ({ pinCode }: Input<'newRecoveryCodes'>, context: Writing) =>
  withCode(pinCode, context, async ({ tx, actor }) => {
    await tell('second_factor.recovery_codes', { tx, actor });
    return { recovery_codes: await issueRecoveryCodes(tx, actor.user_id) };
  });

/** Whether this is a code of the person's authenticator now; a right one is used up by that. */
export const checkSecret = async ({ pinCode }: Input<'checkSecret'>, { tx, actor }: Writing) => ({
  status: (await checkTotp(tx, actor.user_id, pinCode)) ? 'true' : 'false',
});

const withCode = async <Result>(
  pinCode: string,
  context: Writing,
  work: (context: Writing) => Promise<Result>,
): Promise<Result> => {
  const { tx, actor, prepared } = context;
  if ((await methodsOf(tx, actor.user_id)).length === 0) throw refusal('second_factor_is_off');
  await takeCode(tx, actor.user_id, pinCode, Number(prepared));
  return work(context);
};

const tell = (action: string, { tx, actor }: Pick<Writing, 'tx' | 'actor'>) =>
  auditBy(tx, actor, action, `user:${actor.user_id}`);
