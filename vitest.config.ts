import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const portal = {
  // What a test waits for comes when the machine has time for it.
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 30_000,
  // Longer than a portal or a database may take to say why it does not start.
  hookTimeout: 90_000,
};

const setupFiles = ['tests/support/properties.ts'];

/** Rules keep nothing between two calls: their files share a process, and each module of the portal is read once in it. */
const rules = { isolate: false, testTimeout: 60_000 };

export default defineConfig({
  test: {
    reporters: ['default'],
    globalSetup: ['tests/support/global-database.ts'],
    // A file waits for its portal, its database and its calls: one more than there are cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], setupFiles, ...rules } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], setupFiles, ...portal } },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], setupFiles, ...portal } },
    ],
  },
});
