import { defineConfig } from 'vitest/config';

const database = {
  globalSetup: ['tests/support/global-database.ts'],
  testTimeout: 30_000,
  // Longer than a portal or a database may take to say why it does not start.
  hookTimeout: 90_000,
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
