import type { Job, JobResult, PgBoss } from 'pg-boss';
import { log } from '../log.ts';

const BATCH = 50;
const PAUSE_S = 2;

/** The work on some jobs of a queue: all of it or, when it throws, nothing. */
export type Work<Data> = (jobs: readonly Job<Data>[]) => Promise<void>;

/**
 * Has jobs of one queue worked on in batches, until the queue is stopped; answers how to wake it. A batch that fails
 * is tried again one by one, so a poisoned job is put off alone and never stops the others.
 */
export const startWorker = async <Data extends object>(
  boss: PgBoss,
  queue: string,
  work: Work<Data>,
): Promise<() => void> => {
  const id = await boss.work<Data, unknown, typeof OPTIONS>(queue, OPTIONS, (jobs) =>
    outcomes(queue, jobs, work),
  );
  return () => boss.notifyWorker(id);
};

const OPTIONS = {
  batchSize: BATCH,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: PAUSE_S,
  perJobResults: true,
} as const;

const outcomes = async <Data>(
  queue: string,
  jobs: readonly Job<Data>[],
  work: Work<Data>,
): Promise<JobResult[]> => {
  try {
    await work(jobs);
    return jobs.map(({ id }) => ({ id, status: 'completed' }));
  } catch (error) {
    const [only] = jobs;
    if (only && jobs.length === 1) return [putOff(queue, only.id, error as Error)];
    const each: JobResult[] = [];
    // A signal says that the queue has given the job up meanwhile: its time is over, or the process stops.
    for (const job of jobs) if (!job.signal.aborted) each.push(...(await outcomes(queue, [job], work)));
    return each;
  }
};

const putOff = (queue: string, id: string, error: Error): JobResult => {
  log.error({ err: error, queue, job: id }, 'job failed');
  return { id, status: 'failed', output: { message: error.message } };
};
