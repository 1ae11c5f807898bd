import { defineConfig, devices } from '@playwright/test';
import { systemChromium } from './bin/chromium.ts';

const executablePath = systemChromium();
const isRoot = process.getuid?.() === 0;

/** Real Chromium against the built portal; `tests/support/global-portal.ts` starts it on a database of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/global-portal.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.PORTAL_ORIGIN,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // What was on the screen stands in the snapshots; filming it as well costs a tenth of the run.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: isRoot ? ['--no-sandbox'] : [],
      // Without a locale of UTF-8 Chromium drops a Russian name from a file that is taken away.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
