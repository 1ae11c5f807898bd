import type { Actor } from '../../../lib/access/actor.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { tooMany } from '../../call/call-error.ts';
import { countAttempt } from '../../call/limits.ts';
import { readRules } from '../../client/rules.ts';
import { db } from '../../db/tx.ts';

const HOUR_S = 3_600;

/**
 * Counts each document the caller opens for signing, because each may be drawn and stored again; a batch counts every
 * document in it. Refuses: too_many_requests.
 */
export const countShown = async (actor: Actor): Promise<void> => {
  const { parameters } = await readRules(db, actor.client_id);
  const attempts = numberOf(parameters, 'sign_prepare_hourly_limit');
  const wait = await countAttempt(`sign_prepare:user:${actor.user_id}`, { attempts, windowS: HOUR_S });
  if (wait > 0) throw tooMany(wait);
};
