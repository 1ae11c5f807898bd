import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { systemChromium } from './bin/chromium.ts';

const executablePath = systemChromium();
const isRoot = process.getuid?.() === 0;

/**
 * Real Chromium against the built portal: every worker has one of its own (`tests/e2e/support/portal-test.ts`), on a copy
 * of the demo company that `tests/support/global-demo.ts` makes.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/global-demo.ts',
  fullyParallel: false,
  // A browser waits for its portal now and then: one more than there are cores keeps the cores busy. Each has a portal
  // and its connections, of which one PostgreSQL gives out so many.
  workers: Math.min(availableParallelism() + 1, 4),
  // By hand a test that fails is looked at; elsewhere it is tried once more, and the line of the stage names it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: process.env.CI !== undefined,
  // Patience, not a measure: a machine that does something else as well may need it.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // To film every test costs a tenth of the run: the second try is filmed, and by hand what --trace=on asks for.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: isRoot ? ['--no-sandbox'] : [],
      // Without a locale of UTF-8 Chromium drops a Russian name from a file that is taken away.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
