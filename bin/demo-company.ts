import { seedDemo } from '../prisma/seed/seed-demo.ts';
import { readConfig } from '../server/config.ts';
import { fileStore } from '../server/store/store.ts';

/** Makes the demo company in the database that DATABASE_OWNER_URL names. */
try {
  const { DATABASE_DIRECT_URL, DATABASE_OWNER_URL = DATABASE_DIRECT_URL } = readConfig();
  await seedDemo(DATABASE_OWNER_URL ?? '', await fileStore());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
