import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Actor } from '../../lib/access/actor.ts';
import { BUNDLE_MB_MAX } from '../../lib/files/bundle.ts';
import { recordRefusal } from '../audit/refused.ts';
import { readBeside } from '../beside/read-beside.ts';
import { refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import { BUNDLES } from '../families/bundles.ts';
import type { Bundle, FamilyBundle } from '../families/family-bundle.ts';
import { BUNDLE } from '../files/readers.ts';
import { readerOf, sizeLimit } from '../files/upload.ts';
import { fileStore } from '../store/store.ts';
import { refusedCall, resultAnswer } from './answer.ts';
import { progressLines } from './progress-lines.ts';
import { receivedFile, tooBigFile } from './received-file.ts';
import { signedIn, type Visit } from './signed-in.ts';

const TRIED = 'bundle.bring';
const BUNDLE_BYTES_MAX = BUNDLE_MB_MAX * 1024 * 1024;

const form = z.looseObject({ mode: z.enum(['preview', 'give']), seen: z.string().max(60).optional() });

const bring = async (c: Context, { actor, requestId }: Visit): Promise<Response> => {
  const object_id = c.req.param('object') ?? '';
  const unfinished = await temporaryFiles();
  try {
    const family = BUNDLES[object_id];
    if (!family) throw refusal('not_found');
    if (!family.mayBring(actor)) throw refusal('access_denied');
    const { mode, seen, bundle } = await receive(c, actor, unfinished.into);
    if (mode === 'preview') return resultAnswer(c, await previewed(family, actor, bundle, unfinished.remove));
    return progressLines(c, actor, { tried: TRIED, requestId }, (course) =>
      family.give(actor, bundle, seen, course).finally(unfinished.remove),
    );
  } catch (error) {
    await unfinished.remove();
    const refused = refusalOf(error, TRIED, requestId);
    await recordRefusal(actor, { action: TRIED, object_id, request_id: requestId }, refused);
    return refusedCall(c, refused, requestId);
  }
};

/**
 * POST /bundles/{object}: a multipart form with `mode`, what the family asks, and `file`, a ZIP archive. `preview`
 * answers what becomes of each file and writes nothing; `give` carries out what a preview showed (`seen`), one file a
 * transaction, and answers as lines of JSON: how far it is, and at last the envelope of every call. A caller without
 * the right is refused before the first byte of the file is kept.
 */
export const bringBundle = signedIn(bring, { refused: refusedCall, takesFile: true });

const previewed = (
  family: FamilyBundle,
  actor: Actor,
  bundle: Bundle,
  remove: () => Promise<void>,
): ReturnType<FamilyBundle['preview']> => family.preview(actor, bundle).finally(remove);

/** Where an archive and its files lie meanwhile: every file with the prefix is removed at the end. */
const temporaryFiles = async () => {
  const { unfinished } = await fileStore();
  const prefix = `bundle-${randomUUID()}`;
  return {
    into: join(unfinished, prefix),
    remove: async (): Promise<void> => {
      const left = (await readdir(unfinished)).filter((name) => name.startsWith(prefix));
      await Promise.all(left.map((name) => rm(join(unfinished, name), { force: true })));
    },
  };
};

const receive = (c: Context, actor: Actor, into: string) =>
  receivedFile(
    c,
    {
      mostBytes: BUNDLE_BYTES_MAX,
      tooBig: tooBigFile(BUNDLE_BYTES_MAX),
      asked: (fields) => {
        const { data, error } = form.safeParse(fields);
        if (error) throw refusal('invalid_params', { field: 'mode' });
        return { mode: data.mode, seen: data.seen, fields };
      },
    },
    async ({ mode, seen, fields: { mode: _mode, seen: _seen, ...own } }, { path }) => {
      const { parameters } = await readRules(db, actor.client_id);
      const source = { source: path, into, fileLimit: sizeLimit(parameters) };
      const files = await readBeside(BUNDLE, source, { by: readerOf(actor) });
      if (!files) throw refusal('bundle_unreadable');
      return { mode, seen, bundle: { files, fields: own } };
    },
  );
