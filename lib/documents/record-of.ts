import { isClockTime } from '../kernel/clock-time.ts';
import { isDay } from '../kernel/day.ts';
import { parseAmount } from '../money/parse-amount.ts';
import type { Field, Fields } from '../objects/object.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import type { Line } from './lines.ts';

/**
 * A document as the rules see it, from the values that a form holds or the view sends. What is not whole yet counts as
 * not filled in.
 */
export const recordOf = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  id: number | null,
): DocumentRecord => ({
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ofKind(fields[name], value)])),
  id,
  employee_id: Number(values.employee_id ?? 0),
  document_type_id: numberOrNull(values.document_type_id),
  start_date: dayOrNull(values.start_date),
  end_date: dayOrNull(values.end_date),
  days: numberOrNull(values.days),
  comments: String(values.comments ?? ''),
  comments_eng: String(values.comments_eng ?? ''),
});

const ofKind = (field: Field | undefined, value: unknown): unknown => {
  if (field?.lines) return linesFrom(field.lines.object.fields, value);
  switch (field?.kind) {
    case 'day':
      return dayOrNull(value);
    case 'time':
      return isClockTime(value) ? value : null;
    case 'flag':
      return value === '1' || value === true;
    case 'id':
    case 'integer':
      return numberOrNull(value);
    case 'decimal': {
      const amount = typeof value === 'string' ? parseAmount(value, field.money?.places ?? 2) : undefined;
      return amount?.ok ? amount.value : null;
    }
    default:
      return value;
  }
};

/** Lines of the form or of the view, each by the kinds of its fields. */
const linesFrom = (fields: Fields, value: unknown): readonly Line[] =>
  Array.isArray(value)
    ? value.map((line: Readonly<Record<string, unknown>>) => ({
        ...Object.fromEntries(Object.entries(line).map(([name, each]) => [name, ofKind(fields[name], each)])),
        id: typeof line.id === 'number' ? line.id : null,
      }))
    : [];

const numberOrNull = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};
const dayOrNull = (value: unknown): string | null => (isDay(value) ? value : null);
