import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import type { Actor } from '../../lib/access/actor.ts';
import { IMPORT_BYTES_MAX } from '../../lib/users/import-columns.ts';
import { readDictionaryFile } from '../dictionaries/import.ts';
import { readerOf } from '../files/upload.ts';
import type { ReadTable } from '../users/import/read-table.ts';
import { receivedFile, tooBigFile } from './received-file.ts';

/**
 * The cells of the one file of a multipart form, and the form's other fields. Refuses: invalid_params, file_too_big,
 * import_unreadable, import_too_many, files_busy.
 */
export const receivedTable = (
  c: Context,
  actor: Actor,
): Promise<{ readonly fields: Readonly<Record<string, string>>; readonly table: ReadTable }> =>
  receivedFile(
    c,
    {
      mostBytes: IMPORT_BYTES_MAX,
      tooBig: tooBigFile(IMPORT_BYTES_MAX),
      asked: (fields) => fields,
    },
    async (fields, { path }) => ({
      fields,
      table: await readDictionaryFile(await readFile(path), readerOf(actor)),
    }),
  );
