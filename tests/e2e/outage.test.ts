import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { type DatabaseWire, startDatabaseWire } from '../support/database-wire.ts';
import { type Portal, startPortal } from '../support/portal.ts';
import { test as base, expect } from './support/portal-test.ts';
import { wordsOf } from './support/words.ts';

let portal: Portal;
let wire: DatabaseWire;
let folder: string;

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it takes
  origin: async ({}, use) => use(portal.origin),
});

test.beforeAll(async ({ portal: shared }) => {
  wire = await startDatabaseWire(process.env.PORTAL_DATABASE_URL ?? '');
  folder = mkdtempSync(join(tmpdir(), 'eg-outage-'));
  portal = await startPortal({
    databaseUrl: wire.url,
    dataDir: shared.dataDir,
    log: join(folder, 'log'),
    env: {
      PORTAL_WEB: '1',
      ROLE: 'web',
      LOG_LEVEL: 'info',
      DATABASE_PATIENCE_MS: '2500',
      CALLS_PER_ADDRESS: '1200',
    },
  });
});
test.afterAll(async () => {
  await portal?.stop();
  await wire?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('while the database says nothing a page says so in both languages, and comes when it speaks again', async ({
  visit,
  request,
}) => {
  const { page, says } = await visit({ complains: /503/ });
  const login = page.getByLabel(says('login.login'));
  await page.goto('/portal/login');
  await expect(login).toBeVisible();
  wire.freeze();
  try {
    expect((await page.reload())?.status()).toBe(503);
    for (const locale of ['ru', 'en'] as const) {
      const part = page.locator(`section[lang=${locale}]`);
      await expect(part.getByRole('heading', { level: 1 })).toHaveText(wordsOf(locale)('outage.away'));
      await expect(part).toContainText(wordsOf(locale)('outage.away_text'));
    }
    const empty = await request.head(`${portal.origin}/portal/`);
    expect([empty.status(), empty.headers()['retry-after']]).toEqual([503, '30']);
  } finally {
    wire.thaw();
  }
  await expect(async () => {
    await page.getByRole('link', { name: wordsOf('en')('outage.again') }).click();
    await expect(login).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test('every line of the log can be read by a machine, whoever wrote it', async ({ request }) => {
  await request.post(`${portal.origin}/api/auth/signin/credentials`, { form: { csrfToken: 'nobody’s' } });
  await request.get(`${portal.origin}/portal/`, {
    headers: { 'next-router-state-tree': 'no tree', rsc: '1' },
  });
  const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  const messages = lines.map((line) => JSON.parse(line).msg);
  expect(messages).toEqual(messages.map(() => expect.any(String)));
  // Next tells of the page it could not draw.
  expect(messages).toContainEqual(expect.stringMatching(/database says nothing|Connection terminated/));
});

test('T72: pages that come too fast wait, those of somebody who is signed in do not wait for them', async ({
  enter,
  playwright,
}) => {
  const employee = await enter('employee2');
  const visitor = await playwright.request.newContext({ baseURL: portal.origin });
  let late: APIResponse | undefined;
  const statuses = new Set<number>();
  while (!late && statuses.size < 2) {
    const answer = await visitor.get('/portal/login');
    statuses.add(answer.status());
    if (answer.status() === 429) late = answer;
  }
  expect([...statuses]).toEqual([200, 429]);
  expect(Number(late?.headers()['retry-after'])).toBeGreaterThan(0);
  const text = (await late?.text()) ?? '';
  for (const locale of ['ru', 'en'] as const) expect(text).toContain(wordsOf(locale)('outage.too_fast'));
  expect((await employee.page.goto('/portal/'))?.status()).toBe(200);
  await visitor.dispose();
});
