import type { SecondFactorMethod } from '../../../lib/identity/second-factor.ts';
import type { UserAuth } from '../../../lib/rpc/user-auth.ts';
import { auditBy } from '../../audit/audit.ts';
import { refusal } from '../../call/call-error.ts';
import type { SignedIn, Writing } from '../../call/context.ts';
import type { Row } from '../../db/row.ts';
import { db } from '../../db/tx.ts';
import { issueChallenge, takeChallenge } from '../challenge.ts';
import { assertionOptions, provePasskey } from '../passkeys.ts';
import { askOwnPassword } from '../password.ts';
import { markProved, proofsOf } from '../proof.ts';
import { countCode, methodsOf, takeCode } from '../second-factor.ts';
import { whosePassword } from '../whose-password.ts';

type StepUp = Extract<UserAuth, { action: 'stepUp' }>;

const STEP_UP_S = 5 * 60;

/** What the person may prove themselves with here and now. */
export const stepUpOptions = async (_input: object, { tx, actor }: Writing) => {
  const challenge = await issueChallenge(
    tx,
    'passkey_prove',
    { user_id: actor.user_id, session_id: actor.session_id },
    STEP_UP_S,
  );
  const passkey = await assertionOptions(tx, actor.user_id, challenge);
  return { challenge, methods: await proofsOf(tx, actor.user_id), ...(passkey ? { passkey } : {}) };
};

/**
 * Counts the attempt at a code before the transaction that looks at it, and checks a password; a passkey has its
 * challenge. Refuses: too_many_requests, proof_required for the password of a person with a second factor,
 * validation.
 */
export const countStepUp = async (
  { pinCode, password }: StepUp,
  { actor }: SignedIn,
): Promise<number | undefined> => {
  if (pinCode !== undefined) return countCode(actor.user_id);
  if (password === undefined) return undefined;
  const methods = await proofsOf(db, actor.user_id);
  if (!methods.includes('password')) throw refusal('proof_required', { methods });
  const [account] = await db.rows<Row<'app_user', 'id' | 'login' | 'password_hash'>>(
    'select "id", "login", "password_hash" from "app_user" where "id" = $1',
    [actor.user_id],
  );
  await askOwnPassword(actor, 'password', async () => {
    const whose = (await whosePassword(account, actor.client_code, password)) ?? 'no';
    return whose === 'password' || whose === 'ldap' ? 'yes' : whose;
  });
  return undefined;
};

/**
 * Proves the person again in this session. Refuses: invalid_params, second_factor_is_off, wrong_secret_code,
 * challenge_over, passkey_refused, proof_required.
 */
export const stepUp = async (input: StepUp, context: Writing) => {
  const { tx, actor } = context;
  const proof = await proofOf(input, context);
  await markProved(tx, actor);
  await auditBy(tx, actor, 'step_up', [`user:${actor.user_id}`, 'session', actor.session_id], proof);
  return { data: true };
};

type Proof =
  | { readonly second_factor: SecondFactorMethod; readonly passkey?: number }
  | { readonly by: 'password' };

const proofOf = (input: StepUp, context: Writing): Promise<Proof> => {
  if (input.pinCode !== undefined) return byCode(input.pinCode, context);
  return input.password === undefined ? byPasskey(input, context) : byPassword(context);
};

const byCode = async (pinCode: string, { tx, actor, prepared }: Writing): Promise<Proof> => {
  if ((await methodsOf(tx, actor.user_id)).length === 0) throw refusal('second_factor_is_off');
  return { second_factor: await takeCode(tx, actor.user_id, pinCode, Number(prepared)) };
};

/** The password was right a moment ago; a second factor that was set up meanwhile counts all the same. */
const byPassword = async ({ tx, actor }: Writing): Promise<Proof> => {
  await tx.rows('select 1 from "app_user" where "id" = $1 for update', [actor.user_id]);
  const methods = await proofsOf(tx, actor.user_id);
  if (!methods.includes('password')) throw refusal('proof_required', { methods });
  return { by: 'password' };
};

const byPasskey = async ({ challenge, response }: StepUp, { tx, actor }: Writing): Promise<Proof> => {
  if (challenge === undefined || response === undefined)
    throw refusal('invalid_params', { field: 'challenge' });
  const begun = await takeChallenge(tx, 'passkey_prove', challenge);
  if (begun?.user_id !== actor.user_id || begun.session_id !== actor.session_id)
    throw refusal('challenge_over');
  return { second_factor: 'passkey', passkey: await provePasskey(tx, actor.user_id, challenge, response) };
};
