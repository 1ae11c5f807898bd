import type { Actor } from '../../lib/access/actor.ts';
import { tooMany, wrongField } from '../call/call-error.ts';
import { clearAttempts, countAttempt, PASSWORD_LIMIT, sessionKey } from '../call/limits.ts';

/**
 * Asks somebody who is signed in for their own password once more, as often as a sign-in would, counted by their session:
 * what others try at this address does not keep them from it. Refuses:
 * too_many_requests, validation (`field`).
 */
export const askOwnPassword = async (
  actor: Actor,
  field: string,
  isRight: () => Promise<boolean>,
): Promise<void> => {
  const key = sessionKey(actor.session_id);
  const wait = await countAttempt(key, PASSWORD_LIMIT, actor.user_id);
  if (wait > 0) throw tooMany(wait);
  if (!(await isRight())) throw wrongField(field, 'user/password-wrong');
  await clearAttempts(key);
};
