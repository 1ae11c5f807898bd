import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Locale } from '../../lib/access/actor.ts';
import { type Field, type Fields, readableFields } from '../../lib/objects/object.ts';
import { listInput } from '../../lib/rpc/rows.ts';
import { refusal, valueOrThrow } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import { businessDay } from '../documents/rule-facts.ts';
import { askedForStatus, withStatusWord } from '../i18n/status-word.ts';
import { listQuery } from '../objects/list-query.ts';
import { objectOrRefuse, readView } from '../objects/view.ts';
import { COMPUTED_COLUMNS, isComputed, withComputed } from '../reports/computed-columns.ts';
import { withEnglishPlaces } from '../reports/place-names.ts';
import { workbook } from '../reports/workbook.ts';
import { attachmentHeader } from '../store/file-name.ts';
import { mapInTurns } from '../store/in-turns.ts';
import { cardKeys, noteExport } from '../trail/note-cards.ts';
import { refusalAnswer } from './answer.ts';
import { signedIn, type Visit } from './signed-in.ts';
import { whileSignedIn } from './stored-stream.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const { object, filter, orderBy, sort, awaiting, addressed } = listInput.shape;

const exportInput = z.strictObject({
  object,
  filter,
  orderBy,
  sort,
  awaiting,
  addressed,
  columns: z.string().max(4_000).optional(),
  /** What stands above the table, a line each: the name of the list, its filter in words. */
  heading: z.string().max(2_000).optional(),
  locale: z.enum(['ru', 'en']).optional(),
});

/**
 * GET /export: what a list shows, as a workbook: the same door, scope, filter, order and columns, those computed for
 * the reader too, at most 5,000 rows.
 * `x-total` says how many there are, `x-truncated` whether some are missing. Refuses what view.get refuses.
 */
export const exportList = signedIn(async (c, visit) => {
  const { answer, requestId } = visit;
  try {
    return await answer.large(() => exported(c, visit));
  } catch (error) {
    return refusalAnswer(c, refusalOf(error, 'export', requestId), requestId);
  }
});

const COMPUTED_FIELD: Field = { kind: 'text' };

const exported = async (c: Context, visit: Visit): Promise<Response> => {
  const input = exportInput.safeParse(onceEach(c.req.queries()));
  if (!input.success)
    throw refusal('invalid_params', { field: String(input.error.issues[0]?.path[0] ?? 'query') });
  const { locale = visit.locale, ...asked } = input.data;
  const fileName = `${asked.object}-${businessDay(new Date().toISOString())}.xlsx`;
  return listWorkbook(c, visit, { ...asked, locale, fileName });
};

interface AskedWorkbook extends Omit<z.infer<typeof exportInput>, 'locale'> {
  readonly locale: Locale;
  readonly fileName: string;
}

/**
 * A list as its caller reads it, as a workbook that is written while it is taken, for as long as the session lives. Refuses
 * what view.get refuses.
 */
export const listWorkbook = async (
  c: Context,
  visit: Visit,
  { object: object_id, columns, heading = '', locale, fileName, ...list }: AskedWorkbook,
): Promise<Response> => {
  const { actor } = visit;
  const object = objectOrRefuse(object_id);
  const readable = readableFields(object, actor);
  const names = columns?.trim()
    ? [...new Set(columns.split(',').map((name) => name.trim()))]
    : Object.keys(readable).filter((name) => !readable[name]?.aliasOf);
  const fields = names.map((name) => {
    const field = Object.hasOwn(readable, name)
      ? readable[name]
      : isComputed(object, name)
        ? COMPUTED_FIELD
        : undefined;
    if (!field) throw refusal('unknown_field', { field: name.slice(0, 60) });
    return { name, field };
  });
  const computed = names.filter((name) => !Object.hasOwn(readable, name));
  const twins = columns?.trim() ? russianTwins(names, readable) : {};
  const statusAsk = askedForStatus(names, readable);
  const select = [
    ...new Set([
      ...names.flatMap((name) => (computed.includes(name) ? (COMPUTED_COLUMNS[name] ?? []) : name)),
      ...Object.values(twins),
      ...statusAsk,
    ]),
  ];
  const page = valueOrThrow(
    await readView(actor, {
      ...listQuery(object, actor, { ...list, select: select.join(','), rowsPerPage: 'all' }),
      keys: cardKeys(object_id),
    }),
  );
  const told = await mapInTurns(page.rows, (row) => JSON.parse(row) as Record<string, unknown>);
  noteExport(actor, object_id, told, page.keys);
  const rules = await readRules(db, actor.client_id);
  const said =
    statusAsk.length === 0 ? told : await mapInTurns(told, (row) => withStatusWord(row, rules.words));
  const rows = await withComputed(
    { actor, locale, rules },
    computed,
    Object.keys(twins).length === 0 ? said : await mapInTurns(said, (row) => inEnglish(row, twins)),
  );
  const lines = heading.split('\n').filter((line) => line.trim() !== '');
  const shown = locale === 'en' && names.includes('location') ? await withEnglishPlaces(actor, rows) : rows;
  const bytes = workbook({ object_id, locale, words: rules.words, heading: lines, fields, rows: shown });
  return c.body(await whileSignedIn(Readable.from(bytes), visit), 200, {
    'content-type': XLSX,
    'content-disposition': attachmentHeader(fileName),
    'x-total': String(page.total),
    'x-truncated': page.next === undefined ? '0' : '1',
  });
};

/** English columns that are asked for without their Russian ones, each with it. */
const russianTwins = (names: readonly string[], readable: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const russian = /^(.+)_eng$/.exec(name)?.[1];
      return russian !== undefined && Object.hasOwn(readable, russian) && !names.includes(russian)
        ? [[name, russian]]
        : [];
    }),
  );

/** A row whose English columns say what there is only in Russian (AMB-061). */
const inEnglish = (
  row: Readonly<Record<string, unknown>>,
  twins: Readonly<Record<string, string>>,
): Record<string, unknown> => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(twins).map(([name, russian]) => [name, row[name] === '' ? row[russian] : row[name]]),
  ),
});

/** Each parameter stands once; one that is repeated is as wrong as one that is unknown. */
export const onceEach = (queries: Record<string, string[]>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(queries).map(([name, [first, ...more]]) => [name, more.length > 0 ? null : first]),
  );
