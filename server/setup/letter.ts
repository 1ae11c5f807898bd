import { type Actor, holds } from '../../lib/access/actor.ts';
import type { SentLetter } from '../../lib/rpc/letters.ts';
import { refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { postToOneself } from '../mail/post-to-oneself.ts';
import { render } from '../mail/render.ts';
import { voiceOf } from '../mail/voice.ts';

/** Sends the caller a letter now; that it went out is kept in the audit. Refuses: access_denied, mail_failed. */
export const sendTrialLetter = async (tx: Tx, actor: Actor): Promise<SentLetter> => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
  return postToOneself(tx, actor, async (reader) =>
    render(reader, 'trial', await voiceOf(actor.client_code)),
  );
};
