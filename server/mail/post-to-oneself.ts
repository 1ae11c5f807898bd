import type { Actor } from '../../lib/access/actor.ts';
import type { SentLetter } from '../../lib/rpc/letters.ts';
import { auditBy } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { log } from '../log.ts';
import { type Reader, readersOf } from './reader.ts';
import type { Rendered } from './render.ts';
import { hasMailServer, post } from './transport.ts';

/**
 * Sends the caller a letter while they wait for it, and audits the outcome: without a mail server it is a file, and was
 * not sent. Refuses: mail_failed, where the server did not take it or the caller has no mailbox.
 */
export const postToOneself = async (
  tx: Tx,
  actor: Actor,
  write: (reader: Reader) => Promise<Rendered>,
  detail: Readonly<Record<string, string>> = {},
): Promise<SentLetter> => {
  const [reader] = await readersOf({ user_id: actor.user_id });
  if (!reader) throw refusal('mail_failed');
  const letter = await write(reader);
  try {
    await post(reader.email, letter);
  } catch (error) {
    log.warn({ err: error }, 'a letter that its sender waits for did not go out');
    throw refusal('mail_failed');
  }
  const sent = hasMailServer();
  await auditBy(
    tx,
    actor,
    'setup.letter',
    [`user:${actor.user_id}`, 'setup', sent ? 'letter' : 'kept'],
    detail,
  );
  return { email: reader.email, sent };
};
