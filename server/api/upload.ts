import { rm } from 'node:fs/promises';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Actor } from '../../lib/access/actor.ts';
import { recordRefusal } from '../audit/refused.ts';
import { CallError, refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import type { FileRow } from '../files/attach.ts';
import { admit, keepUpload, sizeLimit, tooBig } from '../files/upload.ts';
import { spool } from '../store/spool.ts';
import { fileStore } from '../store/store.ts';
import { refusedCall, resultAnswer } from './answer.ts';
import { signedIn, type Visit } from './signed-in.ts';

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
  /** Why a file comes to a document that was decided. */
  change_reason: z.string().optional(),
});

const upload = async (c: Context, { actor, requestId }: Visit): Promise<Response> => {
  const call: Call = { id: null, object_id: '' };
  const temporary: string[] = [];
  try {
    return resultAnswer(c, { data: await receive(c, actor, temporary, call) }, call.id);
  } catch (error) {
    const refused = refusalOf(error, 'file.upload', requestId);
    const tried = { action: 'file.upload', object_id: call.object_id, request_id: requestId };
    await recordRefusal(actor, tried, refused);
    return refusedCall(c, refused, requestId, call.id);
  } finally {
    await Promise.all(temporary.map((path) => rm(path, { force: true })));
  }
};

/**
 * `file.upload`: a multipart form with method, object_id, registrator_id, original_name and file; the answer is the
 * envelope of every other call. Who may not change the document is refused before the first byte of the file is kept.
 */
export const uploadCall = signedIn(upload, { refused: refusedCall, takesFile: true });

const receive = async (c: Context, actor: Actor, temporary: string[], call: Call): Promise<FileRow> => {
  if (!c.req.raw.body) throw refusal('invalid_params', { field: 'file' });
  const store = await fileStore();
  const { parameters } = await readRules(db, actor.client_id);
  const place = {
    folder: store.unfinished,
    mostBytes: sizeLimit(parameters),
    tooBig: tooBig(parameters),
    temporary: (path: string) => void temporary.push(path),
  };
  const { fields, file } = await spool(c.req.raw, place, async (early) => {
    note(call, early);
    const target = targetForm.safeParse(early);
    if (target.success) await admit(db, actor, target.data);
  });
  note(call, fields);
  const form = parsed(fields);
  await admit(db, actor, form);
  if (!file) throw refusal('invalid_params', { field: 'file' });
  return keepUpload(actor, store, parameters, {
    target: form,
    file,
    original_name: form.original_name ?? file.filename,
    reason: form.change_reason,
  });
};

/** What the answer and the audit say of the call, also when it is refused before its form was read. */
interface Call {
  id: string | null;
  object_id: string;
}

const note = (call: Call, { id, object_id }: Readonly<Record<string, string>>): void => {
  call.id = id ?? null;
  call.object_id = object_id ?? '';
};

const parsed = (fields: Readonly<Record<string, string>>): z.infer<typeof uploadForm> => {
  if (fields.method !== undefined && fields.method !== 'file.upload') throw refusal('unknown_method');
  const form = uploadForm.safeParse({ ...fields });
  if (form.success) return form.data;
  const [issue] = form.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  throw new CallError({ reason: 'invalid_params', values: { field: (field ?? 'form').slice(0, 60) } });
};
