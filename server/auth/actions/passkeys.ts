import type { UserAuth } from '../../../lib/rpc/user-auth.ts';
import { auditBy } from '../../audit/audit.ts';
import { refusal } from '../../call/call-error.ts';
import type { Writing } from '../../call/context.ts';
import type { Row } from '../../db/row.ts';
import { issueChallenge, takeChallenge } from '../challenge.ts';
import { creationOptions, registeredKey } from '../passkeys.ts';
import { forgetProofs, requireProof } from '../proof.ts';
import { forgetRecoveryCodes } from '../recovery-codes.ts';
import { methodsOf } from '../second-factor.ts';

type Input<Name extends UserAuth['action']> = Extract<UserAuth, { action: Name }>;

const REGISTER_S = 5 * 60;
const PASSKEYS_MAX = 20;

/** What a browser needs to make a new passkey, good for this session. Refuses: proof_required. */
export const passkeyOptions = async (_input: object, { tx, actor }: Writing) => {
  await requireProof(tx, actor);
  const { user_id, session_id } = actor;
  const challenge = await issueChallenge(tx, 'passkey_register', { user_id, session_id }, REGISTER_S);
  return { challenge, options: await creationOptions(tx, actor, challenge) };
};

/** Keeps the passkey that was made. Refuses: proof_required, challenge_over, passkey_refused, too_many_passkeys. */
export const passkeySave = async (
  { challenge, response, name }: Input<'passkeySave'>,
  { tx, actor }: Writing,
) => {
  await requireProof(tx, actor);
  const begun = await takeChallenge(tx, 'passkey_register', challenge);
  if (begun?.user_id !== actor.user_id || begun.session_id !== actor.session_id)
    throw refusal('challenge_over');
  const key = await registeredKey(challenge, response);
  await tx.rows('select 1 from "app_user" where "id" = $1 for update', [actor.user_id]);
  const held = await tx.rows('select 1 from "passkey" where "user_id" = $1', [actor.user_id]);
  if ((await methodsOf(tx, actor.user_id)).length === 0) await forgetProofs(tx, actor.user_id);
  if (held.length >= PASSKEYS_MAX) throw refusal('too_many_passkeys', { max: PASSKEYS_MAX });
  const [saved] = await tx.rows<Row<'passkey', 'id'>>(
    `insert into "passkey" ("user_id", "credential_id", "public_key", "counter", "transports", "name")
     values ($1, $2, $3, $4, $5, $6) on conflict ("credential_id") do nothing returning "id"`,
    [actor.user_id, key.id, Buffer.from(key.publicKey), key.counter, key.transports.join(','), name],
  );
  if (!saved) throw refusal('passkey_refused');
  return told('passkey.add', saved.id, name, { tx, actor });
};

/** Refuses: not_found. */
export const passkeyRename = async ({ id, name }: Input<'passkeyRename'>, { tx, actor }: Writing) => {
  const renamed = await tx.rows(
    'update "passkey" set "name" = $3 where "id" = $1 and "user_id" = $2 returning "id"',
    [id, actor.user_id, name],
  );
  if (renamed.length === 0) throw refusal('not_found');
  return told('passkey.rename', id, name, { tx, actor });
};

/** Refuses: proof_required, not_found. */
export const passkeyRemove = async ({ id }: Input<'passkeyRemove'>, { tx, actor }: Writing) => {
  await requireProof(tx, actor);
  const [removed] = await tx.rows<Row<'passkey', 'name'>>(
    'delete from "passkey" where "id" = $1 and "user_id" = $2 returning "name"',
    [id, actor.user_id],
  );
  if (!removed) throw refusal('not_found');
  if ((await methodsOf(tx, actor.user_id)).length === 0) await forgetRecoveryCodes(tx, actor.user_id);
  return told('passkey.remove', id, removed.name, { tx, actor });
};

const told = async (
  action: string,
  id: number,
  name: string,
  { tx, actor }: Pick<Writing, 'tx' | 'actor'>,
) => {
  await auditBy(tx, actor, action, [`user:${actor.user_id}`, 'passkey', id], { name });
  return { data: { id } };
};
