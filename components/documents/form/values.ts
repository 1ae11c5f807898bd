import { type DocumentFormDefinition, fieldsOfForm, linesOfForm } from '../../../lib/documents/form.ts';
import type { CellValue } from '../../../lib/documents/lines.ts';
import {
  type FormLines,
  isLines,
  linesIn,
  linesOfRow,
  rekeyed,
  sameLines,
  storedLines,
  wireLines,
} from './form-lines.ts';

/** What a form holds: the family's fields by name, as the wire spells them, and its lines. Null is empty. */
export type Values = Readonly<Record<string, FormValue>>;
export type FormValue = CellValue | FormLines;

const COMMENTS = ['comments', 'comments_eng'] as const;

/** A form before anything is filled in. */
export const emptyValues = (form: DocumentFormDefinition, employee_id: number | null): Values => ({
  ...Object.fromEntries(fieldsOfForm(form).map((field) => [field, null])),
  ...Object.fromEntries(linesOfForm(form).map(({ field }) => [field, []])),
  employee_id,
  comments: '',
  comments_eng: '',
});

/** A document as its form holds it; lines keep the keys they had in `before`. */
export const valuesOf = (
  form: DocumentFormDefinition,
  row: Readonly<Record<string, unknown>>,
  before: Values = {},
): Values => ({
  ...Object.fromEntries(
    ['employee_id', ...fieldsOfForm(form), ...COMMENTS].map((field) => {
      const value = row[field];
      return [field, typeof value === 'string' || typeof value === 'number' ? value : null];
    }),
  ),
  ...Object.fromEntries(
    linesOfForm(form).map((control) => [
      control.field,
      linesOfRow(control, row[control.field], linesIn(before, control.field)),
    ]),
  ),
});

/**
 * What the form holds once `sent` was stored as `kept`, and what it holds on top: whatever was typed meanwhile. Lines
 * that have got their ids are the lines they were.
 */
export const afterStoring = (now: Values, sent: Values, kept: Values): { base: Values; values: Values } => {
  const base = mapLines(kept, (lines, field) => rekeyed(lines, linesIn(sent, field)));
  const typed = changedFields(now, sent);
  return {
    base,
    values: mapLines({ ...base, ...pick(now, typed) }, (lines, field) =>
      typed.includes(field) ? storedLines(lines, linesIn(sent, field), linesIn(base, field)) : lines,
    ),
  };
};

const mapLines = (values: Values, change: (lines: FormLines, field: string) => FormLines): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, isLines(value) ? change(value, field) : value]),
  );

export const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

/** The fields whose value is not the one the server holds; texts are compared as they would be stored. */
export const changedFields = (values: Values, base: Values): string[] =>
  Object.keys(values).filter((field) => !isSame(values[field], base[field]));

const isSame = (one: FormValue | undefined, other: FormValue | undefined): boolean =>
  isLines(one) || isLines(other)
    ? sameLines(isLines(one) ? one : [], isLines(other) ? other : [])
    : stored(one) === stored(other);

export const isEmptyValue = (value: FormValue | undefined): boolean =>
  isLines(value) ? value.length === 0 : value === null || value === undefined || value === '';

const stored = (value: CellValue | undefined): CellValue =>
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
  return Object.fromEntries(
    named.map((field) => {
      const value = values[field];
      return [field, isLines(value) ? wireLines(value) : stored(value)];
    }),
  );
};

/** The names of the form's period fields; those of the common document where it has none. */
export const periodOf = (form: DocumentFormDefinition): { start: string; end: string; days: string } =>
  form.sections.flatMap((section) => section.controls).find((control) => control.kind === 'period') ?? {
    start: 'start_date',
    end: 'end_date',
    days: 'days',
  };

/**
 * What empties the fields, and the cells of lines (`details.2.rate`), that the document no longer takes; undefined where
 * each is empty.
 */
export const emptiedOf = (values: Values, stale: readonly string[]): Values | undefined => {
  const emptied: Record<string, FormValue> = {};
  for (const path of stale) {
    const [field = '', index, cell = ''] = path.split('.');
    const value = emptied[field] ?? values[field];
    if (index === undefined) {
      if (!isEmptyValue(value)) emptied[field] = null;
    } else if (isLines(value) && (value[Number(index)]?.cells[cell] ?? null) !== null)
      emptied[field] = value.map((line, at) =>
        at === Number(index) ? { ...line, cells: { ...line.cells, [cell]: null } } : line,
      );
  }
  return Object.keys(emptied).length > 0 ? emptied : undefined;
};
