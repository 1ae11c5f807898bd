import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const portal = {
  // What a test waits for comes when the machine has time for it.
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 120_000,
  // Longer than a portal or a database may take to say why it does not start.
  hookTimeout: 180_000,
};

const setupFiles = ['tests/support/properties.ts'];

/**
 * Rules keep nothing between two calls, and who calls a portal from outside keeps what it says in the test: their files
 * share a process, in which each module is read once. A file that is itself a process of the portal (`inside`) has its own.
 */
const shared = { isolate: false };

export default defineConfig({
  test: {
    reporters: ['default'],
    globalSetup: ['tests/support/global-database.ts'],
    // A file waits for its portal, its database and its calls: one more than there are cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles,
          ...shared,
          testTimeout: 60_000,
        },
      },
      {
        // As Next aliases them for the App Router; pages get their sentences compiled (next.config.mjs).
        resolve: {
          alias: {
            'next/dynamic': 'next/dist/shared/lib/app-dynamic.js',
            'use-intl/format-message': 'use-intl/format-message/format-only',
          },
        },
        test: {
          name: 'dom',
          include: ['tests/dom/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/dom/support/complaints.ts'],
          server: { deps: { inline: ['next-intl', 'use-intl'] } },
          testTimeout: 240_000,
          ...shared,
        },
      },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], setupFiles, ...shared, ...portal } },
      { test: { name: 'inside', include: ['tests/inside/**/*.test.ts'], setupFiles, ...portal } },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles,
          ...shared,
          ...portal,
        },
      },
    ],
  },
});
