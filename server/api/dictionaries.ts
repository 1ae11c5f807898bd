import type { Context } from 'hono';
import { z } from 'zod';
import type { Actor } from '../../lib/access/actor.ts';
import { DICTIONARIES } from '../../lib/dictionaries/dictionaries.data.ts';
import { recordRefusal } from '../audit/refused.ts';
import { refusal } from '../call/call-error.ts';
import { fieldBody } from '../call/error-body.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { ownWords } from '../client/own-words.ts';
import { dictionaryTable } from '../dictionaries/export.ts';
import { previewFile, writeFile } from '../dictionaries/import.ts';
import type { FileVerdict } from '../dictionaries/judge-file.ts';
import { keptBy } from '../dictionaries/keeping.ts';
import { refusalAnswer, refusedCall, resultAnswer } from './answer.ts';
import { receivedTable } from './received-table.ts';
import { signedIn, type Visit } from './signed-in.ts';
import { TABLE_FORMATS, tableAnswer } from './table-answer.ts';

/** A name of two parts is one segment of an address: `tables-employees`. */
const nameOf = (c: Context): string => {
  const asked = c.req.param('dictionary') ?? '';
  const found = DICTIONARIES.find(({ name }) => name.replaceAll('/', '-') === asked);
  if (!found) throw refusal('not_found');
  return found.name;
};

const asked = z.strictObject({
  lang: z.enum(['ru', 'en']).optional(),
  format: z.enum(TABLE_FORMATS).default('xlsx'),
});

/** GET /dictionaries/{dictionary}/export: all its rows as a workbook, text or XML, in the form its import reads again. */
export const exportDictionary = signedIn(async (c, visit) => {
  const { actor, locale, requestId, answer } = visit;
  try {
    return await answer.large(async () => {
      const name = nameOf(c);
      const input = asked.safeParse(c.req.query());
      if (!input.success)
        throw refusal('invalid_params', { field: String(input.error.issues[0]?.path[0] ?? 'query') });
      const { lang = locale, format } = input.data;
      const table = await dictionaryTable(actor, name, format === 'xml' ? 'fields' : lang);
      return tableAnswer(c, visit, table, { name: name.replaceAll('/', '-'), format });
    });
  } catch (error) {
    return refusalAnswer(c, refusalOf(error, 'dictionary.export', requestId), requestId);
  }
});

const TRIED = 'dictionary.import';
const form = z.strictObject({ mode: z.enum(['preview', 'write']) });
/** Lines that are shown of a file: those that are wrong first, then those that change something. */
const SHOWN = 500;

const importFile = async (c: Context, { actor, requestId }: Visit): Promise<Response> => {
  try {
    const name = nameOf(c);
    const { mode, table } = await receive(c, actor, name);
    const { written, verdicts } =
      mode === 'preview'
        ? { written: false, verdicts: await previewFile(actor, name, table) }
        : await writeFile(actor, name, table);
    return resultAnswer(c, { data: await told(actor, written, verdicts) });
  } catch (error) {
    const refused = refusalOf(error, TRIED, requestId);
    await recordRefusal(actor, { action: TRIED, object_id: 'dictionary', request_id: requestId }, refused);
    return refusedCall(c, refused, requestId);
  }
};

/**
 * POST /dictionaries/{dictionary}/import: a multipart form with `mode` and `file`. `preview` answers what every line
 * would do and writes nothing; `write` writes all of it, or nothing where one line is refused.
 */
export const importDictionary = signedIn(importFile, { refused: refusedCall, takesFile: true });

const RANK = { refused: 0, change: 1, add: 2, same: 3 } as const;

const told = async (actor: Actor, written: boolean, verdicts: readonly FileVerdict[]) => {
  const own = await ownWords(actor);
  const counted = (outcome: FileVerdict['outcome']) =>
    verdicts.filter((each) => each.outcome === outcome).length;
  return {
    written,
    total: verdicts.length,
    added: counted('add'),
    changed: counted('change'),
    same: counted('same'),
    refused: counted('refused'),
    lines: verdicts
      .filter(({ outcome }) => outcome !== 'same')
      .toSorted((a, b) => RANK[a.outcome] - RANK[b.outcome] || a.row - b.row)
      .slice(0, SHOWN)
      .map(({ row, name, outcome, changes, fields }) => ({
        row,
        name,
        outcome,
        changes,
        fields: fields.map((field) => fieldBody(field, own)),
      })),
  };
};

/** Who keeps nothing of a dictionary is refused before the first byte of the file is kept. */
const receive = async (c: Context, actor: Actor, name: string) => {
  const { may } = keptBy(actor, name);
  if (!may.add || !may.edit) throw refusal('access_denied');
  const { fields, table } = await receivedTable(c, actor);
  const said = form.safeParse(fields);
  if (!said.success) throw refusal('invalid_params', { field: 'mode' });
  return { mode: said.data.mode, table };
};
