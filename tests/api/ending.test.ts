import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { freePort, originAt } from '../support/portal.ts';
import { get, rpc } from '../support/rpc.ts';

test('a portal whose database cannot even be found waits for it, alive, and ends when it is asked to', async () => {
  const port = await freePort();
  const portal = spawn(process.execPath, ['bin/start.mjs'], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      AUTH_SECRET: 'a secret of the tests, long enough to be one',
      DATABASE_URL: 'postgres://nobody:nothing@database.invalid:5432/nowhere',
      PORTAL_WEB: '0',
      PORT: `${port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(portal.stdout))
    if (JSON.parse(line).msg === 'waiting for the database') break;
  const origin = originAt(port);
  expect((await get(origin, null, '/healthz')).status).toBe(200);
  expect((await get(origin, null, '/readyz')).status).toBe(503);
  expect((await rpc(origin, 'a'.repeat(43), 'user.get', {})).error?.data.reason).toBe('unavailable');
  portal.kill('SIGTERM');
  expect(await once(portal, 'exit')).toEqual([0, null]);
});
