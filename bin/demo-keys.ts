import { giveDemoKeys } from '../prisma/seed/demo/give-keys.ts';
import { closePool } from '../server/db/pool.ts';

/** Gives the people of the demo in DATABASE_URL the keys they sign with. */
try {
  await giveDemoKeys();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
await closePool();
