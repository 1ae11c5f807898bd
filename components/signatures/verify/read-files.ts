import {
  type GivenFile,
  type GivenSignature,
  kindOf,
  type Pair,
  pairsOf,
  recordOf,
} from '../../../lib/signing/check-package.ts';
import { hashFile } from './hash-file.ts';

/** How far the counting of hashes is. */
export interface Hashing {
  readonly name: string;
  readonly done: number;
  readonly size: number;
}

const MOST_FILES = 100;
const MOST_UNPACKED = 500 * 1_048_576;
const SMALL = 262_144;

/**
 * Dropped files, as signatures each with what it is over. Packages are opened and everything is hashed here; undefined
 * for a package that does not open or is too big for a page.
 */
export const readFiles = async (
  dropped: readonly File[],
  onPart: (part: Hashing) => void,
): Promise<Pair[] | undefined> => {
  const opened = await Promise.all(
    dropped.map((file) => (kindOf(file.name) === 'package' ? unpacked(file) : [file])),
  );
  if (opened.some((files) => files === undefined)) return undefined;
  const all = opened.flatMap((files) => files ?? []).slice(0, MOST_FILES);
  const signatures: GivenSignature[] = [];
  const files: GivenFile[] = [];
  for (const file of all) {
    const kind = kindOf(file.name);
    if (kind === 'signature') signatures.push({ name: file.name, bytes: await bytesOf(file) });
    else if (kind === 'other') {
      const { name, size } = file;
      const digests = await hashFile(file, (done) => onPart({ name, done, size }));
      files.push({ name, digests, record: size <= SMALL ? recordOf(await bytesOf(file)) : undefined });
    }
  }
  return pairsOf(signatures, files);
};

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

const unpacked = async (file: File): Promise<File[] | undefined> => {
  const { unzipSync } = await import('fflate');
  let size = 0;
  let count = 0;
  try {
    const entries = unzipSync(await bytesOf(file), {
      filter: ({ originalSize }) => {
        size += originalSize;
        count += 1;
        if (size > MOST_UNPACKED || count > MOST_FILES) throw new Error('too much');
        return true;
      },
    });
    return Object.entries(entries).flatMap(([path, bytes]) => {
      const name = path.split('/').at(-1) ?? '';
      return name === '' ? [] : [new File([new Uint8Array(bytes)], name)];
    });
  } catch {
    return undefined;
  }
};
