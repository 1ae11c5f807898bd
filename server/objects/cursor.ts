import type { Field } from '../../lib/objects/object.ts';

/** One column a list is ordered by. */
export interface OrderKey {
  name: string;
  field: Field;
  desc: boolean;
  nullable: boolean;
}

type CursorValue = string | number | boolean | null;

/** The place after a row, as opaque text: order and values, nothing a caller could not have read. */
export const encodeCursor = (order: readonly OrderKey[], keys: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify([signature(order), ...order.map((key) => keys[key.name] ?? null)])).toString(
    'base64url',
  );

/** The values of a cursor made for this very order; undefined for anything else. */
export const decodeCursor = (order: readonly OrderKey[], text: string): CursorValue[] | undefined => {
  if (text.length > 2_000) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!Array.isArray(parsed) || parsed[0] !== signature(order) || parsed.length !== order.length + 1)
    return undefined;
  const values = parsed.slice(1) as unknown[];
  return values.every((value, index) => fits(order[index]?.field, value))
    ? (values as CursorValue[])
    : undefined;
};

const signature = (order: readonly OrderKey[]): string =>
  order.map((key) => `${key.desc ? '-' : ''}${key.name}`).join(',');

const fits = (field: Field | undefined, value: unknown): boolean => {
  if (value === null) return true;
  switch (field?.kind) {
    case 'id':
    case 'integer':
      return Number.isSafeInteger(value);
    case 'decimal':
      return typeof value === 'number' && Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'day':
    case 'moment':
      return (
        typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
      );
    default:
      return typeof value === 'string';
  }
};

const CAST: Readonly<Record<Field['kind'], string>> = {
  id: 'bigint',
  integer: 'numeric',
  decimal: 'numeric',
  flag: 'boolean',
  day: 'date',
  time: 'text',
  moment: 'timestamptz',
  code: 'text',
  text: 'text',
  json: 'text',
};

/**
 * Rows that come after the cursor: (a, b) > (x, y) where neither may be absent, so that an index leads to the first of them;
 * (a > x) or (a = x and b > y) or … where one may.
 */
export const keysetCondition = (
  order: readonly OrderKey[],
  cursor: readonly CursorValue[],
  columnOf: (key: OrderKey) => string,
  values: unknown[],
): string => {
  if (isOneWay(order) && !cursor.includes(null)) return asOneRow(order, cursor, columnOf, values);
  const alternatives = order.map((key, index) => {
    const equal = order
      .slice(0, index)
      .map((earlier, position) => same(columnOf(earlier), earlier, cursor[position] ?? null, values));
    return [...equal, beyond(columnOf(key), key, cursor[index] ?? null, values)].join(' and ');
  });
  return `(${alternatives.map((each) => `(${each})`).join(' or ')})`;
};

const isOneWay = (order: readonly OrderKey[]): boolean =>
  order.every(({ desc, nullable }) => !nullable && desc === order[0]?.desc);

const asOneRow: typeof keysetCondition = (order, cursor, columnOf, values) => {
  const at = order.map(({ field }, index) => `$${values.push(cursor[index])}::${CAST[field.kind]}`);
  return `(${order.map(columnOf).join(', ')}) ${order[0]?.desc ? '<' : '>'} (${at.join(', ')})`;
};

const same = (sql: string, key: OrderKey, value: CursorValue, values: unknown[]): string =>
  value === null ? `${sql} is null` : `${sql} = $${values.push(value)}::${CAST[key.field.kind]}`;

/** Absent values are the greatest: last in rising order, first in falling order, as PostgreSQL's indexes have them. */
const beyond = (sql: string, key: OrderKey, value: CursorValue, values: unknown[]): string => {
  if (value === null) return key.desc ? `${sql} is not null` : 'false';
  const compared = `${sql} ${key.desc ? '<' : '>'} $${values.push(value)}::${CAST[key.field.kind]}`;
  return key.nullable && !key.desc ? `(${compared} or ${sql} is null)` : compared;
};
