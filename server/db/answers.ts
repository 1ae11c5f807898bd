import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../config.ts';
import { log } from '../log.ts';
import { isDatabaseAway } from './away.ts';
import { OldServer, refuseOldServerOf } from './connect.ts';
import { db } from './tx.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Waits until the database takes statements: it may be starting, recovering, or somewhere the network does not reach yet.
 * Throws one sentence where waiting does not help (a wrong name, password or database, a server too old), or after
 * DATABASE_WAIT_S.
 */
export const databaseAnswers = async (): Promise<void> => {
  const limitMs = readConfig().DATABASE_WAIT_S * 1_000 || Number.POSITIVE_INFINITY;
  const until = performance.now() + limitMs;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await refuseOldServerOf(db);
    } catch (error) {
      if (error instanceof OldServer) throw error;
      const { message } = error as Error;
      if (!isDatabaseAway(error) || performance.now() > until)
        throw new Error(`The database does not answer: ${message}.`);
      log.warn({ reason: message }, 'waiting for the database');
    }
    await pause(wait);
  }
};

const ANSWER_LIMIT_MS = 300;

/** Whether the database answers right now. */
export const databaseIsThere = (): Promise<boolean> =>
  Promise.race([
    db.rows('select 1').then(
      () => true,
      () => false,
    ),
    pause(ANSWER_LIMIT_MS, false, { ref: false }),
  ]);
