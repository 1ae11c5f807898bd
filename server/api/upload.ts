import { rm } from 'node:fs/promises';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Actor } from '../../lib/access/actor.ts';
import { db } from '../db/tx.ts';
import { editableDocument, type FileRow } from '../files/attach.ts';
import { spool } from '../files/spool.ts';
import { fileStore } from '../files/store.ts';
import { keepUpload, sizeLimit, tooBig } from '../files/upload.ts';
import { CallError, refusal } from '../rpc/call-error.ts';
import { loadParameters } from '../workflow/load.ts';
import { refusalFrom, refusedCall, resultAnswer } from './answer.ts';
import { callContext } from './context.ts';

const number = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** The fields that say where a file belongs. */
const targetForm = z.object({ object_id: z.string().min(1).max(60), registrator_id: number });

/** The fields of `file.upload` beside the file itself. */
const uploadForm = z.strictObject({
  ...targetForm.shape,
  jsonrpc: z.literal('2.0').optional(),
  id: z.string().max(100).optional(),
  method: z.literal('file.upload').optional(),
  original_name: z.string().max(1_000).optional(),
});

/**
 * `file.upload`: a multipart form with method, object_id, registrator_id, original_name and file; the answer is the
 * envelope of every other call. Who may not change the document is refused before the first byte of the file is kept.
 */
export const uploadCall = async (c: Context): Promise<Response> => {
  const context = await callContext(c, 'never');
  const { actor, requestId } = context;
  const call: { id: string | null } = { id: null };
  if (!actor) return refusedCall(c, { reason: 'invalid_access_token' }, requestId, call.id);
  const temporary: string[] = [];
  try {
    return resultAnswer(c, { data: await receive(c, actor, temporary, call) }, call.id);
  } catch (error) {
    return refusedCall(c, refusalFrom(error, 'file.upload', requestId), requestId, call.id);
  } finally {
    await Promise.all(temporary.map((path) => rm(path, { force: true })));
  }
};

const receive = async (
  c: Context,
  actor: Actor,
  temporary: string[],
  call: { id: string | null },
): Promise<FileRow> => {
  if (!c.req.raw.body) throw refusal('invalid_params', { field: 'file' });
  const store = await fileStore();
  const parameters = await loadParameters(db, actor.client_id);
  const place = {
    folder: store.unfinished,
    mostBytes: sizeLimit(parameters),
    tooBig: tooBig(parameters),
    temporary: (path: string) => void temporary.push(path),
  };
  const { fields, file } = await spool(c.req.raw, place, async (early) => {
    call.id = early.id ?? null;
    const target = targetForm.safeParse(early);
    if (target.success) await editableDocument(db, actor, target.data);
  });
  call.id = fields.id ?? null;
  const form = parsed(fields);
  await editableDocument(db, actor, form);
  if (!file) throw refusal('invalid_params', { field: 'file' });
  return keepUpload(actor, store, parameters, {
    target: form,
    file,
    original_name: form.original_name ?? file.filename,
  });
};

const parsed = (fields: Readonly<Record<string, string>>): z.infer<typeof uploadForm> => {
  if (fields.method !== undefined && fields.method !== 'file.upload') throw refusal('unknown_method');
  const form = uploadForm.safeParse({ ...fields });
  if (form.success) return form.data;
  const [issue] = form.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  throw new CallError({ reason: 'invalid_params', values: { field: (field ?? 'form').slice(0, 60) } });
};
