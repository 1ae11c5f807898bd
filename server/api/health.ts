import '../system/gauges.ts';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { buildOf } from '../build.ts';
import { readConfig } from '../config.ts';
import { isMigrated } from '../db/migrate.ts';
import { pool } from '../db/pool.ts';
import { settingsNotInForce } from '../db/pooling.ts';
import { db } from '../db/tx.ts';
import { log } from '../log.ts';
import { registry } from '../metrics.ts';
import { hearsDatabase } from '../notifications/listen.ts';
import { openRpcText } from '../rpc/openrpc.ts';
import { start } from '../start-work.ts';
import { fileStore } from '../store/store.ts';
import { nowhere } from './answer.ts';

/** The process answers; nothing else is asked. */
export const healthz = (c: Context): Response => c.json({ status: 'alive' });

type Part = 'database' | 'settings' | 'events' | 'migrations' | 'files' | 'start';

const KEPT_MS = 1_000;
/** Short, for a failure may be over in a moment. */
const KEPT_FAILING_MS = 100;
const PATIENCE_MS = 3_000;
const HEARING_LIMIT_MS = 2_000;

let kept: { until: number; failed: Promise<readonly Part[]> } | undefined;

/**
 * Whether work can be done here now: the database as the portal asks it, with the settings its statements need, past a
 * pooler or through it; what it tells, its migrations, the store of files, and jobs that run. Checked once a second at
 * most, however many callers ask, and more often while it fails.
 */
export const readyz = async (c: Context): Promise<Response> => {
  if (!kept || kept.until < performance.now())
    kept = { until: performance.now() + KEPT_MS, failed: failedParts() };
  const answer = kept;
  const failed = await answer.failed;
  if (failed.length > 0) answer.until = Math.min(answer.until, performance.now() + KEPT_FAILING_MS);
  return failed.length === 0 ? c.json({ status: 'ready' }) : c.json({ status: 'unavailable', failed }, 503);
};

const failedParts = async (): Promise<readonly Part[]> => {
  const parts = await Promise.all([
    failing('database', async () => void (await db.rows('select 1'))),
    failing('settings', async () => {
      const missing = await settingsNotInForce(db);
      if (missing.length > 0)
        throw new Error(`run \`npm run migrate\`, then let the pooler reconnect: ${missing.join(', ')}`);
    }),
    failing('events', async () => {
      if (!(await hearsDatabase(HEARING_LIMIT_MS)))
        throw new Error('DATABASE_DIRECT_URL must lead past the pooler: nothing is heard of the database');
    }),
    failing('migrations', async () => {
      if (!(await isMigrated(pool()))) throw new Error('migrations are missing');
    }),
    failing('files', async () => (await fileStore()).check()),
    failing('start', async () => {
      if (start.isUnderWay) throw new Error('the jobs do not run yet');
    }),
  ]);
  return parts.filter((part) => part !== undefined);
};

const failing = async (part: Part, check: () => Promise<void>): Promise<Part | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  try {
    await Promise.race([check(), tooLate]);
    return undefined;
  } catch (error) {
    // A portal that starts waits for its jobs every time; why it waits long is said where it does.
    log[part === 'start' ? 'debug' : 'warn']({ err: error, part }, 'not ready');
    return part;
  } finally {
    clearTimeout(timer);
  }
};

/** Prometheus' figures, for the machine itself or a caller with METRICS_TOKEN; for others there is no such page. */
export const metrics = async (c: Context): Promise<Response> => {
  if (!mayMeasure(c)) return nowhere(c);
  return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
};

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

const mayMeasure = (c: Context): boolean => {
  const { METRICS_TOKEN } = readConfig();
  const given = c.req.header('authorization');
  if (METRICS_TOKEN !== undefined && given !== undefined) return sameText(given, `Bearer ${METRICS_TOKEN}`);
  // A proxy on this machine also comes from loopback: what it forwards is not from here.
  if (c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined) return false;
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  return LOOPBACK.test(incoming?.socket?.remoteAddress ?? '');
};

const sameText = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const version = (c: Context): Response =>
  c.json({ ...buildOf(), mode: readConfig().NEXT_PUBLIC_MODE });

export const openRpcDocument = (c: Context): Response =>
  c.body(openRpcText(), 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
  });
