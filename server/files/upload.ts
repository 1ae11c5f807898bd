import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actor } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import { flagOf, numberOf, type Parameters } from '../../lib/settings/read.ts';
import { readBeside } from '../beside/read-beside.ts';
import { CallError, refusal } from '../call/call-error.ts';
import { type Db, db, inTransaction, type Tx } from '../db/tx.ts';
import { digestOf } from '../store/digest.ts';
import { plainFileName } from '../store/file-name.ts';
import type { FileStore } from '../store/file-store.ts';
import type { SpooledFile } from '../store/spool.ts';
import {
  attachFile,
  checkCount,
  editableDocument,
  type FileRow,
  type NewFile,
  type Target,
} from './attach.ts';
import type { Drawing } from './draw-picture.ts';
import { contentImage, declaredImage, type ImageType } from './image.ts';
import { acceptedPaper, type PaperType } from './paper-type.ts';
import { PICTURE } from './readers.ts';
import { uploadsTo } from './uploads.ts';

const MB = 1_048_576;

/** The smallest size that is refused: `upload_max_filesize` times 1,048,576 bytes (AMB-156). */
export const sizeLimit = (parameters: Parameters): number => numberOf(parameters, 'upload_max_filesize') * MB;

export const tooBig = (parameters: Parameters): CallError =>
  refusal('file_too_big', { max: numberOf(parameters, 'upload_max_filesize') });

export interface Upload {
  readonly target: Target;
  readonly original_name: string;
  readonly file: SpooledFile;
  /** Why it comes to a document that was decided. */
  readonly reason?: string | undefined;
}

/** Whether the caller may change what a file is meant for, now. Refuses not_found and not_editable. */
export const admit = async (db: Db, actor: Actor, target: Target): Promise<void> => {
  const takes = uploadsTo(target.object_id);
  if (takes) await takes.admit(db, actor, target.registrator_id);
  else await editableDocument(db, actor, target);
};

/**
 * Brings a spooled file to its document: type, then size, then count (AMB-156); a picture is redrawn, a PDF is looked
 * at where `upload_pdf` is on and kept as it came, as is a paper, for it will be signed; hashed, flushed, put under a
 * random name, and only then its row. When the row is refused the bytes go again; when its commit got no answer they
 * stay, because the row may stand, and the sweep of orphans decides.
 */
export const keepUpload = async (
  actor: Actor,
  store: FileStore,
  parameters: Parameters,
  upload: Upload,
): Promise<FileRow> => {
  const { target } = upload;
  const takes = uploadsTo(target.object_id);
  const staysAsItCame =
    (takes !== undefined && !takes.drawn) || policyOf(familyOf(target.object_id)).files !== 'attached';
  const keep = (tx: Tx, file: NewFile): Promise<FileRow> =>
    takes
      ? takes.keep(tx, actor, target.registrator_id, file, parameters)
      : attachFile(tx, actor, target, file, parameters, upload.reason);
  if (staysAsItCame) return keepPaper(actor, store, parameters, upload, keep);
  return keptOrRemoved(store, await storedAttachment(actor, store, parameters, upload), keep);
};

/**
 * Keeps a PDF or a picture as it came, with what `keep` writes of it in one transaction; bytes whose writing was refused
 * go again. Refuses file_type, file_too_big and what `keep` refuses.
 */
export const keepPaper = async <Kept>(
  actor: Actor,
  store: FileStore,
  parameters: Parameters,
  upload: Pick<Upload, 'file' | 'original_name'>,
  keep: (tx: Tx, file: NewFile) => Promise<Kept>,
): Promise<Kept> => keptOrRemoved(store, await storedPaper(actor, store, parameters, upload), keep);

const keptOrRemoved = async <Kept>(
  store: FileStore,
  file: NewFile,
  keep: (tx: Tx, file: NewFile) => Promise<Kept>,
): Promise<Kept> => {
  try {
    return await inTransaction((tx) => keep(tx, file));
  } catch (error) {
    if (error instanceof CallError) await store.remove(file.name).catch(() => undefined);
    throw error;
  }
};

const storedAttachment = async (
  actor: Actor,
  store: FileStore,
  parameters: Parameters,
  { target, file, original_name }: Upload,
): Promise<NewFile> => {
  const by = readerOf(actor);
  const type = await (flagOf(parameters, 'upload_pdf') ? acceptedPaper(file, by) : acceptedType(file));
  if (!type) throw refusal('file_type');
  checkSize(file, parameters);
  if (uploadsTo(target.object_id)) await admit(db, actor, target);
  else await checkCount(db, await editableDocument(db, actor, target), target);
  const stored =
    type === 'application/pdf'
      ? storeAsItCame(store, file.path, type)
      : storePicture(store, file.path, type, by);
  return { ...(await stored), original_name: nameOf(original_name, type) };
};

const storedPaper = async (
  actor: Actor,
  store: FileStore,
  parameters: Parameters,
  { file, original_name }: Pick<Upload, 'file' | 'original_name'>,
): Promise<NewFile> => {
  const type = await acceptedPaper(file, readerOf(actor));
  if (!type) throw refusal('file_type');
  checkSize(file, parameters);
  return { ...(await storeAsItCame(store, file.path, type)), original_name: nameOf(original_name, type) };
};

const checkSize = (file: SpooledFile, parameters: Parameters): void => {
  if (file.tooBig || file.size >= sizeLimit(parameters)) throw tooBig(parameters);
};

const SUFFIX: Readonly<Record<PaperType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
};

const nameOf = (original_name: string, type: PaperType): string =>
  plainFileName(original_name) || `file.${SUFFIX[type]}`;

/** What the browser declared and what the first bytes say must be the same. */
export const acceptedType = async ({ path, declared }: SpooledFile): Promise<ImageType | undefined> => {
  const type = declaredImage(declared);
  return type && (await contentImage(path)) === type ? type : undefined;
};

/** The turn of a reading: pictures and papers of one person are read one after another. */
export const readerOf = ({ user_id }: Actor): string => `user:${user_id}`;

/**
 * Keeps a picture, redrawn beside the portal. Hashes and size are those of the bytes that are kept, not of those that
 * came. Refuses file_type, files_busy.
 */
export const storePicture = async (
  store: FileStore,
  source: string,
  as: Drawing['as'],
  by: string,
): Promise<Omit<NewFile, 'original_name'>> => {
  const target = join(store.unfinished, `${randomUUID()}.drawn`);
  try {
    if (!(await readBeside(PICTURE, { source, target, as }, { by }))) throw refusal('file_type');
    return await storeAsItCame(store, target, as === 'photo' ? 'image/jpeg' : as);
  } finally {
    await rm(target, { force: true });
  }
};

/** Hashes the bytes of a temporary file, flushes them and puts them under a random name. */
const storeAsItCame = async (
  store: FileStore,
  path: string,
  content_type: PaperType,
): Promise<Omit<NewFile, 'original_name'>> => {
  const digest = await digestOf(createReadStream(path));
  await flush(path);
  const name = randomBytes(20).toString('hex');
  await store.put(path, name);
  return { ...digest, name, content_type };
};

const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
