import type { Kind, ObjectDefinition } from '../objects/object.ts';

/** Whether a field is of the document, of its person, of the company or of the form itself. */
export type FormGroup = 'document' | 'employee' | 'organization' | 'form';

/** A field that a printed form may name, as `{{vacation.start_date}}`. */
export interface FormField {
  readonly path: string;
  readonly group: FormGroup;
  /** The field of the object; of a line, the field of the line. */
  readonly field: string;
  readonly kind: Kind;
  /** The lines it is a field of: known only between `{{#lines}}` and `{{/lines}}`. */
  readonly list?: string;
}

/** The list of all documents of one form: a form of several people names each between its tags. */
export const DOCUMENTS = 'documents';

const OF_PERSON = ['name', 'short_name', 'number', 'position', 'department'];
const OF_COMPANY = ['name', 'inn', 'ogrn', 'okpo', 'address', 'phone'];
/**
 * The day it is made, the department of its people where all are of one, and whether it is made in English: `{{#form.en}}`
 * parts what a form says in each language. And which of its documents it is at, from 1.
 */
const OF_FORM: readonly (readonly [string, Kind])[] = [
  ['today', 'day'],
  ['department', 'text'],
  ['en', 'flag'],
  ['row', 'integer'],
];
/** Internal fields, not offered in templates. */
const INNER =
  /^(object_id|type|document_type(_code)?|(document_)?status_id|reject|version|indicators|updated_at|editor_name|signed|hash)$|^replaced|_(ids|hash)$/;
/** No keys, internal fields or English twins: a form takes the field of its language. */
const isPrinted = (name: string, kind: Kind): boolean =>
  kind !== 'id' && kind !== 'json' && !name.endsWith('_eng') && !INNER.test(name);

/** Every field a form of an object may name, those of its lines under the name of the lines. */
export const formFields = ({ object_id, fields }: ObjectDefinition): FormField[] => [
  ...Object.entries(fields).flatMap(([name, { kind, lines, asked }]): FormField[] =>
    lines
      ? Object.entries(lines.object.fields)
          .filter(([field, of]) => isPrinted(field, of.kind))
          .map(([field, of]) => ({
            path: `${name}.${field}`,
            group: 'document',
            field,
            kind: of.kind,
            list: name,
          }))
      : (!asked || kind === 'text') && isPrinted(name, kind)
        ? [{ path: `${object_id}.${name}`, group: 'document', field: name, kind }]
        : [],
  ),
  ...OF_PERSON.map(
    (field): FormField => ({ path: `employee.${field}`, group: 'employee', field, kind: 'text' }),
  ),
  ...OF_COMPANY.map(
    (field): FormField => ({
      path: `organization.${field}`,
      group: 'organization',
      field,
      kind: 'text',
    }),
  ),
  ...OF_FORM.map(([field, kind]): FormField => ({ path: `form.${field}`, group: 'form', field, kind })),
];
