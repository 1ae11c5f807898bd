import { seedDemo } from '../prisma/seed/seed-demo.ts';
import { readConfig } from '../server/config.ts';
import { migrate } from '../server/db/migrate.ts';

/** `npm run migrate`: brings the database of DATABASE_URL up to date; with DEMO=1 fills the demo company too. */
try {
  const { DATABASE_URL, DEMO } = readConfig();
  if (DATABASE_URL === undefined) throw new Error('DATABASE_URL is not set.');
  const { applied } = await migrate(DATABASE_URL);
  console.log(applied.length === 0 ? 'The database is up to date.' : applied.join('\n'));
  if (DEMO && (await seedDemo(DATABASE_URL)).made) console.log('The demo company is there.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
