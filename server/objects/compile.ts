import type { Filter, Literal, Scope, Within } from '../../lib/filter/filter.ts';
import { isClockTime } from '../../lib/kernel/clock-time.ts';
import { isDay, isMoment } from '../../lib/kernel/day.ts';
import { ok, type Result, refuse } from '../../lib/kernel/result.ts';
import type { Field, Fields, ObjectDefinition } from '../../lib/objects/object.ts';
import { foldedLike } from '../db/folded-like.ts';
import { rulesOf } from './rules.ts';
import { indexedCondition } from './searched.ts';

export type FilterError = { reason: 'unknown_field' | 'invalid_filter'; field: string };

/** Everything one statement needs: parameters so far and the joins its fields asked for. */
export interface Statement {
  readonly object: ObjectDefinition;
  readonly values: unknown[];
  readonly joins: Map<string, string>;
  /** Which of the object's further tables a field has named: the others need no join. */
  readonly tables: Set<number>;
  /** The person who asks; null where there is none. */
  readonly caller: number | null;
}

export const statementOf = (object: ObjectDefinition, caller: number | null = null): Statement => ({
  object,
  caller,
  values: [],
  joins: new Map(),
  tables: new Set(),
});

/** Whether the fields used so far are all of the object's one table. */
export const isOneTable = ({ object, joins }: Statement): boolean =>
  object.tables.length === 1 && joins.size === 0;

/**
 * `"document" b0 join "vacation" b1 on b1.id = b0.id left join …` for the fields used so far; `from` may stand for some
 * rows of the first table.
 */
export const fromClause = (statement: Statement, from?: string): string => {
  const [base, ...rest] = statement.object.tables;
  return [
    from ?? `"${base}" b0`,
    ...rest.flatMap((table, index) =>
      statement.tables.has(index + 1)
        ? [`join "${table}" b${index + 1} on b${index + 1}."id" = b0."id"`]
        : [],
    ),
    ...statement.joins.values(),
  ].join(' ');
};

/** The raw SQL value of a field; a joined field adds its join to the statement. */
export const column = (statement: Statement, name: string, field: Field): string => {
  if (field.lines) return linesColumn(statement, field.lines, keptColumn);
  if (field.computed) {
    const expression = rulesOf(statement.object.object_id).computed?.[name];
    if (!expression) throw new Error(`no computed column ${statement.object.object_id}.${name}`);
    return typeof expression === 'string'
      ? expression
      : expression(param(statement, statement.caller, 'bigint'));
  }
  if (field.from) {
    const { ref, table, column: source } = field.from;
    const alias = `j_${ref}_${table}`;
    if (!statement.joins.has(alias)) {
      const key = statement.object.fields[ref];
      const own = key?.from ? column(statement, ref, key) : ownColumn(statement, ref, key);
      statement.joins.set(alias, `left join "${table}" ${alias} on ${alias}."id" = ${own}`);
    }
    return `${alias}."${source}"`;
  }
  return ownColumn(statement, name, field);
};

const ownColumn = (statement: Statement, name: string, field: Field | undefined): string => {
  const position = field?.table ? Math.max(0, statement.object.tables.indexOf(field.table)) : 0;
  if (position > 0) statement.tables.add(position);
  return `b${position}."${field?.column ?? name}"`;
};

type Lines = NonNullable<Field['lines']>;
type ColumnOf = (statement: Statement, name: string, field: Field) => string;

/**
 * The lines of the statement's row as one JSON list, in their order: each field as `columnOf` has it. The document is
 * named outside of the inner statement, whose tables have the same names.
 */
const linesColumn = (outer: Statement, { object, parent }: Lines, columnOf: ColumnOf): string => {
  const inner: Statement = { ...statementOf(object, outer.caller), values: outer.values };
  const columns = Object.entries(object.fields)
    .filter(([name]) => name !== parent && !name.startsWith('document_'))
    .map(([name, field]) => `${columnOf(inner, name, field)} as "${name}"`);
  return `(select coalesce(json_agg(l order by l."sort", l."id"), '[]') from (select b0."id" as "of") parent, lateral
    (select ${columns.join(', ')} from ${fromClause(inner)} where b0."${parent}" = parent."of") l)`;
};

/** A column of a line as rules see it: sums stay exact as text. */
const keptColumn = (statement: Statement, name: string, field: Field): string => {
  const sql = column(statement, name, field);
  return field.kind === 'decimal' ? `(${sql})::text` : sql;
};

/** The field as the wire shows it: flags '0'/'1', decimals and json as text, an absent name as ''. */
export const wireColumn = (statement: Statement, name: string, field: Field): string => {
  const sql = wireValue(statement, name, field);
  return field.shownIn ? `case when ${compileScope(statement, field.shownIn)} then ${sql} end` : sql;
};

const wireValue = (statement: Statement, name: string, field: Field): string => {
  if (field.lines) return linesColumn(statement, field.lines, wireColumn);
  const sql = column(statement, name, field);
  switch (field.kind) {
    case 'flag':
      return `case when ${sql} then '1' else '0' end`;
    case 'decimal':
      return field.money ? `trim_scale(${sql})::text` : `(${sql})::text`;
    case 'json':
      return field.asked === 'value' ? sql : `(${sql})::text`;
    default:
      return field.from && (field.kind === 'text' || field.kind === 'code') ? `coalesce(${sql}, '')` : sql;
  }
};

/** A value of its own: the placeholder that stands for it. */
export const param = (statement: Statement, value: unknown, cast: string): string => {
  statement.values.push(value);
  return `$${statement.values.length}::${cast}`;
};

const CAST: Readonly<Record<Field['kind'], string>> = {
  id: 'bigint',
  code: 'text',
  text: 'text',
  flag: 'boolean',
  day: 'date',
  time: 'text',
  moment: 'timestamptz',
  integer: 'numeric',
  decimal: 'numeric',
  json: 'text',
};

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;

/** A moment as people write it: a blank may stand before the time, and a time without a zone is UTC. */
const isWrittenMoment = (text: string): boolean => {
  const iso = text.replace(' ', 'T');
  return isMoment(iso) || isMoment(`${iso}Z`);
};

/** A literal as a field of its kind takes it; undefined when it is none. */
export const typedValue = (field: Field, value: Literal): unknown => {
  switch (field.kind) {
    case 'id': {
      const text = String(value);
      return /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
    }
    case 'integer':
    case 'decimal': {
      const text = String(value).replace(',', '.');
      return NUMBER.test(text) ? text : undefined;
    }
    case 'flag':
      if (value === true || value === '1' || value === 1) return true;
      return value === false || value === '0' || value === 0 ? false : undefined;
    case 'day':
      return isDay(value) ? value : undefined;
    case 'time':
      return isClockTime(value) ? value : undefined;
    case 'moment':
      return typeof value === 'string' && isWrittenMoment(value) ? value : undefined;
    default:
      return typeof value === 'boolean' ? undefined : String(value);
  }
};

const orderedText = (field: Field, sql: string): string => (field.kind === 'json' ? `(${sql})::text` : sql);

/**
 * A filter as SQL over the statement's tables. `fields` is the catalogue it may name: the caller's readable
 * fields for a client's filter, all of them for a row scope. The filter's text never reaches the statement:
 * names come from the catalogue, values become parameters.
 */
export const compileFilter = (
  statement: Statement,
  fields: Fields,
  filter: Filter,
): Result<string, FilterError> => {
  if ('and' in filter) return group(statement, fields, filter.and, ' and ', 'true');
  if ('or' in filter) return group(statement, fields, filter.or, ' or ', 'false');
  if ('not' in filter) {
    const inner = compileFilter(statement, fields, filter.not);
    return inner.ok ? ok(`not (${inner.value})`) : inner;
  }
  const field = Object.hasOwn(fields, filter.field) ? fields[filter.field] : undefined;
  if (!field || field.shownIn || field.lines || field.asked)
    return refuse({ reason: 'unknown_field', field: filter.field });
  const sql = orderedText(field, column(statement, filter.field, field));
  const cast = CAST[field.kind];
  // Greater and smaller by code points, as `matches` has it, whatever the database's collation.
  const ranked = cast === 'text' ? `${sql} collate "C"` : sql;
  const literal = (value: Literal): string | undefined => {
    if (value === null) return `null::${cast}`;
    const typed = typedValue(field, value);
    return typed === undefined ? undefined : param(statement, typed, cast);
  };
  const wrong = refuse({ reason: 'invalid_filter' as const, field: filter.field });

  if ('within' in filter) return ok(`${sql} = any(${rowsWithin(statement, filter.within)})`);
  if ('isNull' in filter)
    return ok(field.kind === 'code' && filter.field === 'status_id' ? `${sql} = 'empty'` : `${sql} is null`);
  if ('like' in filter) {
    if (field.kind === 'flag' || field.kind === 'day' || field.kind === 'moment') return wrong;
    return ok(alike(statement, field, sql, filter));
  }
  if ('in' in filter) {
    const typed = filter.in.map((value) => (value === null ? null : typedValue(field, value)));
    if (typed.includes(undefined)) return wrong;
    if (typed.length === 0) return ok('false');
    return ok(`${sql} = any(${param(statement, typed, `${cast}[]`)})`);
  }
  if ('between' in filter) {
    const [low, high] = [literal(filter.between[0]), literal(filter.between[1])];
    return low === undefined || high === undefined ? wrong : ok(`${ranked} between ${low} and ${high}`);
  }
  const value = literal(filter.value);
  return value === undefined
    ? wrong
    : ok(`${filter.op === '=' || filter.op === '<>' ? sql : ranked} ${filter.op} ${value}`);
};

type Like = Extract<Filter, { like: string }>;

const alike = (statement: Statement, field: Field, sql: string, { field: name, like, ci }: Like): string => {
  const text = (value: string): string => param(statement, value, 'text');
  if (!ci) return `(${sql})::text like ${text(like)}`;
  const compared = foldedLike(sql, like, text);
  const isOwn = !field.from && !field.computed && !field.table;
  const table = isOwn ? statement.object.tables[0] : undefined;
  const led = indexedCondition(table, field.column ?? name, { asked: like, sql, param: text });
  return led ? `(${compared} and ${led})` : compared;
};

/** Read once for a statement, so that what is found leads to its rows by their index. */
const rowsWithin = (statement: Statement, { table, column: name, any }: Within): string => {
  const conditions = Object.entries(any).map(
    ([each, value]) =>
      `"${each}" = ${param(statement, value, typeof value === 'number' ? 'bigint' : 'text')}`,
  );
  return `array(select "${name}" from "${table}" where ${conditions.join(' or ') || 'false'})`;
};

const group = (
  statement: Statement,
  fields: Fields,
  parts: readonly Filter[],
  glue: string,
  nothing: string,
): Result<string, FilterError> => {
  const compiled: string[] = [];
  for (const part of parts) {
    const one = compileFilter(statement, fields, part);
    if (!one.ok) return one;
    compiled.push(one.value);
  }
  return ok(compiled.length === 0 ? nothing : `(${compiled.join(glue)})`);
};

/** A row scope as SQL. Scopes are ours: a name they get wrong is a defect, not a refusal. */
export const compileScope = (statement: Statement, scope: Scope): string => {
  if (scope === 'all') return 'true';
  if (scope === 'none') return 'false';
  const compiled = compileFilter(statement, statement.object.fields, scope);
  if (!compiled.ok) throw new Error(`scope of ${statement.object.object_id}: ${compiled.error.field}`);
  return compiled.value;
};

/** Rows that are this object at all. */
export const compileDiscriminator = (statement: Statement): string => {
  const { discriminator } = statement.object;
  return discriminator
    ? `b0."${discriminator.column}" = ${param(statement, discriminator.value, typeof discriminator.value === 'boolean' ? 'boolean' : 'text')}`
    : 'true';
};
