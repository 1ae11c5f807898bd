import type { Context } from 'hono';
import { z } from 'zod';
import type { Actor, Locale } from '../../lib/access/actor.ts';
import { readableFields } from '../../lib/objects/object.ts';
import { listInput } from '../../lib/rpc/rows.ts';
import { businessDay } from '../documents/move-facts.ts';
import { attachmentHeader } from '../files/file-name.ts';
import { listQuery } from '../objects/list.ts';
import { objectOrRefuse, readView } from '../objects/view.ts';
import { workbook } from '../reports/workbook.ts';
import { refusal, valueOrThrow } from '../rpc/call-error.ts';
import { refusalOf } from '../rpc/refusal-of.ts';
import { refusalAnswer } from './answer.ts';
import { signedIn } from './signed-in.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const { object, filter, orderBy, sort } = listInput.shape;

const exportInput = z.strictObject({
  object,
  filter,
  orderBy,
  sort,
  columns: z.string().max(4_000).optional(),
  locale: z.enum(['ru', 'en']).optional(),
});

/**
 * GET /export: what a list shows, as a workbook: the same door, scope, filter and order, at most 5,000 rows.
 * `x-total` says how many there are, `x-truncated` whether some are missing. Refuses what view.get refuses.
 */
export const exportList = signedIn(async (c, { actor, locale, requestId }) => {
  try {
    return await exported(c, actor, locale);
  } catch (error) {
    return refusalAnswer(c, refusalOf(error, 'export', requestId), requestId);
  }
});

const exported = async (c: Context, actor: Actor, spoken: Locale): Promise<Response> => {
  const input = exportInput.safeParse(onceEach(c.req.queries()));
  if (!input.success)
    throw refusal('invalid_params', { field: String(input.error.issues[0]?.path[0] ?? 'query') });
  const { object: object_id, columns, locale = spoken, ...list } = input.data;
  const object = objectOrRefuse(object_id);
  const readable = readableFields(object, actor);
  const names = columns?.trim()
    ? [...new Set(columns.split(',').map((name) => name.trim()))]
    : Object.keys(readable);
  const fields = names.map((name) => {
    const field = Object.hasOwn(readable, name) ? readable[name] : undefined;
    if (!field) throw refusal('unknown_field', { field: name.slice(0, 60) });
    return { name, field };
  });
  const page = valueOrThrow(
    await readView(actor, listQuery(object, actor, { ...list, select: names.join(','), rowsPerPage: 'all' })),
  );
  const rows = page.rows.map((row) => JSON.parse(row) as Record<string, unknown>);
  const bytes = await workbook({ object_id, locale, fields, rows });
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': XLSX,
    'content-disposition': attachmentHeader(`${object_id}-${businessDay(new Date().toISOString())}.xlsx`),
    'x-total': String(page.total),
    'x-truncated': page.next === undefined ? '0' : '1',
  });
};

/** Each parameter stands once; one that is repeated is as wrong as one that is unknown. */
const onceEach = (queries: Record<string, string[]>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(queries).map(([name, [first, ...more]]) => [name, more.length > 0 ? null : first]),
  );
