import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { connect } from '../db/connect.ts';

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

/** The oldest shape of its tables that the queue migrates by itself. */
const OLDEST_SHAPE = 25;

/**
 * Removes the tables of a queue too old to be migrated. Nothing is lost: whatever is undone is still in the outbox and
 * is brought over again. The outbox comes first, in the order in which a process that still works would lock.
 */
const leaveOldQueue = async (client: Client): Promise<void> => {
  const { rows: books } = await client.query<{ book: string | null }>(
    "select to_regclass('pgboss.version') as book",
  );
  if (!books[0]?.book) return;
  const { rows } = await client.query<{ version: number }>('select "version" from pgboss.version');
  if (rows.every(({ version }) => version >= OLDEST_SHAPE)) return;
  await client.query(
    `begin;
     update "outbox" set "relayed_at" = null where "done_at" is null and "relayed_at" is not null;
     drop schema pgboss cascade;
     commit`,
  );
};
