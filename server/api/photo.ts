import { rm } from 'node:fs/promises';
import type { Context } from 'hono';
import type { Actor } from '../../lib/access/actor.ts';
import { recordRefusal } from '../audit/refused.ts';
import { refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { readRules } from '../client/rules.ts';
import { db, inTransaction } from '../db/tx.ts';
import { keepPhoto, setPhoto } from '../files/photo.ts';
import { sizeLimit, tooBig } from '../files/upload.ts';
import { spool } from '../store/spool.ts';
import { fileStore } from '../store/store.ts';
import { refusalAnswer, resultAnswer } from './answer.ts';
import { signedIn } from './signed-in.ts';

/** One's own photo is changed by who still works here; refused to the dismissed as every other write. */
const route = (action: string, work: (c: Context, actor: Actor) => Promise<string>) =>
  signedIn(
    async (c, { actor, requestId }) => {
      try {
        if (actor.dismissed) throw refusal('access_denied');
        return resultAnswer(c, { data: { photo_name: await work(c, actor) } });
      } catch (error) {
        const refused = refusalOf(error, action, requestId);
        await recordRefusal(actor, { action, object_id: 'employee', request_id: requestId }, refused);
        return refusalAnswer(c, refused, requestId);
      }
    },
    { takesFile: true },
  );

/** POST /photo: a form with one part `file`, the caller's own photo from now on. */
export const setOwnPhoto = route('photo.set', async (c, actor) => {
  if (!c.req.raw.body || !c.req.header('content-type')?.startsWith('multipart/form-data'))
    throw refusal('invalid_params', { field: 'file' });
  const store = await fileStore();
  const { parameters } = await readRules(db, actor.client_id);
  const temporary: string[] = [];
  const place = {
    folder: store.unfinished,
    mostBytes: sizeLimit(parameters),
    tooBig: tooBig(parameters),
    temporary: (path: string) => void temporary.push(path),
  };
  try {
    const { fields, file } = await spool(c.req.raw, place, async () => {
      if (actor.real_employee_id === null) throw refusal('access_denied');
    });
    const [field] = Object.keys(fields);
    if (field !== undefined || !file)
      throw refusal('invalid_params', { field: (field ?? 'file').slice(0, 60) });
    return await keepPhoto(actor, store, parameters, file);
  } finally {
    await Promise.all(temporary.map((path) => rm(path, { force: true })));
  }
});

/** DELETE /photo: the caller's initials again. */
export const removeOwnPhoto = route('photo.remove', async (_c, actor) => {
  await inTransaction((tx) => setPhoto(tx, actor, ''));
  return '';
});
