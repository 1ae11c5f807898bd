import type { Actor } from '../../lib/access/actor.ts';
import { type DirectoryAnswer, isRightPassword } from '../../lib/identity/directory-answer.ts';
import { refusal, tooMany, wrongField } from '../call/call-error.ts';
import { clearAttempts, countAttempt, giveBackAttempts, PASSWORD_LIMIT, sessionKey } from '../call/limits.ts';

/**
 * Asks a signed-in caller for their own password once more, as often as a sign-in would, counted by session: attempts
 * of others at this address do not keep them from it. A right password that the directory refuses is given back.
 * Refuses: too_many_requests, validation (`field`), and what the directory says of the account.
 */
export const askOwnPassword = async (
  actor: Actor,
  field: string,
  ask: () => Promise<DirectoryAnswer>,
): Promise<void> => {
  const key = sessionKey(actor.session_id);
  const wait = await countAttempt(key, PASSWORD_LIMIT, actor.user_id);
  if (wait > 0) throw tooMany(wait);
  const answer = await ask();
  if (answer === 'no') throw wrongField(field, 'user/password-wrong');
  if (answer !== 'yes') {
    if (isRightPassword(answer)) await giveBackAttempts([key]);
    throw refusal(answer);
  }
  await clearAttempts(key);
};
