import type { Actor } from '../../../lib/access/actor.ts';
import { tooMany } from '../../call/call-error.ts';
import { countAttempt, type Limit } from '../../call/limits.ts';

/** A protocol is drawn and sealed each time, a package read and put together: some tenths of a second. */
const COPIES: Limit = { attempts: 100, windowS: 600 };

/** Counts each copy of a signed document that is made for the caller alone. Refuses: too_many_requests. */
export const countCopies = async ({ user_id }: Actor): Promise<void> => {
  const wait = await countAttempt(`signed_copies:user:${user_id}`, COPIES);
  if (wait > 0) throw tooMany(wait);
};
