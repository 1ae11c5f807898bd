import { PgBoss } from 'pg-boss';
import { connect } from '../db/connect.ts';
import { leaveOldQueue } from './old-queue.ts';

/** The queue's own schema of the database. */
export const QUEUE_SCHEMA = 'pgboss';

/** Those who prepare one database at the same time make the queue's tables one after the other. */
const LOCK = 72_707_371;

/** Makes the tables of the queue, or brings them up to date, as the owner of the database. */
export const prepareQueue = async (ownerUrl: string): Promise<void> => {
  const owner = await connect(ownerUrl);
  try {
    await owner.query('select pg_advisory_lock($1)', [LOCK]);
    await leaveOldQueue(owner);
    const boss = new PgBoss({
      schema: QUEUE_SCHEMA,
      db: { executeSql: (text, values) => owner.query(text, values) },
      schedule: false,
      supervise: false,
    });
    await boss.start();
    await boss.stop({ graceful: false });
  } finally {
    await owner.end();
  }
};
