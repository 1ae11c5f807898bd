import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { z } from 'zod';
import { and, eq } from '../../lib/filter/filter.ts';
import { recordRefusal } from '../audit/refused.ts';
import { refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { db, inTransaction } from '../db/tx.ts';
import { deleteFile } from '../files/delete.ts';
import { findFile } from '../files/find.ts';
import { isPhotoOf } from '../files/photo.ts';
import { attachmentHeader } from '../store/file-name.ts';
import { fileStore } from '../store/store.ts';
import { refusalAnswer, resultAnswer } from './answer.ts';
import { jsonBody } from './body.ts';
import { signedIn, type Visit } from './signed-in.ts';
import { storedStream } from './stored-stream.ts';

const NAME = /^[A-Za-z0-9_-]{16,80}$/;
const SHA_256 = /^[0-9a-f]{64}$/;

type Work = (c: Context, visit: Visit) => Promise<Response>;

/**
 * A route of files, which are fetched by the browser itself, with its cookie. `writes` names what the audit calls it
 * when it is refused.
 */
const route = (cookie: 'never' | 'instead-of-bearer', work: Work, writes?: string) =>
  signedIn(
    async (c, visit) => {
      const { actor, requestId } = visit;
      try {
        return await work(c, visit);
      } catch (error) {
        const refused = refusalOf(error, 'files', requestId);
        if (writes)
          await recordRefusal(actor, { action: writes, object_id: 'file', request_id: requestId }, refused);
        return refusalAnswer(c, refused, requestId);
      }
    },
    { cookie },
  );

/** GET /files/{file}, GET /file/{name}: by the random name, or by the hash (AMB-153), inside the caller's scope. */
export const downloadFile = route('instead-of-bearer', async (c, visit) => {
  const { actor } = visit;
  const name = c.req.param('file') ?? '';
  if (!NAME.test(name)) throw refusal('not_found');
  const found = await findFile(db, actor, eq(SHA_256.test(name) ? 'hash' : 'name', name));
  if (!found) {
    if (await isPhotoOf(db, actor, name)) return photo(c, name);
    throw refusal('not_found');
  }
  const body = c.req.raw.method === 'HEAD' ? null : await storedStream(found.name, visit);
  const headers = {
    'content-type': found.content_type,
    'content-length': String(found.size),
    'content-disposition': attachmentHeader(found.original_name),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
  return body ? c.body(body, 200, headers) : c.body(null, 200, headers);
});

/**
 * A photo never changes under its name, so the browser may keep it, but asks each time whether it may still be seen:
 * on a shared machine the next person has no right to it.
 */
const photo = async (c: Context, name: string): Promise<Response> => {
  const kept = { 'cache-control': 'private, no-cache', etag: `"${name}"` };
  if (c.req.header('if-none-match') === kept.etag) return c.body(null, 304, kept);
  const bytes = await (await fileStore()).open(name);
  if (!bytes) throw refusal('not_found');
  const headers = { 'content-type': 'image/jpeg', ...kept };
  return c.body(Readable.toWeb(bytes) as ReadableStream, 200, headers);
};

const objectFile = z.object({
  object: z.string().min(1).max(60),
  registrator_id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  name: z.string().max(80).optional(),
  original_name: z.string().max(255).optional(),
});

/** GET /object_files: the oldest file of a document under a name; `data` holds it alone, or is empty (AMB-157). */
export const findObjectFile = route('instead-of-bearer', async (c, { actor }) => {
  const query = objectFile.safeParse(c.req.query());
  if (!query.success)
    throw refusal('invalid_params', { field: String(query.error.issues[0]?.path[0] ?? 'query') });
  const { object, registrator_id, name, original_name } = query.data;
  const parts = [eq('document_object_id', object), eq('registrator_id', registrator_id)];
  if (name !== undefined) parts.push(eq('name', name));
  if (original_name !== undefined) parts.push(eq('original_name', original_name));
  const found = await findFile(db, actor, and(...parts));
  const row = found && {
    id: found.id,
    hash: found.hash,
    name: found.name,
    original_name: found.original_name,
  };
  return resultAnswer(c, { data: row ? [row] : [] });
});

const deletion = z.object({
  id: z.coerce
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  hash: z.string().regex(SHA_256),
  /** Why, where the document was decided. */
  change_reason: z.string().optional(),
});

/** DELETE /object_files: id and hash, in the query or as a JSON body; both must name the same file. */
export const deleteObjectFile = route(
  'never',
  async (c, { actor }) => {
    const asked = deletion.safeParse(c.req.query('id') === undefined ? await bodyOf(c) : c.req.query());
    if (!asked.success)
      throw refusal('invalid_params', { field: String(asked.error.issues[0]?.path[0] ?? 'body') });
    await inTransaction((tx) => deleteFile(tx, actor, asked.data));
    return resultAnswer(c, { data: [{ id: asked.data.id }] });
  },
  'file.delete',
);

const bodyOf = async (c: Context): Promise<unknown> => {
  const body = await jsonBody(c);
  if (!body.ok) throw refusal(body.reason);
  return body.value;
};
