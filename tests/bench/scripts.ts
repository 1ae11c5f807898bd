import { chromium, type Page } from '@playwright/test';
import { haveChromium, systemChromium } from '../../bin/chromium.ts';
import { startPortal } from '../support/portal.ts';
import type { Row } from './row.ts';
import { PAGES, signIn } from './weighed-pages.ts';

const KB = 1_000;

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** What pages weigh in a browser: every script it was sent, counted as it came over the wire, and what moved meanwhile. */
export const benchScripts = async (url: string): Promise<Row[]> => {
  await haveChromium();
  const portal = await startPortal({ databaseUrl: url, env: { PORTAL_WEB: '1' } });
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const rows: Row[] = [];
    for (const { name, path, wanted, signedIn } of PAGES) {
      const context = await browser.newContext({ baseURL: portal.origin, ...PHONE });
      if (signedIn) await signIn(await context.newPage());
      const { first, whole, shift } = await weigh(await context.newPage(), path);
      rows.push(
        {
          name: `scripts of the ${name} page as a browser counts them`,
          value: `${kb(first)} KB for the first view, ${kb(whole - first)} KB more at rest`,
          wanted: `<= ${wanted} KB for the first view`,
          holds: first <= wanted * KB,
        },
        {
          name: `layout shift of the ${name} page, phone`,
          value: shift.toFixed(3),
          wanted: '< 0.05',
          holds: shift < 0.05,
        },
      );
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
    await portal.stop();
  }
};

const kb = (bytes: number): string => (bytes / KB).toFixed(0);

/** Nothing more is coming for what is in sight. */
const QUIET_MS = 500;
/** By then the browser rests and has fetched what it may need later (`components/ui/use-fetched-ahead.ts`). */
const REST_MS = 5_000;

/** Bytes of scripts until nothing is loading any more, then until the browser has rested; the layout shift of both. */
const weigh = async (page: Page, path: string): Promise<{ first: number; whole: number; shift: number }> => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  let lastAt = Date.now();
  network.on('Network.responseReceived', ({ requestId, type }) => {
    lastAt = Date.now();
    if (type === 'Script') scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now();
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('.animate-skeleton, [aria-busy="true"]') === null);
  while (Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 5);
  const first = bytes;
  await page.waitForTimeout(REST_MS);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 100);
      }),
  );
  return { first, whole: bytes, shift };
};
