import { calendarOf } from '../../lib/calendar/calendar.ts';
import { NOTHING_KNOWN } from '../../lib/documents/facts.ts';
import type { Family } from '../../lib/documents/family.ts';
import { findingsOf, neededOf } from '../../lib/documents/findings.ts';
import { standingOf } from '../../lib/documents/moments.ts';
import { DEPARTMENT } from '../../lib/documents/named-readers.ts';
import type { RuleFacts } from '../../lib/documents/record.ts';
import { recordOf } from '../../lib/documents/record-of.ts';
import { addDays, type Day, yearOf } from '../../lib/kernel/day.ts';
import type { Field, Fields } from '../../lib/objects/object.ts';
import { parseTypeDetail } from '../../lib/workflow/document.ts';

/** What a document is filled in with. */
export interface FillIn {
  /** Of a type that asks for no attachment and no other document and takes from no balance; null where the family has no types. */
  readonly type: { readonly id: number; readonly code: string } | null;
  /** Ids of entries, by the dictionary that a field names. */
  readonly entries: Readonly<Record<string, number | string>>;
  /** What only a control of the family chooses. */
  readonly picked?: string;
  /** Days that no other document of the company has. */
  readonly start_date: Day;
  readonly end_date: Day;
}

/** A day of what has happened, whatever days the document has. */
const HAPPENED: Day = '2026-06-01';

/** Days of the form that are neither its first nor its last come as long after it. */
const LATER_DAYS = 30;

/**
 * A document of a family that its definition lets through: everything that is needed of its type has a value of its
 * kind, as the wire takes it. A family whose rules ask for more says so by refusing it.
 */
export const filledDocument = (family: Family, fill: FillIn): Record<string, unknown> => {
  const required = Object.entries(family.fields).flatMap(([name, { required }]) => (required ? [name] : []));
  const { start, end } = family.dates ?? {};
  const lines = Object.keys(family.lines ?? {});
  const named = new Set([...neededOf(family, fill.type?.code), ...required, start, end, ...lines]);
  const filled = Object.fromEntries(
    [...named].flatMap((name) => {
      const field = name === undefined ? undefined : family.object.fields[name];
      return name !== undefined && field?.write ? [[name, filledIn(family, name, field, fill)]] : [];
    }),
  );
  const { unasked = [] } = standingOf(family, recordOf(family.object.fields, filled, null), factsOf(fill));
  return Object.fromEntries(Object.entries(filled).filter(([name]) => !unasked.includes(name)));
};

/** A company that sets nothing of its own, on the first day of the document. */
const factsOf = (fill: FillIn): RuleFacts => ({
  ...NOTHING_KNOWN,
  today: fill.start_date,
  calendar: calendarOf([]),
  parameters: {},
  type: fill.type && { code: fill.type.code, detail: parseTypeDetail({}) },
  byHr: false,
  isNew: true,
});

/** Whether a document of its type is sent without another one that it is linked to. */
export const standsAlone = (family: Family, fill: FillIn): boolean => {
  const links = Object.entries(family.fields).flatMap(([name, { links }]) => (links ? [name] : []));
  if (links.length === 0) return true;
  const record = recordOf(family.object.fields, filledDocument(family, fill), null);
  const { refusals } = findingsOf(family, record, factsOf(fill));
  return !refusals.some(({ field }) => links.includes(field));
};

/** A line that names a reader names a person. */
const isDepartment = ({ readers, lines = {} }: Family, fields: Fields, name: string): boolean =>
  name === DEPARTMENT && readers.named !== undefined && lines[readers.named]?.fields[name] === fields[name];

/** A line with a value of its kind in everything that is written, of all the document's days; no flag is ticked, no file named. */
export const filledLine = (family: Family, fields: Fields, fill: FillIn): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!field.write || field.kind === 'flag' || field.file || isDepartment(family, fields, name))
        return [];
      if (field.happened) return [[name, HAPPENED]];
      if (field.kind === 'day' && name !== family.dates?.end) return [[name, fill.start_date]];
      return [[name, name === family.dates?.end ? fill.end_date : ofKind(field, fill)]];
    }),
  );

/** A number that the form asks for as a year: that of the first day. */
const isYear = ({ form }: Family, name: string): boolean =>
  form.sections.some(({ controls }) =>
    controls.some((control) => control.kind === 'year' && control.field === name),
  );

const filledIn = (family: Family, name: string, field: Field, fill: FillIn): unknown => {
  if (name === 'document_type_id') return fill.type?.id ?? null;
  if (name === family.dates?.start) return fill.start_date;
  if (name === family.dates?.end) return fill.end_date;
  if (isYear(family, name)) return yearOf(fill.start_date);
  if (field.lines) {
    const line = filledLine(family, field.lines.object.fields, fill);
    const byPortal = family.lines?.[name]?.filled?.(line) ?? [];
    return [Object.fromEntries(Object.entries(line).filter(([cell]) => !byPortal.includes(cell)))];
  }
  return ofKind(field, fill);
};

const ofKind = (field: Field, fill: FillIn): unknown => {
  if (field.example) return field.example;
  if (field.happened) return HAPPENED;
  if (field.picked) return fill.picked ?? '';
  if (field.references) return fill.entries[field.references] ?? null;
  if (field.values) return field.values[0];
  if (field.digits)
    return fill.start_date.replaceAll('-', '').padEnd(field.digits, '0').slice(0, field.digits);
  switch (field.kind) {
    case 'day':
      return addDays(fill.end_date, LATER_DAYS);
    case 'time':
      return '10:00';
    case 'integer':
      return 1;
    case 'decimal':
      return '100';
    case 'flag':
      return '1';
    default:
      return 'Слово';
  }
};
