import { chromium } from '@playwright/test';
import { haveChromium, systemChromium } from '../../bin/chromium.ts';
import { startPortal } from '../support/portal.ts';
import { judged } from './lighthouse.ts';
import type { Row } from './row.ts';
import { PAGES, signIn } from './weighed-pages.ts';

/** How Lighthouse judges the weighed pages on a phone. */
export const benchPages = async (url: string): Promise<Row[]> => {
  await haveChromium();
  const portal = await startPortal({ databaseUrl: url, env: { PORTAL_WEB: '1' } });
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const rows: Row[] = [];
    for (const { name, path, score, signedIn } of PAGES) {
      const cookiesOf = async () => {
        if (!signedIn) return [];
        const fresh = await browser.newContext({ baseURL: portal.origin });
        await signIn(await fresh.newPage());
        const cookies = await fresh.cookies();
        await fresh.close();
        return cookies;
      };
      const { paint, blocking, machine, ...judgement } = await judged(
        executablePath ?? chromium.executablePath(),
        portal.origin + path,
        cookiesOf,
      );
      rows.push({
        name: `Lighthouse of the ${name} page, phone`,
        value: `${judgement.score}, largest paint ${(paint / 1_000).toFixed(1)} s, blocking ${blocking.toFixed(0)} ms (machine ${machine.toFixed(0)})`,
        wanted: `>= ${score}, < 2.0 s, < 200 ms`,
        holds: judgement.score >= score && paint < 2_000 && blocking < 200,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await portal.stop();
  }
};
