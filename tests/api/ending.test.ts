import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('a portal that still waits for its database ends when it is asked to', async () => {
  const portal = spawn(process.execPath, ['bin/start.mjs'], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      AUTH_SECRET: 'a secret of the tests, long enough to be one',
      DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/nowhere',
      PORTAL_WEB: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(portal.stdout, 'data');
  expect(String(line)).toContain('waiting for the database');
  portal.kill('SIGTERM');
  expect(await once(portal, 'exit')).toEqual([0, null]);
});
