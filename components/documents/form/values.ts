import { type DocumentFormDefinition, fieldsOfForm } from '../../../lib/documents/form.ts';
import type { DocumentRecord } from '../../../lib/documents/record.ts';
import { isDay } from '../../../lib/kernel/day.ts';

/** What a form holds: the family's fields by name, as the wire spells them. Null is empty. */
export type Values = Readonly<Record<string, string | number | null>>;

const COMMENTS = ['comments', 'comments_eng'] as const;

/** A form before anything is filled in. */
export const emptyValues = (form: DocumentFormDefinition, employee_id: number | null): Values => ({
  ...Object.fromEntries(fieldsOfForm(form).map((field) => [field, null])),
  employee_id,
  comments: '',
  comments_eng: '',
});

/** A document as its form holds it. */
export const valuesOf = (form: DocumentFormDefinition, row: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    ['employee_id', ...fieldsOfForm(form), ...COMMENTS].map((field) => {
      const value = row[field];
      return [field, typeof value === 'string' || typeof value === 'number' ? value : null];
    }),
  );

/** The fields whose value is not the one the server holds; texts are compared as they would be stored. */
export const changedFields = (values: Values, base: Values): string[] =>
  Object.keys(values).filter((field) => stored(values[field]) !== stored(base[field]));

const stored = (value: string | number | null | undefined): string | number | null =>
  typeof value === 'string' ? value.trim() : (value ?? null);

/**
 * What is sent for some fields. The days of a period follow from its ends, so they are left out where both are sent;
 * a comment that was emptied is sent as an empty text.
 */
export const wireOf = (
  values: Values,
  fields: readonly string[],
  period: { start: string; end: string; days: string },
): Record<string, unknown> => {
  const dates = [period.start, period.end];
  const touched = fields.some((field) => dates.includes(field) || field === period.days);
  const sent = touched
    ? [...new Set([...fields.filter((field) => field !== period.days), ...dates])]
    : fields;
  const whole = values[period.end] !== null && values[period.start] !== null;
  const named = touched && !whole ? [...sent, period.days] : sent;
  return Object.fromEntries(named.map((field) => [field, stored(values[field])]));
};

/** A form as the rules see it. */
export const recordOf = (values: Values, id: number | null): DocumentRecord => ({
  ...values,
  id,
  employee_id: Number(values.employee_id ?? 0),
  document_type_id: numberOrNull(values.document_type_id),
  start_date: dayOrNull(values.start_date),
  end_date: dayOrNull(values.end_date),
  days: numberOrNull(values.days),
  comments: String(values.comments ?? ''),
  comments_eng: String(values.comments_eng ?? ''),
});

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const dayOrNull = (value: unknown): string | null => (isDay(value) ? value : null);

/** The names of the form's period fields; those of the common document where it has none. */
export const periodOf = (form: DocumentFormDefinition): { start: string; end: string; days: string } =>
  form.sections.flatMap((section) => section.controls).find((control) => control.kind === 'period') ?? {
    start: 'start_date',
    end: 'end_date',
    days: 'days',
  };
