import { seedDemo } from '../prisma/seed/seed-demo.ts';
import { readConfig } from '../server/config.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { fileStore } from '../server/store/store.ts';

/**
 * `npm run migrate`: brings the database up to date as its owner (DATABASE_OWNER_URL, else the portal's own role) and
 * lets the portal's role work in it, by DATABASE_DIRECT_URL where there is a pooler; with DEMO=1 fills the demo company
 * too.
 */
try {
  const { DATABASE_DIRECT_URL, DATABASE_OWNER_URL = DATABASE_DIRECT_URL, DEMO } = readConfig();
  if (DATABASE_DIRECT_URL === undefined || DATABASE_OWNER_URL === undefined)
    throw new Error('DATABASE_URL is not set.');
  const { applied } = await prepareDatabase(DATABASE_OWNER_URL, DATABASE_DIRECT_URL);
  console.log(applied.length === 0 ? 'The database is up to date.' : applied.join('\n'));
  if (DEMO && (await seedDemo(DATABASE_OWNER_URL, await fileStore())).made)
    console.log('The demo company is there.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
