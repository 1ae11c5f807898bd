import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { pool } from './db/pool.ts';
import { db } from './db/tx.ts';

/** Everything this process tells Prometheus. */
export const registry = new Registry();

collectDefaultMetrics({ register: registry });

export const httpDuration = new Histogram({
  name: 'portal_http_duration_seconds',
  help: 'Time to answer, by route template',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1, 3],
  registers: [registry],
});

/** Counted where the effects of a move are carried out: once in the whole installation. */
export const transitions = new Counter({
  name: 'portal_transitions_total',
  help: 'Moves of documents whose effects were carried out by this process',
  labelNames: ['object_id'],
  registers: [registry],
});

const LAG = `select count(*)::int as waiting, coalesce(extract(epoch from now() - min("create_date")), 0)::float8 as lag
  from "outbox" where "done_at" is null`;

const waiting = new Gauge({
  name: 'portal_outbox_waiting',
  help: 'Intentions not carried out yet',
  registers: [registry],
});

new Gauge({
  name: 'portal_outbox_lag_seconds',
  help: 'Age of the oldest intention not carried out',
  registers: [registry],
  async collect() {
    const [row] = await db.rows<{ waiting: number; lag: number }>(LAG).catch(() => []);
    this.set(row?.lag ?? Number.NaN);
    waiting.set(row?.waiting ?? Number.NaN);
  },
});

new Gauge({
  name: 'portal_database_connections',
  help: 'Connections of the pool by what they do',
  labelNames: ['state'],
  registers: [registry],
  collect() {
    const { totalCount, idleCount, waitingCount } = pool();
    this.set({ state: 'busy' }, totalCount - idleCount);
    this.set({ state: 'idle' }, idleCount);
    this.set({ state: 'awaited' }, waitingCount);
  },
});

const BROKEN = `select count(*)::int as broken from "signature" where "checked_code" not in ('', 'ok')`;

new Gauge({
  name: 'portal_signatures_broken',
  help: 'Signatures that the last look at the stored file and signature found not to hold',
  registers: [registry],
  async collect() {
    const [row] = await db.rows<{ broken: number }>(BROKEN).catch(() => []);
    this.set(row?.broken ?? Number.NaN);
  },
});
