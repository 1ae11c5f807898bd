/** A field that a deed gave another value. */
export interface Change {
  readonly field: string;
  /** Undefined where the audit does not say what it was. */
  readonly was: unknown;
  readonly now: unknown;
}

type Detail = Readonly<Record<string, unknown>>;

/** What a row of the audit says, read from its text; nothing where it is no record. */
export const detailOf = (text: string): Detail => {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
};

/** What was done to what, where it is known. */
interface Deed {
  readonly object_id: string;
  readonly action: string;
}

/** Where a row that is added, or deleted, changes what holds: texts and values of parameters have what was delivered before it. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  lan: ['name', 'name_eng'],
  parameter: ['value'],
  parameter_override: ['value'],
};

/** What a deed changed: values before and after, where the row has both, or where one of them is what was delivered. */
export const changesOf = (detail: Detail, deed?: Deed): Change[] => {
  const held =
    deed?.action === 'table.add' || deed?.action === 'table.del' ? HELD[deed.object_id] : undefined;
  if (held)
    return held
      .filter((field) => detail[field] !== undefined && detail[field] !== '')
      .map((field) =>
        deed?.action === 'table.add'
          ? { field, was: null, now: detail[field] }
          : { field, was: detail[field], now: null },
      );
  const [was, now] = isRecord(detail.was)
    ? [detail.was, detail]
    : isRecord(detail.before) && isRecord(detail.after)
      ? [detail.before, detail.after]
      : [{}, {}];
  return Object.keys(was)
    .filter((field) => field in now && JSON.stringify(was[field]) !== JSON.stringify(now[field]))
    .map((field) => ({ field, was: was[field], now: now[field] }));
};

/** All other values of a row, by name; a record in it becomes JSON. */
export const restOf = (detail: Detail, deed?: Deed): (readonly [name: string, value: unknown])[] => {
  const told = new Set([
    'was',
    'before',
    'after',
    'updated_at',
    ...changesOf(detail, deed).map(({ field }) => field),
  ]);
  return Object.entries(detail).filter(([name, value]) => !told.has(name) && value !== null && value !== '');
};

/** A value as the audit shows it: texts and numbers as they are, what stands in a record by its names; '' for none. */
export const shownValue = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const record = recordIn(value);
  if (record)
    return Object.entries(record)
      .filter(([, inside]) => inside !== null && inside !== '')
      .map(([name, inside]) => `${name}: ${shownValue(inside)}`)
      .join(', ');
  return Array.isArray(value) ? value.map(shownValue).join(', ') : String(value);
};

/** A record, or a text that holds one. */
const recordIn = (value: unknown): Detail | undefined => {
  if (isRecord(value)) return value;
  return typeof value === 'string' && value.startsWith('{') ? detailOf(value) : undefined;
};

/** A step of a document: from one status to another. */
export const stepOf = (detail: Detail): { readonly from: string; readonly to: string } | undefined =>
  typeof detail.from === 'string' && typeof detail.to === 'string'
    ? { from: detail.from, to: detail.to }
    : undefined;

const isRecord = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
