import type { SecondFactorMethod } from '../../../lib/identity/second-factor.ts';
import type { UserAuth } from '../../../lib/rpc/user-auth.ts';
import { byActor, writeAudit } from '../../audit/audit.ts';
import { refusal } from '../../rpc/call-error.ts';
import type { SignedIn, Writing } from '../../rpc/context.ts';
import { issueChallenge, takeChallenge } from '../challenge.ts';
import { assertionOptions, provePasskey } from '../passkeys.ts';
import { markProved } from '../proof.ts';
import { countCode, methodsOf, takeCode } from '../second-factor.ts';

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
  return { challenge, methods: await methodsOf(tx, actor.user_id), ...(passkey ? { passkey } : {}) };
};

/** Counts the attempt at a code before the transaction that looks at it; a passkey has its challenge. */
export const countStepUp = async ({ pinCode }: StepUp, { actor }: SignedIn): Promise<number | undefined> =>
  pinCode === undefined ? undefined : countCode(actor.user_id);

/**
 * Proves the person anew in this session. Refuses: invalid_params, second_factor_is_off, wrong_secret_code,
 * challenge_over, passkey_refused.
 */
export const stepUp = async (input: StepUp, context: Writing) => {
  const { tx, actor } = context;
  const factor =
    input.pinCode === undefined ? await byPasskey(input, context) : await byCode(input.pinCode, context);
  await markProved(tx, actor);
  await writeAudit(tx, {
    ...byActor(actor),
    stream: `user:${actor.user_id}`,
    action: 'step_up',
    object_id: 'session',
    record_id: String(actor.session_id),
    detail: factor,
  });
  return { data: true };
};

type Factor = { readonly second_factor: SecondFactorMethod; readonly passkey?: number };

const byCode = async (pinCode: string, { tx, actor, prepared }: Writing): Promise<Factor> => {
  if ((await methodsOf(tx, actor.user_id)).length === 0) throw refusal('second_factor_is_off');
  return { second_factor: await takeCode(tx, actor.user_id, pinCode, Number(prepared)) };
};

const byPasskey = async ({ challenge, response }: StepUp, { tx, actor }: Writing): Promise<Factor> => {
  if (challenge === undefined || response === undefined)
    throw refusal('invalid_params', { field: 'challenge' });
  const begun = await takeChallenge(tx, 'passkey_prove', challenge);
  if (begun?.user_id !== actor.user_id || begun.session_id !== actor.session_id)
    throw refusal('challenge_over');
  return { second_factor: 'passkey', passkey: await provePasskey(tx, actor.user_id, challenge, response) };
};
