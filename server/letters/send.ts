import { type Actor, holds } from '../../lib/access/actor.ts';
import type { LetterInput } from '../../lib/rpc/letters.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import { refusal, tooMany } from '../call/call-error.ts';
import { countAttempt, type Limit } from '../call/limits.ts';
import type { Tx } from '../db/tx.ts';
import { log } from '../log.ts';
import { readersOf } from '../mail/reader.ts';
import { post } from '../mail/transport.ts';
import { showLetter } from './preview.ts';

/** A look at one's own letters, no way of filling a mailbox. */
const LIMIT: Limit = { attempts: 10, windowS: 10 * 60 };

/** Counts a letter before it is written. Refuses: access_denied, too_many_requests. */
export const countLetter = async (actor: Actor): Promise<void> => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
  const wait = await countAttempt(`letter:${actor.user_id}`, LIMIT);
  if (wait > 0) throw tooMany(wait);
};

/** Sends a letter of a kind to the caller and keeps in the audit that it went out. Refuses: access_denied, validation, not_found, mail_failed. */
export const sendLetter = async (tx: Tx, actor: Actor, input: LetterInput): Promise<{ email: string }> => {
  const { letter } = await showLetter(actor, input);
  const [own] = await readersOf({ user_id: actor.user_id });
  if (!own) throw refusal('mail_failed');
  try {
    await post(own.email, letter);
  } catch (error) {
    log.warn({ err: error }, 'a letter to look at did not go out');
    throw refusal('mail_failed');
  }
  await writeAudit(tx, {
    ...byActor(actor),
    stream: `user:${actor.user_id}`,
    action: 'setup.letter',
    object_id: 'setup',
    record_id: 'letter',
    detail: { kind: input.kind },
  });
  return { email: own.email };
};
