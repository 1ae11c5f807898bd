import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { directoryStore } from './directory-store.ts';
import type { FileStore } from './file-store.ts';

const slot = globalThis as typeof globalThis & { egFiles?: Promise<FileStore> };

/** The store that `FILES_URL` names: `file:./data/files` or `s3://bucket`. */
export const fileStore = (): Promise<FileStore> => {
  slot.egFiles ??= openStore(readConfig().FILES_URL, readConfig().DATA_DIR);
  return slot.egFiles;
};

/** S3 speaks through a large library, loaded only where it is used. */
export const openStore = async (url: string, dataDir: string): Promise<FileStore> => {
  if (!url.startsWith('s3:')) return directoryStore(url.replace(/^file:(\/\/(?=\/))?/, ''));
  const { bucketStore } = await import('./bucket-store.ts');
  return bucketStore(new URL(url), join(dataDir, 'unfinished'));
};
