import type { FamilyDates } from '../families/identity.ts';
import type { Field, Fields } from '../objects/object.ts';
import { writtenIn } from './lines.ts';

/** A control of one field. */
export type FieldControl =
  | { readonly kind: 'type'; readonly field: string }
  | { readonly kind: 'year' | 'day' | 'time' | 'number' | 'money' | 'flag'; readonly field: string }
  | {
      readonly kind: 'text' | 'long_text';
      readonly field: string;
      readonly max: number;
      readonly digits?: number;
    }
  | { readonly kind: 'choice'; readonly field: string; readonly values: readonly string[] }
  /** An entry of a dictionary, by its id. */
  | { readonly kind: 'dictionary'; readonly field: string; readonly object: string }
  /** Another document of the same person, of that family. */
  | { readonly kind: 'document'; readonly field: string; readonly object: string }
  /** A file of the document. */
  | { readonly kind: 'file'; readonly field: string }
  /** What only a control of its family knows how to choose. */
  | { readonly kind: 'picked'; readonly field: string };

/** A column of lines: how its field is filled in, and the room it takes at least, in rem. */
export interface LineColumn {
  readonly control: FieldControl;
  readonly room: number;
  /** False where it is only shown. */
  readonly written: boolean;
}

/** The lines of a document: a table that is filled in. */
export interface LinesControl {
  readonly kind: 'lines';
  readonly field: string;
  readonly columns: readonly LineColumn[];
  /** Columns as read: those read as one are grouped. */
  readonly reads: readonly (readonly LineColumn[])[];
  /** All that a line may be told, columns or none. */
  readonly written: readonly string[];
  /** As many as there may be. */
  readonly max: number;
}

/** A control of a document form, in the order it stands on the screen. */
export type FormControl =
  | FieldControl
  | LinesControl
  | { readonly kind: 'period'; readonly start: string; readonly end: string; readonly days: string };

/** The control of a period stands for its three fields. */
export const PERIOD = 'period of the family';

/**
 * An entry of a section: the name of a field, whose kind says how it is filled in; `PERIOD`; or a number that is a
 * year.
 */
export type FormEntry = string | { readonly year: string };

export interface FormInput {
  readonly sections: readonly { readonly key: string; readonly controls: readonly FormEntry[] }[];
  /** Show who else is away in the chosen period. */
  readonly away?: true;
  readonly attachments: boolean;
}

/** How a family's form is put together; labels are `families.<family>.fields.<field>`, else `documents.fields.<field>`. */
export interface DocumentFormDefinition {
  readonly sections: readonly { readonly key: string; readonly controls: readonly FormControl[] }[];
  readonly away: boolean;
  readonly attachments: boolean;
}

/** From so many characters on a text takes several lines. */
const LONG_TEXT = 500;

/**
 * The form of a family with each entry as the control that its field's kind asks for. Throws where a name is no field, and
 * where lines are read without one of their columns.
 */
export const formOf = (
  input: FormInput,
  fields: Fields,
  dates: FamilyDates | undefined,
): DocumentFormDefinition => ({
  sections: input.sections.map(({ key, controls }) => ({
    key,
    controls: controls.map((entry) => controlOf(entry, fields, dates)),
  })),
  away: input.away ?? false,
  attachments: input.attachments,
});

const controlOf = (entry: FormEntry, fields: Fields, dates: FamilyDates | undefined): FormControl => {
  if (typeof entry !== 'string') return { kind: 'year', field: entry.year };
  if (entry === PERIOD) {
    const { start, end, days } = dates ?? {};
    if (!start || !end || !days) throw new Error('a form has a period, its family has none');
    return { kind: 'period', start, end, days };
  }
  if (entry === 'document_type_id') return { kind: 'type', field: entry };
  const field = fields[entry];
  if (!field) throw new Error(`the form names ${entry}, which is no field`);
  return field.lines ? linesControl(entry, field.lines) : ofKind(entry, field);
};

const linesControl = (
  field: string,
  { object, columns, reads, max }: NonNullable<Field['lines']>,
): LinesControl => {
  const columnOf = (name: string): LineColumn => {
    const [column, room] = [object.fields[name], columns[name]];
    if (!column || room === undefined)
      throw new Error(`lines of ${field} have a column ${name}, which is no field`);
    return { control: ofKind(name, column), room, written: column.write !== undefined };
  };
  const forgotten = Object.keys(columns).filter((name) => !reads.flat().includes(name));
  if (forgotten.length > 0) throw new Error(`lines of ${field} are read without ${forgotten.join(', ')}`);
  return {
    kind: 'lines',
    field,
    max,
    columns: Object.keys(columns).map(columnOf),
    reads: reads.map((names) => names.map(columnOf)),
    written: writtenIn(object.fields),
  };
};

const ofKind = (name: string, field: Field): FieldControl => {
  const { kind, max = 0, values, references, links, file, picked, money, digits } = field;
  if (links) return { kind: 'document', field: name, object: links };
  if (file) return { kind: 'file', field: name };
  if (picked) return { kind: 'picked', field: name };
  if (references) return { kind: 'dictionary', field: name, object: references };
  if (values) return { kind: 'choice', field: name, values };
  switch (kind) {
    case 'day':
    case 'time':
    case 'flag':
      return { kind, field: name };
    case 'integer':
      return { kind: 'number', field: name };
    case 'decimal':
      return { kind: money ? 'money' : 'number', field: name };
    case 'text':
    case 'code':
      return {
        kind: max > LONG_TEXT ? 'long_text' : 'text',
        field: name,
        max,
        ...(digits === undefined ? {} : { digits }),
      };
    default:
      throw new Error(`nothing fills in ${name} by hand`);
  }
};

const fieldsOf = (control: FormControl): readonly string[] =>
  control.kind === 'period' ? [control.start, control.end, control.days] : [control.field];

/** Controls whose value is typed letter by letter, if only in some cell. */
const TYPED: ReadonlySet<FormControl['kind']> = new Set(['text', 'long_text', 'number', 'money', 'lines']);

/** The lines of a form, each a table. */
export const linesOfForm = (form: DocumentFormDefinition): readonly LinesControl[] =>
  form.sections.flatMap(({ controls }) => controls.filter((control) => control.kind === 'lines'));

/** The fields of a form that are chosen rather than typed. */
export const chosenFields = (form: DocumentFormDefinition): readonly string[] =>
  form.sections.flatMap(({ controls }) =>
    controls.flatMap((control) => (TYPED.has(control.kind) ? [] : fieldsOf(control))),
  );

/** The fields a form writes, besides whose document it is and its comments. */
export const fieldsOfForm = (form: DocumentFormDefinition): readonly string[] =>
  form.sections.flatMap(({ controls }) => controls.flatMap(fieldsOf));
