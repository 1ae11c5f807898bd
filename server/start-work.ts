import { readConfig } from './config.ts';
import { databaseAnswers } from './db/answers.ts';
import { isDatabaseAway } from './db/away.ts';
import { db } from './db/tx.ts';
import { tellOfForeignStore } from './files/shared.ts';
import { fileStore } from './files/store.ts';
import { startJobs } from './jobs/start.ts';
import { log } from './log.ts';
import { startListening } from './notifications/listen.ts';

/** What runs beside the answers, and its end. */
export interface Work {
  stop(): Promise<void>;
}

/** Whether this process still waits for what it needs: read by readiness. */
export const start = { isUnderWay: false };

/** Waits for the database, then starts the jobs and the live events; begins anew when the database leaves meanwhile. */
export const startWork = async (): Promise<Work> => {
  start.isUnderWay = true;
  for (;;) {
    await databaseAnswers();
    try {
      const jobs = readConfig().ROLE === 'web' ? undefined : await startJobs();
      await startListening();
      await tellOfForeignStore(db, await fileStore());
      start.isUnderWay = false;
      return { stop: async () => jobs?.stop() };
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, 'the database left while the jobs were started');
    }
  }
};
