import type { Actor } from '../../lib/access/actor.ts';
import type { Filter, Scope } from '../../lib/filter/filter.ts';
import { parseFilter } from '../../lib/filter/parse.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { ok, type Result, refuse } from '../../lib/kernel/result.ts';
import { type Field, type Fields, type ObjectDefinition, readableFields } from '../../lib/objects/object.ts';
import { ANSWER_CAP } from '../call/answer-cap.ts';
import type { Db } from '../db/tx.ts';
import {
  column,
  compileDiscriminator,
  compileFilter,
  compileScope,
  fromClause,
  isOneTable,
  type Statement,
  statementOf,
  wireColumn,
} from './compile.ts';
import { decodeCursor, encodeCursor, keysetCondition, type OrderKey } from './cursor.ts';

export const ROW_CAP = 5_000;
/** Pages of so few rows are never near the cap of an answer: they are read and made without asking for room. */
const SMALL_PAGE = 200;
export const COUNT_CAP = 10_000;

export interface ListInput {
  filter?: string | undefined;
  select?: string | undefined;
  orderBy?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  rowsPerPage?: number | 'all' | undefined;
  page?: number | undefined;
  after?: string | undefined;
  /** Of documents: only those that wait for the caller. */
  awaiting?: true | undefined;
  /** Lines to be shown beside what is selected, by the names of their fields. */
  with?: string | undefined;
}

/** A page as the wire sends it: every row is JSON text that PostgreSQL built. */
export interface ListPage {
  rows: string[];
  /** Raw values of the query's `keys`, row by row, for what the server adds; empty when none were asked for. */
  keys: Record<string, unknown>[];
  total: number;
  total_exact: boolean;
  next?: string;
}

export interface ListQuery {
  object: ObjectDefinition;
  /** Fields the caller may name and read. */
  fields: Fields;
  scope: Scope;
  input: ListInput;
  /** Raw columns to hand back beside each row. */
  keys?: readonly string[];
  /** More conditions of the server's own. */
  also?: Filter;
  /**
   * Alternatives of which a row fulfils one at least. Each leads to few rows by an index, so what passes is found once,
   * for the page and for the count.
   */
  among?: readonly Filter[];
  /** Bytes the rows may have; the whole of an answer where nothing is said. */
  bytes?: number;
}

export const listQuery = (object: ObjectDefinition, actor: Actor, input: ListInput): ListQuery => ({
  object,
  fields: readableFields(object, actor),
  scope: object.scope(actor),
  input,
});

interface Compiled {
  sql: string;
  values: unknown[];
  limit: number;
  order: OrderKey[];
}

/** Whether the page asked for may fill an answer. */
export const mayBeLarge = ({ rowsPerPage = 'all' }: ListInput): boolean =>
  rowsPerPage === 'all' || rowsPerPage > SMALL_PAGE;

/**
 * Reads one page of an object: WHERE (scope) AND (filter), ordered, ties by id, at most 5,000 rows or 10 MB.
 * Refuses unknown fields, broken filters and cursors; an unreadable field is as unknown as one that does not exist.
 */
export const readList = async (db: Db, query: ListQuery): Promise<Result<ListPage, Refusal>> => {
  const compiled = compileList(query);
  if (!compiled.ok) return compiled;
  if (query.scope === 'none') return ok({ rows: [], keys: [], total: 0, total_exact: true });
  const { sql, values, limit, order } = compiled.value;
  const found = await db.rows<{ row: string; total: number; keys: string }>(sql, values);
  const total = found[0]?.total ?? (await countBeyond(db, query));
  const kept = withinBytes(found.slice(0, limit), query.bytes ?? ANSWER_CAP);
  const last = kept.at(-1);
  const more = found.length > kept.length && last;
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

/** The statement of a list, used by the engine and shown to the bench. */
export const compileList = (query: ListQuery): Result<Compiled, Refusal> => {
  const { object, fields, input } = query;
  const selected = selectFields(fields, input.select, input.with);
  if (!selected.ok) return selected;
  const order = orderOf(object, fields, input);
  if (!order.ok) return order;

  const statement = statementOf(object);
  const where = whereOf(statement, query);
  if (!where.ok) return where;
  const among = amongOf(statement, query);
  const countFrom = fromClause(statement);
  const own = order.value.map((key) => orderColumn(statement, object, key));
  const passing =
    query.among && isOneTable(statement)
      ? foundOnce(countFrom, where.value, among, own)
      : foundTwice(countFrom, anyOfThem(where.value, among), own);
  const countSql = `(select count(*)::int from (select 1 from ${passing.counted} limit ${COUNT_CAP + 1}) c)`;

  const conditions = [...passing.conditions];
  if (input.after !== undefined) {
    const cursor = decodeCursor(order.value, input.after);
    if (!cursor) return refuse({ reason: 'invalid_params', values: { field: 'after' } });
    const textOf = (key: OrderKey): string => passing.order[order.value.indexOf(key)] ?? '';
    conditions.push(keysetCondition(order.value, cursor, textOf, statement.values));
  }
  const limit = Math.min(
    input.rowsPerPage === 'all' || input.rowsPerPage === undefined ? ROW_CAP : input.rowsPerPage,
    ROW_CAP,
  );
  const offset = input.after === undefined ? (Math.max(1, input.page ?? 1) - 1) * limit : 0;
  statement.values.push(limit + 1, offset);
  const [limitParam, offsetParam] = [statement.values.length - 1, statement.values.length];

  const ordered = (texts: readonly string[]): string =>
    order.value.map(({ desc }, index) => `${texts[index]} ${desc ? 'desc' : 'asc'}`).join(', ');
  const cut = `where ${conditions.join(' and ') || 'true'} order by ${ordered(passing.order)} limit $${limitParam}::int offset $${offsetParam}::int`;
  // A page that its own table alone chooses is cut before the rows are given their names.
  const chosen = passing.before
    ? `(select d.* from (select "id" from passing ${cut}) k join "${object.tables[0]}" d on d."id" = k."id") b0`
    : isOneTable(statement)
      ? `(select b0.* from ${fromClause(statement)} ${cut}) b0`
      : undefined;

  const columns = Object.entries(selected.value).map(
    ([name, field]) => `${wireColumn(statement, name, field)} as "${name}"`,
  );
  const keyNames = new Set(['id', ...order.value.map((key) => key.name), ...(query.keys ?? [])]);
  const keyColumns = [...keyNames].map((name) => {
    const field = object.fields[name];
    if (!field) throw new Error(`no key ${name}`);
    return `${column(statement, name, field)} as "k_${name}"`;
  });
  const shown = `select ${[...columns, ...keyColumns].join(', ')} from`;
  const inner = chosen
    ? `${shown} ${fromClause(statement, chosen)} order by ${ordered(own)}`
    : `${shown} ${fromClause(statement)} ${cut}`;
  const row = Object.keys(selected.value)
    .map((name) => `r."${name}"`)
    .join(', ');
  const keys = [...keyNames].map((name) => `'${name}', r."k_${name}"`).join(', ');
  const sql = `${passing.before}select (select row_to_json(p)::text from (select ${row}) p) as row, json_build_object(${keys})::text as keys, ${countSql} as total from (${inner}) r`;
  return ok({
    sql: limit > SMALL_PAGE ? cutTo(sql, query.bytes ?? ANSWER_CAP) : sql,
    values: statement.values,
    limit,
    order: order.value,
  });
};

/** Where the rows that pass stand, for the count and for the page. */
interface Passing {
  /** What the statement begins with. */
  readonly before: string;
  readonly counted: string;
  readonly conditions: readonly string[];
  /** What the page is ordered by, key by key. */
  readonly order: readonly string[];
}

/** The rows that pass, asked for by the count and by the page. */
const foundTwice = (from: string, where: string, order: readonly string[]): Passing => ({
  before: '',
  counted: `${from} where ${where}`,
  conditions: [where],
  order,
});

/** The rows that pass, found alternative by alternative; the count and the page read what was found. */
const foundOnce = (
  from: string,
  where: string,
  among: readonly string[],
  order: readonly string[],
): Passing => {
  const names = order.map((_, index) => `"o${index}"`);
  const columns = ['b0."id"', ...order.map((text, index) => `${text} as ${names[index]}`)].join(', ');
  const found = among.map((each) => `select ${columns} from ${from} where ${where} and ${each}`);
  return {
    before: `with passing as materialized (${found.join(' union ')}) `,
    counted: 'passing',
    conditions: [],
    order: names,
  };
};

/** The same rows up to the one that passes the cap: what is beyond it never leaves the database. */
const cutTo = (sql: string, cap: number): string =>
  `select "row", "keys", "total" from (select *, sum(octet_length("row")) over (rows between unbounded preceding and 1 preceding) as before from (${sql} offset 0) p) c where before is null or before <= ${cap}`;

const whereOf = (statement: Statement, query: ListQuery): Result<string, Refusal> => {
  const conditions = [compileDiscriminator(statement), compileScope(statement, query.scope)];
  if (query.also) conditions.push(compileScope(statement, query.also));
  if (query.input.filter) {
    const parsed = parseFilter(query.input.filter);
    if (!parsed.ok) return refuse({ reason: 'invalid_filter', values: { at: parsed.error.at } });
    if (parsed.value) {
      const compiled = compileFilter(statement, query.fields, parsed.value);
      if (!compiled.ok)
        return refuse({ reason: compiled.error.reason, values: { field: compiled.error.field } });
      conditions.push(compiled.value);
    }
  }
  return ok(conditions.filter((condition) => condition !== 'true').join(' and ') || 'true');
};

/** The alternatives, of which there is always one: where a query has none, that is what everything fulfils. */
const amongOf = (statement: Statement, { among }: ListQuery): string[] => {
  if (!among) return ['true'];
  return among.length === 0 ? ['false'] : among.map((filter) => compileScope(statement, filter));
};

const anyOfThem = (where: string, among: readonly string[]): string =>
  among.join() === 'true' ? where : `${where} and (${among.join(' or ')})`;

/** A page past the end has no row to carry the count. */
const countBeyond = async (db: Db, query: ListQuery): Promise<number> => {
  const first = (query.input.page ?? 1) === 1 && query.input.after === undefined;
  if (first) return 0;
  const statement = statementOf(query.object);
  const where = whereOf(statement, query);
  if (!where.ok) return 0;
  const condition = anyOfThem(where.value, amongOf(statement, query));
  const [row] = await db.rows<{ total: number }>(
    `select count(*)::int as total from (select 1 from ${fromClause(statement)} where ${condition} limit ${COUNT_CAP + 1}) c`,
    statement.values,
  );
  return row?.total ?? 0;
};

const names = (list: string): string[] => list.split(',').map((name) => name.trim());

/** The fields asked for; without any all there are, lines apart: those are named by `also`. */
const selectFields = (
  fields: Fields,
  select: string | undefined,
  also: string | undefined,
): Result<Fields, Refusal> => {
  const all = select === undefined || select.trim() === '';
  const chosen: Record<string, Field> = all
    ? Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.lines))
    : {};
  for (const name of [...(all ? [] : names(select)), ...(also?.trim() ? names(also) : [])]) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return refuse({ reason: 'unknown_field', values: { field: name.slice(0, 60) } });
    chosen[name] = field;
  }
  return ok(chosen);
};

const orderOf = (object: ObjectDefinition, fields: Fields, input: ListInput): Result<OrderKey[], Refusal> => {
  const asked = input.orderBy?.trim() ? names(input.orderBy) : [object.order.field];
  const desc = input.sort ? input.sort === 'desc' : input.orderBy?.trim() ? false : object.order.desc;
  if (asked.length > 5) return refuse({ reason: 'invalid_params', values: { field: 'orderBy' } });
  const keys: OrderKey[] = [];
  for (const name of asked) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || field.shownIn || field.kind === 'json')
      return refuse({ reason: 'unknown_field', values: { field: name.slice(0, 60) } });
    if (!keys.some((key) => key.name === name)) keys.push({ name, field, desc, nullable: mayBeNull(field) });
  }
  const identity = object.fields.id;
  if (identity && !keys.some((key) => key.name === 'id'))
    keys.push({ name: 'id', field: identity, desc, nullable: false });
  return ok(keys);
};

const mayBeNull = (field: Field): boolean => Boolean(field.nullable || field.from || field.computed);

/** Texts sort as people read them, in the order of the Russian and English alphabets. */
const orderColumn = (statement: Statement, object: ObjectDefinition, key: OrderKey): string =>
  column(statement, key.name, object.fields[key.name] ?? key.field);
