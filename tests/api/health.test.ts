import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SYSTEM_PARTS } from '../../lib/rpc/system.ts';
import { connect } from '../../server/db/connect.ts';
import { testDatabase } from '../support/database.ts';
import { startPortal } from '../support/portal.ts';
import { shared } from '../support/shared.ts';

const METRICS_TOKEN = 'a token of the tests';

const database = shared(testDatabase);
const db = shared(() => connect(database.url));
const portal = shared(() => startPortal({ databaseUrl: database.url, env: { METRICS_TOKEN } }));

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${portal.origin}/api${path}`, { headers });

const becomes = (status: number, body: object) =>
  expect
    .poll(async () => {
      const answer = await ask('/readyz');
      return [answer.status, await answer.json()];
    })
    .toEqual([status, body]);

test('the process is alive, and ready while database, migrations and files are there', async () => {
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'alive' });
  await becomes(200, { status: 'ready' });

  await db.query(`update "_prisma_migrations" set "checksum" = reverse("checksum")`);
  await becomes(503, { status: 'unavailable', failed: ['migrations'] });
  await db.query(`update "_prisma_migrations" set "checksum" = reverse("checksum")`);
  await becomes(200, { status: 'ready' });

  const files = join(portal.dataDir, 'files');
  rmSync(files, { recursive: true });
  writeFileSync(files, 'no folder');
  await becomes(503, { status: 'unavailable', failed: ['files'] });
  expect((await ask('/healthz')).status).toBe(200);
});

test('the figures are for the machine itself and for who holds the token; for others there is no such page', async () => {
  const text = await (await ask('/metrics')).text();
  for (const part of SYSTEM_PARTS)
    expect(text).toMatch(new RegExp(`portal_part_state\\{part="${part}"\\} [012]`));
  expect(text).toMatch(/portal_part_figure\{part="accounts",figure="locked"\} \d/);
  for (const name of [
    'process_cpu_seconds_total',
    'portal_http_duration_seconds',
    'portal_transitions_total',
    'portal_outbox_lag_seconds 0',
    'portal_database_connections{state="idle"}',
  ])
    expect(text).toContain(name);
  const status = async (headers: Record<string, string>) => (await ask('/metrics', headers)).status;
  expect(await status({ authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
  expect(await status({ authorization: `Bearer ${METRICS_TOKEN}`, 'x-forwarded-for': '8.8.8.8' })).toBe(200);
  expect(await status({ authorization: 'Bearer another token' })).toBe(404);
  expect(await status({ 'x-forwarded-for': '8.8.8.8' })).toBe(404);
  expect(await status({ forwarded: 'for=8.8.8.8' })).toBe(404);
});
