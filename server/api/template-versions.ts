import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import type { Actor } from '../../lib/access/actor.ts';
import { FORM_BYTES_MAX } from '../../lib/rpc/templates.ts';
import { recordRefusal } from '../audit/refused.ts';
import { CallError, refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { db, inTransaction } from '../db/tx.ts';
import { bytesOf, keptTemplate, versionOf } from '../forms/kept-template.ts';
import { CONTENT_TYPES } from '../forms/printed.ts';
import { addVersion, type DoneVersion, newVersion } from '../forms/versions.ts';
import { fileStore } from '../store/store.ts';
import { refusalAnswer, refusedCall, resultAnswer } from './answer.ts';
import { receivedFile, tooBigFile } from './received-file.ts';
import { signedIn, type Visit } from './signed-in.ts';
import { madeFileAnswer } from './table-answer.ts';

const TRIED = 'template.version';
const ID = /^\d{1,15}$/;

const upload = async (c: Context, { actor, requestId }: Visit): Promise<Response> => {
  try {
    return resultAnswer(c, { data: await receive(c, actor, idOf(c, 'id')) });
  } catch (error) {
    const refused = refusalOf(error, TRIED, requestId);
    await recordRefusal(actor, { action: TRIED, object_id: 'template', request_id: requestId }, refused);
    return refusedCall(c, refused, requestId);
  }
};

/**
 * POST /templates/{id}/versions: a multipart form with `file`, whose kind is judged by its content. A caller who keeps
 * no templates is refused before the first byte of it is kept.
 */
export const addTemplateVersion = signedIn(upload, { refused: refusedCall, takesFile: true });

const receive = async (c: Context, actor: Actor, id: number): Promise<DoneVersion> => {
  const kept = await keptTemplate(db, actor, id);
  const wanted = {
    // The smallest size that is refused.
    mostBytes: FORM_BYTES_MAX + 1,
    tooBig: tooBigFile(FORM_BYTES_MAX),
    asked: (fields: Readonly<Record<string, string>>) => {
      const [stranger] = Object.keys(fields);
      if (stranger !== undefined) throw refusal('invalid_params', { field: stranger.slice(0, 60) });
    },
  };
  return receivedFile(c, wanted, async (_, { path, filename }) => {
    const version = await newVersion(actor, kept, await readFile(path), filename);
    return inTransaction((tx) => addVersion(tx, actor, kept, version)).catch(async (error: unknown) => {
      const store = await fileStore();
      if (error instanceof CallError) await store.remove(version.name).catch(() => undefined);
      throw error;
    });
  });
};

const idOf = (c: Context, name: string): number => {
  const text = c.req.param(name) ?? '';
  if (!ID.test(text)) throw refusal('not_found');
  return Number(text);
};

/** GET /templates/{id}/versions/{version}: the file as it was uploaded, for callers who keep templates. */
export const downloadTemplateVersion = signedIn(
  async (c, { actor, requestId }) => {
    try {
      const kept = await keptTemplate(db, actor, idOf(c, 'id'));
      const version = await versionOf(db, kept.id, idOf(c, 'version'));
      if (!version) throw refusal('not_found');
      const { name, original_name } = version;
      return madeFileAnswer(c, {
        name: original_name,
        content_type: CONTENT_TYPES[kept.kind],
        bytes: await bytesOf(name),
      });
    } catch (error) {
      return refusalAnswer(c, refusalOf(error, 'templates', requestId), requestId);
    }
  },
  { cookie: 'instead-of-bearer' },
);
