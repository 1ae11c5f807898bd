import { readFile, rm } from 'node:fs/promises';
import type { Context } from 'hono';
import type { Actor } from '../../lib/access/actor.ts';
import { IMPORT_BYTES_MAX } from '../../lib/users/import-columns.ts';
import { refusal } from '../call/call-error.ts';
import { readDictionaryFile } from '../dictionaries/import.ts';
import { readerOf } from '../files/upload.ts';
import { spool } from '../store/spool.ts';
import { fileStore } from '../store/store.ts';

type Read<T> = (bytes: Uint8Array, by: string) => Promise<T>;

/**
 * What is read of the one file of a multipart form, whose other fields say how; the file is kept only while it is read.
 * Refuses: invalid_params, file_too_big, and what reading it refuses.
 */
export const receivedFile = async <T>(
  c: Context,
  actor: Actor,
  by: (fields: Readonly<Record<string, string>>) => Read<T>,
): Promise<T> => {
  if (!c.req.raw.body) throw refusal('invalid_params', { field: 'file' });
  const temporary: string[] = [];
  const tooBig = refusal('file_too_big', { max: IMPORT_BYTES_MAX / 1024 / 1024 });
  try {
    const place = {
      folder: (await fileStore()).unfinished,
      mostBytes: IMPORT_BYTES_MAX,
      tooBig,
      temporary: (path: string) => void temporary.push(path),
    };
    const { fields, file } = await spool(c.req.raw, place, async () => undefined);
    const read = by({ ...fields });
    if (!file) throw refusal('invalid_params', { field: 'file' });
    if (file.tooBig) throw tooBig;
    return await read(await readFile(file.path), readerOf(actor));
  } finally {
    await Promise.all(temporary.map((path) => rm(path, { force: true })));
  }
};

/** Its cells, and the form's other fields. Refuses also: import_unreadable, import_too_many, files_busy. */
export const receivedTable = (c: Context, actor: Actor) =>
  receivedFile(c, actor, (fields) => async (bytes, by) => ({
    fields,
    table: await readDictionaryFile(bytes, by),
  }));
