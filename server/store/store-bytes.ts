import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Digest, digestOf } from './digest.ts';
import type { FileStore } from './file-store.ts';

/** Bytes that stand in the store and wait for their row. */
export interface StoredBytes extends Digest {
  readonly name: string;
}

/** Puts bytes held in memory into a store: flushed, hashed, under a random name. */
export const storeBytes = async (store: FileStore, bytes: Uint8Array): Promise<StoredBytes> => {
  const path = join(store.unfinished, `${randomUUID()}.made`);
  try {
    await writeFile(path, bytes, { flag: 'wx', flush: true });
    const digest = await digestOf(createReadStream(path));
    const name = randomBytes(20).toString('hex');
    await store.put(path, name);
    return { ...digest, name };
  } finally {
    await rm(path, { force: true });
  }
};
