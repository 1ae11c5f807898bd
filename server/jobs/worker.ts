import type PgBoss from 'pg-boss';
import { log } from '../log.ts';
import { type Repeated, repeat } from './wakeable.ts';

export type Job<Data> = Pick<PgBoss.Job<Data>, 'id' | 'data'>;

const BATCH = 50;
const PAUSE_MS = 2_000;

/**
 * Takes jobs of one queue and hands them to `settle` in batches; `settle` completes them together with their effect.
 * A batch that fails is tried again one by one, so a poisoned job is put off alone and never stops the others.
 */
export const startWorker = <Data extends object>(
  boss: PgBoss,
  queue: string,
  settle: (jobs: readonly Job<Data>[]) => Promise<void>,
): Repeated => {
  const perform = async (jobs: readonly Job<Data>[]): Promise<void> => {
    try {
      await settle(jobs);
    } catch (error) {
      const [only] = jobs;
      if (jobs.length > 1) for (const job of jobs) await perform([job]);
      else if (only) await putOff(boss, queue, only.id, error);
    }
  };
  return repeat(async () => {
    const jobs = await boss.fetch<Data>(queue, { batchSize: BATCH });
    if (jobs.length > 0) await perform(jobs);
    return jobs.length === BATCH;
  }, PAUSE_MS);
};

const putOff = async (boss: PgBoss, queue: string, id: string, error: unknown): Promise<void> => {
  log.error({ err: error, queue, job: id }, 'job failed');
  await boss
    .fail(queue, id, { message: (error as Error).message })
    .catch((failure: unknown) => log.warn({ err: failure, queue, job: id }, 'job could not be put off'));
};
