import type { Locator, Page } from '@playwright/test';
import { expect } from './portal-test.ts';

/** The pages of a test begin a little later than its run, so that the clock can be stopped before any is open. */
const AHEAD_MS = 30_000;
const STEP_MS = 100;

/** Stops the clock of a browser before it opens a page: time passes only as the test lets it, however slow the machine. */
export const stopClock = async (page: Page): Promise<void> => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + AHEAD_MS);
};

/** Lets time pass in small steps until something is in sight. */
export const passUntil = async (page: Page, awaited: Locator, step = STEP_MS): Promise<void> => {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(step);
        return awaited.isVisible();
      },
      { intervals: [STEP_MS / 2] },
    )
    .toBe(true);
};
