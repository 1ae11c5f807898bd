import { filterOf } from '../../lib/filter/alternative.ts';
import { parseFilter } from '../../lib/filter/parse.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { ok, type Result, refuse } from '../../lib/kernel/result.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { ANSWER_CAP } from '../call/answer-cap.ts';
import {
  column,
  compileDiscriminator,
  compileFilter,
  compileScope,
  fromClause,
  isOneTable,
  param,
  type Statement,
  statementOf,
  wireColumn,
} from './compile.ts';
import { decodeCursor, keysetCondition, type OrderKey } from './cursor.ts';
import { isOrderTold, orderOf, selectFields } from './list-fields.ts';
import { COUNT_CAP, type ListQuery, ROW_CAP, SMALL_PAGE } from './list-query.ts';

interface Compiled {
  sql: string;
  values: unknown[];
  limit: number;
  order: OrderKey[];
}

/** The statement of a list, used by the engine and shown to the bench. */
export const compileList = (query: ListQuery): Result<Compiled, Refusal> => {
  const { object, fields, input } = query;
  const selected = selectFields(fields, input.select, input.with);
  if (!selected.ok) return selected;
  const order = orderOf(object, fields, input);
  if (!order.ok) return order;

  const statement = statementOf(object, query.caller);
  const where = whereOf(statement, query);
  if (!where.ok) return where;
  const own = order.value.map((key) => orderColumn(statement, object, key));
  const isApart = query.among !== undefined && isOneTable(statement);
  const ways = isApart ? waysOf(statement, query) : [];
  const any = isApart ? where.value : anyOfThem(where.value, amongOf(statement, query));
  const from = fromClause(statement);
  const passing = isApart ? oneByOne(from, any, ways, own) : together(from, any);

  let after = 'true';
  if (input.after !== undefined) {
    // Compared with what is hidden in some rows, a made-up place would find it out.
    const cursor = isOrderTold(order.value, fields) ? decodeCursor(order.value, input.after) : undefined;
    if (!cursor) return refuse({ reason: 'invalid_params', values: { field: 'after' } });
    const textOf = (key: OrderKey): string => own[order.value.indexOf(key)] ?? '';
    after = keysetCondition(order.value, cursor, textOf, statement.values);
  }
  const limit = Math.min(
    input.rowsPerPage === 'all' || input.rowsPerPage === undefined ? ROW_CAP : input.rowsPerPage,
    ROW_CAP,
  );
  const offset = input.after === undefined ? (Math.max(1, input.page ?? 1) - 1) * limit : 0;
  statement.values.push(limit + 1, offset);
  const [limitParam, offsetParam] = [
    `$${statement.values.length - 1}::int`,
    `$${statement.values.length}::int`,
  ];

  const ordered = (texts: readonly string[]): string =>
    order.value.map(({ desc }, index) => `${texts[index]} ${desc ? 'desc' : 'asc'}`).join(', ');
  const cut: Cut = { after, ordered, limit: limitParam, offset: offsetParam };
  // A page that its own table alone chooses is cut before the rows are given their names.
  const chosen = passing.ids
    ? `(select d.* from (${passing.ids(cut)}) k join "${object.tables[0]}" d on d."id" = k."id") b0`
    : isOneTable(statement)
      ? `(select b0.* from ${from} ${cutOff(passing.where, own, cut)}) b0`
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
    : `${shown} ${fromClause(statement)} ${cutOff(passing.where, own, cut)}`;
  const row = Object.keys(selected.value)
    .map((name) => `r."${name}"`)
    .join(', ');
  const keys = [...keyNames].map((name) => `'${name}', r."k_${name}"`).join(', ');
  const sql = `select (select row_to_json(p)::text from (select ${row}) p) as row, json_build_object(${keys})::text as keys, ${countOf(passing.counted)} as total from (${inner}) r`;
  return ok({
    sql: limit > SMALL_PAGE ? cutTo(sql, query.bytes ?? ANSWER_CAP) : sql,
    values: statement.values,
    limit,
    order: order.value,
  });
};

/** A page: behind which row it begins, how it is ordered, and where it ends. */
interface Cut {
  readonly after: string;
  readonly ordered: (texts: readonly string[]) => string;
  readonly limit: string;
  readonly offset: string;
}

/** What passes, for the count and for the page. */
interface Passing {
  readonly counted: string;
  readonly where: string;
  /** The ids of a page, where they are found apart from its rows. */
  readonly ids?: (cut: Cut) => string;
}

const cutOff = (where: string, order: readonly string[], { after, ordered, limit, offset }: Cut): string =>
  `where ${where} and ${after} order by ${ordered(order)} limit ${limit} offset ${offset}`;

/** All that passes, found by one condition. */
const together = (from: string, where: string): Passing => ({ counted: `${from} where ${where}`, where });

/** An alternative in SQL: its condition, and where it holds for one tuple of values at a time, where those stand. */
interface Way {
  readonly condition: string;
  readonly tuples?: string;
}

/**
 * The same, found alternative by alternative: each is led to by an index, gives a page no more than it can hold, and
 * the count no more than its cap. A row that two of them find is one.
 */
const oneByOne = (from: string, where: string, ways: readonly Way[], order: readonly string[]): Passing => {
  const names = order.map((_, index) => `"o${index}"`);
  const columns = ['b0."id"', ...order.map((text, index) => `${text} as ${names[index]}`)].join(', ');
  /** Up to so many rows of a way; where it holds for a tuple at a time, of those of each. */
  const found = (
    { condition, tuples }: Way,
    shown: string,
    also: string,
    by: string[],
    end: string,
  ): string => {
    const [inner = '', outer = ''] = by;
    const rows = `(select ${shown} from ${from} where ${where} and ${condition}${also}${inner} limit ${end})`;
    return tuples ? `(select x.* from ${tuples} cross join lateral ${rows} x${outer} limit ${end})` : rows;
  };
  const counted = ways.map((way) => found(way, 'b0."id"', '', [], `${COUNT_CAP + 1}`));
  return {
    counted: `(${counted.join(' union ')}) p`,
    where,
    ids: ({ after, ordered, limit, offset }) => {
      const by = [order, names].map((texts) => ` order by ${ordered(texts)}`);
      const firsts = ways.map((way) => found(way, columns, ` and ${after}`, by, `${limit} + ${offset}`));
      return `select "id" from (${firsts.join(' union ')}) u${by[1]} limit ${limit} offset ${offset}`;
    },
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
  return among.length === 0 ? ['false'] : among.map((each) => compileScope(statement, filterOf(each)));
};

/** The same, each to be found by itself. */
const waysOf = (statement: Statement, { object, among = [] }: ListQuery): Way[] =>
  among.length === 0
    ? [{ condition: 'false' }]
    : among.map(({ filter, each }, index) => {
        const condition = compileScope(statement, filter);
        if (!each) return { condition };
        const names = each.fields.map((_, nth) => `v${index}."c${nth}"`);
        const rows = each.tuples.map(
          (tuple) => `(${tuple.map((value) => param(statement, value, 'text')).join(', ')})`,
        );
        const held = each.fields.map((name, nth) => {
          const field = object.fields[name];
          if (!field) throw new Error(`no field ${name}`);
          return `${column(statement, name, field)} = ${names[nth]}`;
        });
        return {
          condition: [condition, ...held].join(' and '),
          tuples: `(values ${rows.join(', ')}) v${index}(${each.fields.map((_, nth) => `"c${nth}"`).join(', ')})`,
        };
      });

const anyOfThem = (where: string, among: readonly string[]): string =>
  among.join() === 'true' ? where : `${where} and (${among.join(' or ')})`;

/** How many rows pass, up to the cap. */
export const compileCount = (
  query: ListQuery,
): Result<Pick<Statement, 'values'> & { sql: string }, Refusal> => {
  const statement = statementOf(query.object, query.caller);
  const where = whereOf(statement, query);
  if (!where.ok) return where;
  const condition = anyOfThem(where.value, amongOf(statement, query));
  const sql = `select ${countOf(`${fromClause(statement)} where ${condition}`)} as total`;
  return ok({ sql, values: statement.values });
};

const countOf = (counted: string): string =>
  `(select count(*)::int from (select 1 from ${counted} limit ${COUNT_CAP + 1}) c)`;

/** Texts sort as people read them, in the order of the Russian and English alphabets. */
const orderColumn = (statement: Statement, object: ObjectDefinition, key: OrderKey): string =>
  column(statement, key.name, object.fields[key.name] ?? key.field);
