import type { Client } from 'pg';

/** The oldest shape of its tables that the queue migrates by itself. */
const OLDEST_SHAPE = 25;

/**
 * Removes the tables of a queue too old to be migrated. Nothing is lost: whatever is undone is still in the outbox and
 * is brought over again. The outbox comes first, in the order in which a process that still works would lock.
 */
export const leaveOldQueue = async (client: Client): Promise<void> => {
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
