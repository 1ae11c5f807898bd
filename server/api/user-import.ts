import type { Context } from 'hono';
import { z } from 'zod';
import { type Actor, keepsAccounts } from '../../lib/access/actor.ts';
import { jsonOf } from '../../lib/kernel/parsed.ts';
import { FILE_COLUMNS } from '../../lib/users/import-columns.ts';
import type { ImportVerdict } from '../../lib/users/import-verdict.ts';
import { recordRefusal } from '../audit/refused.ts';
import { refusal } from '../call/call-error.ts';
import { fieldBody } from '../call/error-body.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { ownWords } from '../client/own-words.ts';
import { db } from '../db/tx.ts';
import type { OwnWords } from '../i18n/sentence.ts';
import { inTurns, judgeFile } from '../users/import/judge-file.ts';
import { type ReadFile, readImport } from '../users/import/read-import.ts';
import { type ImportMode, writeImport } from '../users/import/write-import.ts';
import type { ImportInvite } from '../users/import/written.ts';
import { refusedCall, resultAnswer } from './answer.ts';
import { progressLines } from './progress-lines.ts';
import { receivedFile } from './received-table.ts';
import { signedIn, type Visit } from './signed-in.ts';

const TRIED = 'users.import';

const columns = z
  .string()
  .transform(jsonOf)
  .pipe(z.record(z.string().regex(/^\d{1,2}$/), z.enum([...FILE_COLUMNS, ''])));

const form = z.strictObject({
  mode: z.enum(['preview', 'all', 'good']),
  columns: columns.optional(),
  seen: z.string().max(60).optional(),
  invite: z.enum(['now', 'later', 'never']).optional(),
});

const importFile = async (c: Context, { actor, requestId }: Visit): Promise<Response> => {
  try {
    const { mode, seen, invite, ...file } = await receive(c, actor);
    if (mode !== 'preview') return streamed(c, actor, file, { mode, seen, invite, requestId });
    const judged = await judgeFile(db, actor, file.lines);
    return resultAnswer(c, {
      read: file.read,
      seen: judged.seen,
      data: await inTurns(judged.verdicts, shownIn(file, await ownWords(actor))),
    });
  } catch (error) {
    const refused = refusalOf(error, TRIED, requestId);
    await recordRefusal(actor, { action: TRIED, object_id: 'user', request_id: requestId }, refused);
    return refusedCall(c, refused, requestId);
  }
};

/**
 * POST /users/import: a multipart form with `mode` and `file`, and what its columns are (`columns`, by their places)
 * where titles do not say. `preview` answers what every line would do and writes nothing; `all` and `good` write what a
 * preview showed (`seen`), and answer as lines of JSON: how far it is, and at last the envelope of every call. A caller
 * who hangs up meanwhile takes everything back. `invite` says whether new accounts are invited `now`, `later` (the
 * default), or `never`, not even when all are invited.
 */
export const importUsers = signedIn(importFile, { refused: refusedCall, takesFile: true });

/** A caller who keeps no accounts is refused before the first byte of the file is kept. */
const receive = async (c: Context, actor: Actor) => {
  if (!keepsAccounts(actor)) throw refusal('access_denied');
  return receivedFile(c, actor, (fields) => {
    const asked = form.safeParse(fields);
    if (!asked.success)
      throw refusal('invalid_params', { field: String(asked.error.issues[0]?.path[0] ?? 'mode') });
    const { mode, seen, invite = 'later', columns: chosen = {} } = asked.data;
    return async (bytes, by) => ({ mode, seen, invite, ...(await readImport(bytes, by, chosen)) });
  });
};

interface Asked {
  readonly mode: ImportMode;
  readonly seen: string | undefined;
  readonly invite: ImportInvite;
  readonly requestId: string;
}

const streamed = (c: Context, actor: Actor, file: ReadFile, { requestId, ...asked }: Asked): Response =>
  progressLines(c, actor, { tried: TRIED, requestId }, async (course) => {
    const { written, verdicts } = await writeImport(actor, file.lines, { ...asked, ...course });
    return { written, data: await inTurns(verdicts, shownIn(file, await ownWords(actor))) };
  });

const SAID_MAX = 60;

/** A verdict as the wire shows it: with its sentences, what the wrong cells say and what would mend them; without the plan. */
const shownIn = ({ lines }: ReadFile, own: OwnWords | undefined) => {
  const cells = new Map(
    lines.map((line): [number, Readonly<Record<string, string>>] => [line.row, line.cells]),
  );
  return ({ plan: _plan, fields, ...verdict }: ImportVerdict) => ({
    ...verdict,
    fields: fields.map(({ cure, ...field }) => ({
      ...fieldBody(field, own),
      said: (cells.get(verdict.row)?.[field.field] ?? '').slice(0, SAID_MAX),
      ...(cure ? { cure } : {}),
    })),
  });
};
