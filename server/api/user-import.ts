import { readFile, rm } from 'node:fs/promises';
import type { Context } from 'hono';
import { z } from 'zod';
import { type Actor, keepsAccounts } from '../../lib/access/actor.ts';
import { IMPORT_BYTES_MAX, type ImportLine } from '../../lib/users/import-columns.ts';
import type { ImportVerdict } from '../../lib/users/import-verdict.ts';
import { recordRefusal } from '../audit/refused.ts';
import { refusal } from '../call/call-error.ts';
import { errorBodyFor, fieldBody } from '../call/error-body.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { ownWords } from '../client/own-words.ts';
import { db } from '../db/tx.ts';
import { readerOf } from '../files/upload.ts';
import type { OwnWords } from '../i18n/sentence.ts';
import { spool } from '../store/spool.ts';
import { fileStore } from '../store/store.ts';
import { readImport } from '../users/import/read-import.ts';
import { type ImportMode, previewImport, writeImport } from '../users/import/write-import.ts';
import { refusedCall, resultAnswer } from './answer.ts';
import { signedIn, type Visit } from './signed-in.ts';

const TRIED = 'users.import';
const form = z.strictObject({ mode: z.enum(['preview', 'all', 'good']) });

const importFile = async (c: Context, { actor, requestId }: Visit): Promise<Response> => {
  try {
    const { mode, lines } = await receive(c, actor);
    if (mode !== 'preview') return streamed(c, actor, lines, mode, requestId);
    return resultAnswer(c, {
      data: (await previewImport(db, actor, lines)).map(shownIn(await ownWords(actor))),
    });
  } catch (error) {
    const refused = refusalOf(error, TRIED, requestId);
    await recordRefusal(actor, { action: TRIED, object_id: 'user', request_id: requestId }, refused);
    return refusedCall(c, refused, requestId);
  }
};

/**
 * POST /users/import: a multipart form with `mode` and `file`. `preview` answers what every line would do and writes
 * nothing; `all` and `good` write, and answer as lines of JSON: how far it is, and at last the envelope of every call.
 */
export const importUsers = signedIn(importFile, { refused: refusedCall, takesFile: true });

/** Whoever keeps no accounts is refused before the first byte of the file is kept. */
const receive = async (c: Context, actor: Actor) => {
  if (!keepsAccounts(actor)) throw refusal('access_denied');
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
    const asked = form.safeParse({ ...fields });
    if (!asked.success) throw refusal('invalid_params', { field: 'mode' });
    if (!file) throw refusal('invalid_params', { field: 'file' });
    if (file.tooBig) throw tooBig;
    return { mode: asked.data.mode, lines: await readImport(await readFile(file.path), readerOf(actor)) };
  } finally {
    await Promise.all(temporary.map((path) => rm(path, { force: true })));
  }
};

const streamed = (
  c: Context,
  actor: Actor,
  lines: readonly ImportLine[],
  mode: ImportMode,
  requestId: string,
): Response => {
  const text = new TextEncoder();
  let heard = true;
  const body = new ReadableStream<Uint8Array>({
    start: async (stream) => {
      const say = (line: object): void => {
        if (heard) stream.enqueue(text.encode(`${JSON.stringify(line)}\n`));
      };
      try {
        const { written, verdicts } = await writeImport(actor, lines, mode, (done, total) =>
          say({ done, total }),
        );
        const shown = shownIn(await ownWords(actor));
        say({ jsonrpc: '2.0', id: null, result: { written, data: verdicts.map(shown) } });
      } catch (error) {
        const refused = refusalOf(error, TRIED, requestId);
        say({ jsonrpc: '2.0', id: null, error: await errorBodyFor(actor, refused, requestId) });
      }
      if (heard) stream.close();
    },
    cancel: () => {
      heard = false;
    },
  });
  return c.body(body, 200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
};

/** A verdict as the wire shows it: with its sentences, without the plan. */
const shownIn =
  (own: OwnWords | undefined) =>
  ({ plan: _plan, fields, ...verdict }: ImportVerdict) => ({
    ...verdict,
    fields: fields.map((field) => fieldBody(field, own)),
  });
