import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../log.ts';
import { db } from './tx.ts';

const LIMIT_MS = 60_000;
const STEP_MS = 500;
/** Waiting does not mend a wrong name, password, host or database. */
const HOPELESS = new Set(['28P01', '28000', '3D000', 'ENOTFOUND']);

/**
 * Waits until the database takes statements: it may still be starting or recovering. Throws one sentence after a minute, or at once when
 * waiting cannot help.
 */
export const databaseAnswers = async (): Promise<void> => {
  for (const until = Date.now() + LIMIT_MS; ; await pause(STEP_MS)) {
    try {
      await db.rows('select 1');
      return;
    } catch (error) {
      if (Date.now() > until || HOPELESS.has((error as { code?: string }).code ?? ''))
        throw new Error(`The database does not answer: ${(error as Error).message}.`);
      log.warn({ reason: (error as Error).message }, 'waiting for the database');
    }
  }
};
