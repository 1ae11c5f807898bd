import PgBoss from 'pg-boss';
import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { pool } from '../db/pool.ts';
import type { Tx } from '../db/tx.ts';
import { log } from '../log.ts';

/** A worker that died holds its jobs no longer than this. */
const HELD_S = 30;
const MAINTENANCE_S = 10;
/** About ten hours of growing pauses; what still fails then stays in the outbox and is reported by the invariants. */
const RETRIES = 15;

/** Processes that start together make the queue's tables one after the other. */
const LOCK = 72_707_371;

/** The queue, in its own schema of the same database; made and migrated on start by whoever comes first. */
export const startBoss = async (queues: readonly string[]): Promise<PgBoss> => {
  const gate = await connect(readConfig().DATABASE_URL ?? '');
  try {
    await gate.query('select pg_advisory_lock($1)', [LOCK]);
    return await started(queues);
  } finally {
    await gate.end();
  }
};

const started = async (queues: readonly string[]): Promise<PgBoss> => {
  const boss = new PgBoss({
    schema: 'pgboss',
    db: { executeSql: (text, values) => pool().query(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_S,
    archiveCompletedAfterSeconds: 3_600,
    archiveFailedAfterSeconds: 30 * 86_400,
    deleteAfterDays: 7,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'queue'));
  await boss.start();
  for (const name of queues) {
    await boss.createQueue(name, {
      name,
      retryLimit: RETRIES,
      retryDelay: 1,
      retryBackoff: true,
      expireInSeconds: HELD_S,
    });
  }
  return boss;
};

/** Lets the queue take part in a transaction of ours. */
export const within = (tx: Tx) => ({
  db: { executeSql: async (text: string, values: unknown[]) => ({ rows: await tx.rows(text, values) }) },
});
