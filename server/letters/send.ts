import { type Actor, holds } from '../../lib/access/actor.ts';
import type { LetterInput, SentLetter } from '../../lib/rpc/letters.ts';
import { refusal, tooMany } from '../call/call-error.ts';
import { countAttempt, type Limit } from '../call/limits.ts';
import type { Tx } from '../db/tx.ts';
import { postToOneself } from '../mail/post-to-oneself.ts';
import { showLetter } from './preview.ts';

/** A look at one's own letters, no way of filling a mailbox. */
const LIMIT: Limit = { attempts: 10, windowS: 10 * 60 };

/** Counts a letter before it is written. Refuses: access_denied, too_many_requests. */
export const countLetter = async (actor: Actor): Promise<void> => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
  const wait = await countAttempt(`letter:${actor.user_id}`, LIMIT);
  if (wait > 0) throw tooMany(wait);
};

/** Sends a letter of a kind to the caller; that it went out is kept in the audit. Refuses: access_denied, validation, not_found, mail_failed. */
export const sendLetter = async (tx: Tx, actor: Actor, input: LetterInput): Promise<SentLetter> => {
  const { letter } = await showLetter(actor, input);
  return postToOneself(tx, actor, async () => letter, { kind: input.kind });
};
