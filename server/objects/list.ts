import type { Refusal } from '../../lib/kernel/refusal.ts';
import { ok, type Result } from '../../lib/kernel/result.ts';
import { ANSWER_CAP } from '../call/answer-cap.ts';
import type { Db } from '../db/tx.ts';
import { encodeCursor } from './cursor.ts';
import { isOrderTold } from './list-fields.ts';
import type { ListPage } from './list-page.ts';
import { COUNT_CAP, type ListQuery } from './list-query.ts';
import { compileCount, compileList } from './list-statement.ts';

/**
 * Reads one page of an object: WHERE (scope) AND (filter), ordered, ties by id, at most 5,000 rows or 10 MB.
 * Refuses unknown fields, broken filters and cursors; an unreadable field is as unknown as one that does not exist.
 */
export const readList = async (db: Db, query: ListQuery): Promise<Result<ListPage, Refusal>> => {
  const compiled = compileList(query);
  if (!compiled.ok) return compiled;
  if (query.scope === 'none') return ok({ rows: [], keys: [], total: 0, total_exact: true });
  const { sql, values, limit, order } = compiled.value;
  // A list of alternatives has a part for each: to plan them takes as long as to read a page.
  const planning = query.among && 'once';
  const found = await db.rows<{ row: string; total: number; keys: string }>(sql, values, planning);
  const total = found[0]?.total ?? (await countBeyond(db, query));
  const kept = withinBytes(found.slice(0, limit), query.bytes ?? ANSWER_CAP);
  const last = kept.at(-1);
  const more = found.length > kept.length && last && isOrderTold(order, query.fields);
  return ok({
    rows: kept.map((each) => each.row),
    keys: query.keys ? kept.map((each) => parseKeys(each.keys)) : [],
    total: Math.min(total, COUNT_CAP),
    total_exact: total <= COUNT_CAP,
    ...(more ? { next: encodeCursor(order, parseKeys(last.keys)) } : {}),
  });
};

const parseKeys = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;

/** A character is at most three bytes, so that few pages are counted byte by byte. */
const withinBytes = <Row extends { row: string }>(found: Row[], cap: number): Row[] => {
  if (found.reduce((sum, each) => sum + each.row.length, 0) * 3 <= cap) return found;
  let bytes = 0;
  const end = found.findIndex((each) => {
    bytes += Buffer.byteLength(each.row);
    return bytes > cap;
  });
  return end === -1 ? found : found.slice(0, Math.max(1, end));
};

/** A page past the end has no row to carry the count. */
const countBeyond = async (db: Db, query: ListQuery): Promise<number> => {
  const isFirst = (query.input.page ?? 1) === 1 && query.input.after === undefined;
  if (isFirst) return 0;
  const compiled = compileCount(query);
  if (!compiled.ok) return 0;
  const [row] = await db.rows<{ total: number }>(compiled.value.sql, compiled.value.values);
  return row?.total ?? 0;
};
