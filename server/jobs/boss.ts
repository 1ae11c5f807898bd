import { PgBoss } from 'pg-boss';
import { pool } from '../db/pool.ts';
import type { Tx } from '../db/tx.ts';
import { log } from '../log.ts';
import { QUEUE_SCHEMA } from './prepare-queue.ts';

/** A worker that died holds its jobs no longer than this, and the look for such jobs. */
const HELD_S = 30;
const LOOK_S = 10;
/** About ten hours of growing pauses; what still fails then stays in the outbox and is reported by the invariants. */
const RETRIES = 15;
/** How long a finished job can still be read, and how often those past it are swept. */
const KEPT_S = 86_400;
const SWEEP_S = 3_600;

/** The queue, in its own schema of the same database, as `prepareQueue` left it. */
export const startBoss = async (queues: readonly string[]): Promise<PgBoss> => {
  const boss = new PgBoss({
    schema: QUEUE_SCHEMA,
    db: { executeSql: (text, values) => pool().query(text, values) },
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: LOOK_S,
    monitorIntervalSeconds: LOOK_S,
    maintenanceIntervalSeconds: SWEEP_S,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'queue'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  try {
    await boss.start();
    for (const name of queues) await boss.createQueue(name, QUEUE);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
};

const QUEUE = {
  retryLimit: RETRIES,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: HELD_S,
  deleteAfterSeconds: KEPT_S,
};

/** Lets the queue take part in a transaction of ours. */
export const within = (tx: Tx) => ({
  db: { executeSql: async (text: string, values?: unknown[]) => ({ rows: await tx.rows(text, values) }) },
});
