import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actor } from '../../lib/access/actor.ts';
import { numberOf, type Parameters } from '../../lib/settings/read.ts';
import { inTransaction } from '../db/tx.ts';
import { CallError, refusal } from '../rpc/call-error.ts';
import { attachFile, type FileRow, type NewFile, type Target } from './attach.ts';
import { digestOf } from './digest.ts';
import { plainFileName } from './file-name.ts';
import type { FileStore } from './file-store.ts';
import { contentImage, declaredImage, type ImageType, redraw } from './image.ts';
import type { SpooledFile } from './spool.ts';

const MB = 1_048_576;

/** The smallest size that is refused: `upload_max_filesize` times 1,048,576 bytes (AMB-156). */
export const sizeLimit = (parameters: Parameters): number => numberOf(parameters, 'upload_max_filesize') * MB;

export const tooBig = (parameters: Parameters): CallError =>
  refusal('file_too_big', { max: numberOf(parameters, 'upload_max_filesize') });

export interface Upload {
  readonly target: Target;
  readonly original_name: string;
  readonly file: SpooledFile;
}

/**
 * Brings a spooled file to its document: type, then size, then count (AMB-156); drawn anew, hashed, flushed, put under
 * a random name, and only then its row. When the row is refused the bytes go again; when its commit got no answer they
 * stay, because the row may stand, and the sweep of orphans decides.
 */
export const keepUpload = async (
  actor: Actor,
  store: FileStore,
  parameters: Parameters,
  upload: Upload,
): Promise<FileRow> => {
  const type = await acceptedType(upload.file);
  if (!type) throw refusal('file_type');
  if (upload.file.tooBig || upload.file.size >= sizeLimit(parameters)) throw tooBig(parameters);
  const original_name = plainFileName(upload.original_name) || `file.${type === 'image/png' ? 'png' : 'jpg'}`;
  const file = { ...(await storePicture(store, upload.file.path, type, redraw)), original_name };
  try {
    return await inTransaction((tx) => attachFile(tx, actor, upload.target, file, parameters));
  } catch (error) {
    if (error instanceof CallError) await store.remove(file.name).catch(() => undefined);
    throw error;
  }
};

/** What the browser declared and what the first bytes say must be the same. */
export const acceptedType = async ({ path, declared }: SpooledFile): Promise<ImageType | undefined> => {
  const type = declaredImage(declared);
  return type && (await contentImage(path)) === type ? type : undefined;
};

/** Hashes and size are those of the bytes that are kept, not of those that came. Refuses file_type. */
export const storePicture = async (
  store: FileStore,
  source: string,
  type: ImageType,
  draw: (source: string, target: string, type: ImageType) => Promise<boolean>,
): Promise<Omit<NewFile, 'original_name'>> => {
  const drawn = join(store.unfinished, `${randomUUID()}.drawn`);
  try {
    if (!(await draw(source, drawn, type))) throw refusal('file_type');
    const digest = await digestOf(createReadStream(drawn));
    await flush(drawn);
    const name = randomBytes(20).toString('hex');
    await store.put(drawn, name);
    return { ...digest, name, content_type: type };
  } finally {
    await rm(drawn, { force: true });
  }
};

const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
