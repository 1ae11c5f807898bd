import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { databaseAnswers } from './db/answers.ts';
import { ownsAudit } from './db/application-role.ts';
import { isDatabaseAway } from './db/away.ts';
import { refuseSharedConnections } from './db/pooling.ts';
import { db, inTransaction } from './db/tx.ts';
import { startJobs } from './jobs/start.ts';
import { log } from './log.ts';
import { startListening } from './notifications/listen.ts';
import { tellWhereToBegin } from './setup/first-start.ts';
import { tellOfForeignStore } from './store/shared.ts';
import { fileStore } from './store/store.ts';

/** What runs beside the answers, and its end. */
export interface Work {
  stop(): Promise<void>;
}

/** Whether this process still waits for what it needs: read by readiness. */
export const start = { isUnderWay: false };

const STEP_MS = 500;
/** A schema or a table that is not there yet, or the right to it. */
const UNPREPARED = new Set(['3F000', '42P01', '42501']);

/** Whether a database lacks what `npm run migrate` brings. */
const isUnprepared = (error: unknown): boolean => {
  const { code, message } = error as NodeJS.ErrnoException;
  return UNPREPARED.has(code ?? '') || message.startsWith('pg-boss ');
};

/**
 * Waits for the database, then starts the jobs and the live events; starts again when the database leaves meanwhile.
 */
export const startWork = async (): Promise<Work> => {
  start.isUnderWay = true;
  for (;;) {
    await databaseAnswers();
    try {
      await refuseSharedConnections();
      await keepBusinessZone();
      const jobs = readConfig().ROLE === 'web' ? undefined : await startJobs();
      await startListening();
      await tellOfForeignStore(db, await fileStore());
      await tellWhereToBegin();
      start.isUnderWay = false;
      if (await ownsAudit())
        log.warn('the portal owns its tables and could rewrite the audit: set DATABASE_OWNER_URL');
      return { stop: async () => jobs?.stop() };
    } catch (error) {
      if (isDatabaseAway(error)) log.warn({ err: error }, 'the database left while the jobs were started');
      else if (isUnprepared(error)) {
        log.warn({ reason: (error as Error).message }, 'waiting for `npm run migrate`');
        await pause(STEP_MS);
      } else throw error;
    }
  }
};

/** Tells triggers of the database in which time zone the portal counts its days. */
const keepBusinessZone = (): Promise<unknown> =>
  inTransaction((tx) =>
    tx.rows('update "business_zone" set "time_zone" = $1 where "time_zone" <> $1', [
      readConfig().BUSINESS_TZ,
    ]),
  );
