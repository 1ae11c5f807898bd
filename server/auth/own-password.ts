import type { Actor } from '../../lib/access/actor.ts';
import { tooMany } from '../rpc/call-error.ts';
import { wrong } from '../users/wrong.ts';
import { clearAttempts, countAttempt, PASSWORD_LIMIT, passwordKey } from './limits.ts';

/**
 * Asks somebody who is signed in for their own password once more, by the limits of the sign-in. Refuses:
 * too_many_requests, validation (`field`).
 */
export const askOwnPassword = async (
  actor: Actor,
  address: string,
  field: string,
  isRight: () => Promise<boolean>,
): Promise<void> => {
  const key = passwordKey(`user:${actor.user_id}`, address);
  const wait = await countAttempt(key, PASSWORD_LIMIT);
  if (wait > 0) throw tooMany(wait);
  if (!(await isRight())) throw wrong(field, 'user/password-wrong');
  await clearAttempts(key);
};
