import type { Actor } from '../../lib/access/actor.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { countAttempt } from '../auth/limits.ts';
import { db } from '../db/tx.ts';
import { tooMany } from '../rpc/call-error.ts';
import { readRules } from '../workflow/rules.ts';

const HOUR_S = 3_600;

/**
 * Counts each document the caller opens for signing, because each may be drawn and stored anew; a batch counts every
 * document in it. Refuses: too_many_requests.
 */
export const countShown = async (actor: Actor): Promise<void> => {
  const { parameters } = await readRules(db, actor.client_id);
  const attempts = numberOf(parameters, 'sign_prepare_hourly_limit');
  const wait = await countAttempt(`sign_prepare:user:${actor.user_id}`, { attempts, windowS: HOUR_S });
  if (wait > 0) throw tooMany(wait);
};
