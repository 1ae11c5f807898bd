import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '../../prisma/seed/seed-demo.ts';
import { startEmbedded } from '../../server/db/embedded.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { openStore } from '../../server/store/store.ts';

/** The demo company in a PostgreSQL of its own, with its owner's address. */
export const demoDatabase = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'eg-servers-'));
  const { url, applicationUrl, stop } = await startEmbedded({ dataDir, durable: false });
  await prepareDatabase(url, applicationUrl);
  await seedDemo(url, await openStore(`file:${join(dataDir, 'files')}`, dataDir));
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
