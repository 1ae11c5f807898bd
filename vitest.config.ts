import { defineConfig } from 'vitest/config';

const database = {
  globalSetup: ['tests/support/global-database.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...database } },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], ...database } },
    ],
  },
});
