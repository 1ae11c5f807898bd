import { isClockTime } from '../../lib/kernel/clock-time.ts';
import { isDay, isMoment } from '../../lib/kernel/day.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import { parsePositive } from '../../lib/money/parse-amount.ts';
import { formatRefusal } from '../../lib/objects/formats.ts';
import type { Field, Fields, Money, ObjectDefinition } from '../../lib/objects/object.ts';
import { CallError, refusal } from '../call/call-error.ts';

export type Wire = Record<string, unknown>;
/** Column values by field name, ready to be parameters. */
export type Columns = Record<string, unknown>;

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
const INTEGER = /^\d{1,9}$/;
const DECIMAL = /^\d{1,10}([.,]\d{1,2})?$/;

/**
 * A record from the wire as column values: strings trimmed, kinds checked, unknown and unwritable fields refused.
 * `id` and `updated_at` are read by the caller of this function. Refuses: unknown_field, validation.
 */
export const parseRecord = (object: ObjectDefinition, sent: Wire, mode: 'add' | 'edit'): Columns => {
  const { record, twice } = underOwnNames(object.fields, sent);
  const written: Wire = {};
  for (const [name, raw] of Object.entries(record)) {
    if (name === 'updated_at' && mode === 'edit') continue;
    if (name === 'id' && (mode === 'edit' || object.fields.id?.write === undefined)) continue;
    const field = Object.hasOwn(object.fields, name) ? object.fields[name] : undefined;
    if (!field || !(field.write === 'always' || field.write === mode))
      throw refusal('unknown_field', { field: name.slice(0, 60) });
    written[name] = raw;
  }
  const { columns, refused } = parseFields(object.fields, written);
  refused.push(...twice);
  if (mode === 'add')
    for (const [name, field] of Object.entries(object.fields))
      if (field.required && !(name in record)) refused.push({ field: name, code: 'field/required' });
  if (refused.length > 0) throw new CallError({ reason: 'validation', fields: refused });
  return columns;
};

/** Values of known fields by their kinds, and what is wrong with the others; `written` names no other field. */
export const parseFields = (fields: Fields, written: Wire): { columns: Columns; refused: FieldRefusal[] } => {
  const columns: Columns = {};
  const refused: FieldRefusal[] = [];
  for (const [name, raw] of Object.entries(written)) {
    const field = fields[name];
    if (!field) continue;
    const parsed = parseValue(field, raw);
    if (parsed === undefined) refused.push({ field: name, ...whyWrong(field, raw) });
    else if (typeof parsed === 'string' && field.max && [...parsed].length > field.max)
      refused.push({ field: name, code: 'field/too-long', values: { max: field.max } });
    else if (field.required && (parsed === '' || parsed === null))
      refused.push({ field: name, code: 'field/required' });
    else {
      const wrong = formatRefusal(name, field, parsed);
      if (wrong) refused.push(wrong);
      else columns[name] = parsed;
    }
  }
  return { columns, refused };
};

/** A record with its fields under their own names, and what it says by both names of a field with two values. */
const underOwnNames = (fields: Fields, sent: Wire): { record: Wire; twice: FieldRefusal[] } => {
  const record = { ...sent };
  const twice: FieldRefusal[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const { alias } = field;
    if (!alias || !Object.hasOwn(sent, alias)) continue;
    delete record[alias];
    if (!Object.hasOwn(sent, name)) record[name] = sent[alias];
    else if (parseValue(field, sent[name]) !== parseValue(field, sent[alias]))
      twice.push({ field: alias, code: 'field/named-twice', values: { other: name } });
  }
  return { record, twice };
};

/** What can be read already of a record that is being written: wrong values and unwritable fields are left out. */
export const writtenSoFar = (object: ObjectDefinition, sent: Wire): Columns =>
  Object.fromEntries(
    Object.entries(underOwnNames(object.fields, sent).record).flatMap(([name, raw]) => {
      const field = Object.hasOwn(object.fields, name) ? object.fields[name] : undefined;
      const parsed = field?.write ? parseValue(field, raw) : undefined;
      return parsed === undefined ? [] : [[name, parsed]];
    }),
  );

/** The value as its column takes it; undefined when it is not of the field's kind. */
const parseValue = (field: Field, raw: unknown): unknown => {
  const value = typeof raw === 'string' ? raw.trim() : raw;
  if (value === null || value === '') return emptyValue(field);
  if (field.kind !== 'json' && typeof value === 'object') return undefined;
  switch (field.kind) {
    case 'id': {
      const id = Number(value);
      return /^\d{1,15}$/.test(String(value)) && id > 0 ? id : undefined;
    }
    case 'integer':
      return INTEGER.test(String(value)) ? Number(value) : undefined;
    case 'decimal':
      if (field.money) return moneyOf(field.money, value);
      return DECIMAL.test(String(value)) ? String(value).replace(',', '.') : undefined;
    case 'flag':
      return value === '1' || value === true || value === 1
        ? true
        : value === '0' || value === false || value === 0
          ? false
          : undefined;
    case 'day':
      return isDay(value) ? value : undefined;
    case 'time':
      return isClockTime(value) ? value : undefined;
    case 'moment':
      return isMoment(value) ? new Date(value).toISOString() : undefined;
    case 'json':
      return jsonText(value, field.max);
    default:
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      if (CONTROL.test(String(value)) || !String(value).isWellFormed()) return undefined;
      return field.values && !field.values.includes(String(value)) ? undefined : String(value);
  }
};

/** A sum of money as it was typed, or as a number. */
const moneyOf = ({ places }: Money, value: unknown): string | undefined => {
  const sum = parsePositive(String(value), places);
  return sum.ok ? sum.value : undefined;
};

/** Money says what is wrong with it; anything else is not of its kind. */
const whyWrong = ({ money }: Field, raw: unknown): Omit<FieldRefusal, 'field'> => {
  const sum = money && typeof raw !== 'object' ? parsePositive(String(raw), money.places) : undefined;
  return sum && !sum.ok ? sum.error : { code: 'field/wrong' };
};

const emptyValue = (field: Field): unknown => {
  if (field.nullable) return null;
  if (field.kind === 'text' || field.kind === 'code')
    return !field.values || field.values.includes('') ? '' : undefined;
  if (field.kind === 'json') return '{}';
  return field.kind === 'flag' ? false : field.required ? null : undefined;
};

/** A plain JSON object, given as text or as an object; nothing that could reach a prototype. */
const jsonText = (value: unknown, max = 8_000): string | undefined => {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) return undefined;
    const text = JSON.stringify(parsed);
    return text.length <= max && !text.includes('\\u0000') ? text : undefined;
  } catch {
    return undefined;
  }
};
