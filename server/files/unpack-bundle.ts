import { readFile, writeFile } from 'node:fs/promises';
import { BUNDLE_FILES_MAX } from '../../lib/files/bundle.ts';
import { refusal } from '../call/call-error.ts';
import { type Parts, unzipped } from '../store/unzip.ts';
import { isPlainPdf } from './plain-pdf.ts';

/** The archive, where what is in it is put (`{into}-{index}.part`), and the size from which a file is too large. */
export interface BundleAsked {
  readonly source: string;
  readonly into: string;
  readonly fileLimit: number;
}

/** A file of a bundle: a paper to be given, a table that tells of them, or why it is neither. */
export interface BundleFile {
  /** With the folders it lies in. */
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly kind: 'pdf' | 'table' | 'other' | 'too_large';
}

const UNFOLDED_MAX = 200 * 1024 * 1024;

/**
 * The files of an archive of papers, each in a file of its own. What archivers and systems add is left out. Refuses
 * bundle_unreadable, bundle_unsafe (what unfolds without measure, names that lead out of it) and bundle_too_many.
 */
export const unpackBundle = async ({ source, into, fileLimit }: BundleAsked): Promise<BundleFile[]> => {
  const files: BundleFile[] = [];
  for (const [name, bytes] of readable(await readFile(source))) {
    const path = `${into}-${files.length}.part`;
    await writeFile(path, bytes, { mode: 0o600 });
    files.push({
      name: nameOf(name),
      path,
      size: bytes.length,
      kind: await kindOf(name, path, bytes, fileLimit),
    });
  }
  return files;
};

const readable = (archive: Uint8Array): [string, Uint8Array][] => {
  if (!isZip(archive) || isLocked(archive)) throw refusal('bundle_unreadable');
  const parts: Parts = unzipped(archive, {
    unfoldedMax: UNFOLDED_MAX,
    partMax: () => UNFOLDED_MAX,
    partsMax: BUNDLE_FILES_MAX * 2,
    unreadable: () => refusal('bundle_unreadable'),
    bomb: (name) => refusal('bundle_unsafe', { place: nameOf(name).slice(0, 120) }),
  });
  const told = [...parts].filter(([name]) => !isOfSystem(name));
  for (const [name] of told)
    if (/[\\:\0]/.test(name)) throw refusal('bundle_unsafe', { place: nameOf(name).slice(0, 120) });
  if (told.length > BUNDLE_FILES_MAX) throw refusal('bundle_too_many', { max: BUNDLE_FILES_MAX });
  return told;
};

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** Its first part is encrypted: archivers ask for one password for all. */
const isLocked = (bytes: Uint8Array): boolean => ((bytes[6] ?? 0) & 1) === 1;

const isOfSystem = (name: string): boolean =>
  /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);

const kindOf = async (
  name: string,
  path: string,
  bytes: Uint8Array,
  fileLimit: number,
): Promise<BundleFile['kind']> => {
  if (/\.(csv|xlsx)$/i.test(name)) return 'table';
  if (bytes.length >= fileLimit) return 'too_large';
  return (await isPlainPdf(path)) ? 'pdf' : 'other';
};

/** Windows writes Russian names in the letters of DOS, which come as Latin ones where nothing says what they are. */
const nameOf = (name: string): string => {
  if (!/[\u0080-\u00ff]/.test(name) || /[^\0-\u00ff]/.test(name)) return name.normalize('NFC');
  const bytes = Uint8Array.from(name, (sign) => sign.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    return new TextDecoder('ibm866').decode(bytes);
  }
};
