import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '../../server/store/file-store.ts';
import { openStore } from '../../server/store/store.ts';

/** Where the processes of a run find the files of its demo companies. */
const FOLDER = 'DEMO_FILES';

/** Makes the folder in which a run keeps the files of its demo companies; answers how it is removed. */
export const makeDemoFiles = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-demo-files-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};

/** The store of the demo companies of this run, to seed one or to look for its files. */
export const demoFiles = (): Promise<FileStore> => {
  const folder = process.env[FOLDER];
  if (folder === undefined) throw new Error('This run has no folder for the files of a demo.');
  return openStore(`file:${folder}`, folder);
};

/** Gives a folder of data the files of the demo companies of this run, where it has any. */
export const takeDemoFiles = (dataDir: string): void => {
  const folder = process.env[FOLDER];
  if (folder !== undefined) cpSync(folder, join(dataDir, 'files'), { recursive: true });
};
