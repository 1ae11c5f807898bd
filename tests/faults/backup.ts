import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '../../server/db/embedded.ts';
import { AT_ALL_TIMES, findings } from './checks.ts';
import { run } from './room.ts';
import { did, type Happening } from './run.ts';
import { startPostgres, stopPostgres } from './site.ts';

/** A copy of the stopped database, then of the files: restored beside the original it holds what people were told. */
export const restoreBackup: Happening = async ({ site, journal }) => {
  const folder = join(site.folder, 'backup');
  const told = join(folder, 'moves.jsonl');
  mkdirSync(folder);
  await stopPostgres(site);
  copyFileSync(journal.file, told);
  run('cp', '-a', join(site.folder, 'pg'), folder);
  cpSync(join(site.folder, 'files'), join(folder, 'files'), { recursive: true });
  await startPostgres(site);
  const restored = await startEmbedded({ dataDir: folder });
  try {
    const book = { file: told, attempts: journal.attempts };
    const flaws = await findings(restored.url, folder, book, AT_ALL_TIMES);
    return did(
      'a backup was taken under load and restored beside the original',
      flaws.map((flaw) => `in the backup: ${flaw}`),
    );
  } finally {
    await restored.stop();
    rmSync(folder, { recursive: true });
  }
};
