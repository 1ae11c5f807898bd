import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyDatabase, type TestDatabase, testDatabase } from './database.ts';
import type { Company } from './matrix-company.ts';

export interface OwnProcess {
  database: TestDatabase;
  dataDir: string;
  close: () => Promise<void>;
}

/**
 * Makes this test process itself one of the portal: settings for a database of its own. Call it before anything of
 * the server is imported, and import that afterwards.
 */
export const ownProcess = async (): Promise<OwnProcess> => processOn(await testDatabase());

/** The same with the company of the matrix in it; close the company first. */
export const ownCompany = async (): Promise<{ own: OwnProcess; company: Company }> => {
  const { database, company } = await companyDatabase();
  return { own: processOn(database), company };
};

/** The settings of a process on a database. */
export const processOn = (database: TestDatabase): OwnProcess => {
  const dataDir = mkdtempSync(join(tmpdir(), 'eg-own-'));
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    DATABASE_PATIENCE_MS: '20000',
    DATABASE_STATEMENT_MS: '15000',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    REMIND_HOUR: '24',
    AUTH_SECRET: 'a secret of the tests, long enough to be one',
  });
  return {
    database,
    dataDir,
    close: async () => {
      const { closePool } = await import('../../server/db/pool.ts');
      await closePool();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
