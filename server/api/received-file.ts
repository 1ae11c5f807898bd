import { rm } from 'node:fs/promises';
import type { Context } from 'hono';
import { type CallError, refusal } from '../call/call-error.ts';
import { type SpooledFile, spool } from '../store/spool.ts';
import { fileStore } from '../store/store.ts';

interface WantedFile<Asked> {
  readonly mostBytes: number;
  readonly tooBig: CallError;
  /** What the form asks for beside its file; refuses before the file is looked at. */
  readonly asked: (fields: Readonly<Record<string, string>>) => Asked;
}

/**
 * Gives the one file of a multipart form, and what the form asks for, to `read`; the file is kept until `read` has
 * answered. Refuses: invalid_params, file_too_big.
 */
export const receivedFile = async <Asked, Result>(
  c: Context,
  { mostBytes, tooBig, asked }: WantedFile<Asked>,
  read: (asked: Asked, file: SpooledFile) => Promise<Result>,
): Promise<Result> => {
  if (!c.req.raw.body) throw refusal('invalid_params', { field: 'file' });
  const temporary: string[] = [];
  const { unfinished: folder } = await fileStore();
  const place = { folder, mostBytes, tooBig, temporary: (path: string) => void temporary.push(path) };
  try {
    const { fields, file } = await spool(c.req.raw, place, async () => undefined);
    const form = asked({ ...fields });
    if (!file) throw refusal('invalid_params', { field: 'file' });
    if (file.tooBig) throw tooBig;
    return await read(form, file);
  } finally {
    await Promise.all(temporary.map((path) => rm(path, { force: true })));
  }
};

/** The refusal of a file of an import that is too big; `bytes` is what is let in. */
export const tooBigFile = (bytes: number): CallError => refusal('file_too_big', { max: bytes / 1024 / 1024 });
