import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkedName, type FileStore, type Stored } from './file-store.ts';

/** A folder, fanned out over two levels so that none holds too many files. */
export const directoryStore = async (folder: string): Promise<FileStore> => {
  const root = resolve(folder);
  const unfinished = join(root, '.unfinished');
  await mkdir(unfinished, { recursive: true, mode: 0o700 });

  const pathOf = (name: string): string => join(root, checkedName(name).slice(0, 2), name.slice(2, 4), name);

  return {
    unfinished,
    put: async (path, name) => {
      const target = pathOf(name);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      for (const level of [dirname(target), dirname(dirname(target)), root]) await flush(level);
    },
    open: async (name) => {
      const path = pathOf(name);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? createReadStream(path) : undefined;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    check: async () => {
      const probe = join(unfinished, `probe-${process.pid}`);
      try {
        await writeFile(probe, 'writable');
      } finally {
        await rm(probe, { force: true });
      }
    },
    list: () => filesBelow(root),
  };
};

/** The name of a file is durable only when its folder is. */
const flush = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

async function* filesBelow(folder: string): AsyncIterable<Stored> {
  for await (const entry of await opendir(folder)) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) {
      const found = await stat(path).catch(() => undefined);
      if (found) yield { name: entry.name, modified: found.mtime };
    }
  }
}
