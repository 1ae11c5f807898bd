import type { PgBoss } from 'pg-boss';
import type { Row } from '../db/row.ts';
import { inTransaction } from '../db/tx.ts';
import { log } from '../log.ts';
import type { Intention } from '../outbox/effect.ts';
import { within } from './boss.ts';
import { type Repeated, repeat } from './wakeable.ts';

const BATCH = 200;
const PAUSE_MS = 2_000;

/**
 * Brings committed intentions to the queue: jobs and `relayed_at` are written in one transaction, and a job's id
 * follows from its intention, so that no crash doubles or loses one. `relayed` hears which queues got work.
 */
export const startRelay = (
  boss: PgBoss,
  kinds: readonly string[],
  relayed: (queue: string) => void,
): Repeated =>
  repeat(async () => {
    try {
      const taken = await relay(boss, kinds);
      for (const kind of new Set(taken)) relayed(kind);
      return taken.length === BATCH;
    } catch (error) {
      log.warn({ err: error }, 'relay failed');
      return false;
    }
  }, PAUSE_MS);

/** The kinds of the intentions it brought over, one for each. */
export const relay = (boss: PgBoss, kinds: readonly string[]): Promise<string[]> =>
  inTransaction(async (tx) => {
    const rows = await tx.rows<
      Row<'outbox', 'id' | 'client_id' | 'kind'> & { payload: Record<string, unknown> }
    >(
      `select "id", "client_id", "kind", "payload" from "outbox"
       where "done_at" is null and "relayed_at" is null and "kind" = any($1::text[])
       order by "id" limit ${BATCH} for update skip locked`,
      [kinds],
    );
    if (rows.length === 0) return [];
    for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
      const jobs = some.map(({ id, client_id, payload }) => {
        const data: Intention = { outbox_id: id, client_id, payload };
        return { id: jobIdOf(id), data };
      });
      await boss.insert(kind, jobs, within(tx));
    }
    await tx.rows('update "outbox" set "relayed_at" = now() where "id" = any($1::bigint[])', [
      rows.map((row) => row.id),
    ]);
    return rows.map((row) => row.kind);
  });

/** A uuid that names the intention: bringing it over twice makes one job. */
const jobIdOf = (id: number): string => `00000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`;
