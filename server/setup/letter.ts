import { type Actor, holds } from '../../lib/access/actor.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { log } from '../log.ts';
import { readersOf } from '../mail/reader.ts';
import { render } from '../mail/render.ts';
import { post } from '../mail/transport.ts';
import { voiceOf } from '../mail/voice.ts';

/** Sends the caller a letter now, and keeps in the audit that it went out. Refuses: access_denied, mail_failed. */
export const sendTrialLetter = async (tx: Tx, actor: Actor): Promise<{ email: string }> => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
  const [reader] = await readersOf({ user_id: actor.user_id });
  if (!reader) throw refusal('mail_failed');
  try {
    await post(reader.email, render(reader, 'trial', await voiceOf(actor.client_code)));
  } catch (error) {
    log.warn({ err: error }, 'the trial letter did not go out');
    throw refusal('mail_failed');
  }
  await writeAudit(tx, {
    ...byActor(actor),
    stream: `user:${actor.user_id}`,
    action: 'setup.letter',
    object_id: 'setup',
    record_id: 'letter',
    detail: {},
  });
  return { email: reader.email };
};
