import type { Mode } from '../access/route.ts';
import type { FamilyDates } from '../families/identity.ts';
import type { Field, Fields } from '../objects/object.ts';
import type { ParameterCode } from '../settings/parameters.data.ts';

/** A column of a document list; its heading is `documents.columns.<key>`, else the label of the family's field. */
export interface ListColumn {
  readonly key: string;
  /** View fields the cell prints; the first one sorts. */
  readonly fields: readonly string[];
  readonly kind:
    | 'person'
    | 'document'
    | 'period'
    | 'day'
    | 'time'
    | 'number'
    | 'money'
    | 'flag'
    | 'choice'
    | 'status'
    | 'holder'
    | 'moment'
    | 'text'
    | 'away';
  /** Shown unless the person hides it. */
  readonly shown: boolean;
  /** Only in these modes; all when absent. */
  readonly modes?: readonly Mode[];
}

export interface DocumentListDefinition {
  readonly columns: readonly ListColumn[];
  /** The field rows stand by, the smallest first, until a person chooses a column; the latest dates first without one. */
  readonly order?: string;
  /** The flag under which power users read the plain list by pages of the standard size alone. */
  readonly paged?: ParameterCode;
}

/**
 * The columns a family adds to those of every list, in order: names of its fields, or `WHO_IS_AWAY`. Its period, or its
 * only day, stands first without being named.
 */
export interface ListInput {
  readonly shown?: readonly string[];
  /** Offered, and hidden until a person asks for them. */
  readonly offered?: readonly string[];
  /** The field rows stand by, where that is not their dates. */
  readonly order?: string;
  /** The flag under which power users read the plain list by pages of the standard size alone (AMB-019). */
  readonly paged?: ParameterCode;
}

/** Who else is absent on the days of a row. */
export const WHO_IS_AWAY = 'away';

const OTHERS: readonly Mode[] = ['sub', 'rev', 'hr'];
const always = (key: string, kind: ListColumn['kind'], ...fields: string[]): ListColumn => ({
  key,
  fields,
  kind,
  shown: true,
});
const offered = (column: ListColumn): ListColumn => ({ ...column, shown: false });
const ofOthers = (column: ListColumn): ListColumn => ({ ...column, modes: OTHERS });

/** The list of a family: whose and what, when, the family's own, where it stands, and what else every document has. */
export const listOf = (
  input: ListInput,
  fields: Fields,
  dates: FamilyDates | undefined,
): DocumentListDefinition => ({
  ...(input.order === undefined ? {} : { order: input.order }),
  ...(input.paged === undefined ? {} : { paged: input.paged }),
  columns: [
    ofOthers(always('employee', 'person', 'employee_name', 'document_type_name', 'number')),
    {
      ...always('document', 'document', 'document_type_name', 'number', ...titlesOf(fields)),
      modes: ['own'],
    },
    ...dateColumns(dates),
    ...(input.shown ?? []).map((name) => columnOf(name, fields)),
    always('status', 'status', 'status_name'),
    always('holder', 'holder', 'status_date'),
    offered(always('number', 'text', 'number')),
    ...(dates?.days ? [offered(always('days', 'number', dates.days))] : []),
    ...['position', 'department', 'location'].map((name) => offered(ofOthers(always(name, 'text', name)))),
    ...(input.offered ?? []).map((name) => offered(columnOf(name, fields))),
    offered(always('files', 'number', 'files_count')),
    offered(always('comments', 'text', 'comments')),
    offered(always('created', 'moment', 'create_date')),
  ],
});

/** The field by which documents of a family are called, where it has one. */
const titlesOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.column === 'title');

const dateColumns = (dates: FamilyDates | undefined): ListColumn[] => {
  if (!dates) return [];
  const { start, end, days } = dates;
  return end
    ? [always('dates', 'period', start, end, ...(days ? [days] : []))]
    : [always(start, 'day', start)];
};

const columnOf = (name: string, fields: Fields): ListColumn => {
  if (name === WHO_IS_AWAY) return ofOthers(always('away', 'away'));
  const field = fields[name];
  if (!field) throw new Error(`the list names ${name}, which is no field`);
  const column = always(name, kindOf(field), name);
  // One's own documents are called by it: a column would say it twice.
  return titlesOf(fields).includes(name) ? ofOthers(column) : column;
};

const kindOf = ({ kind, money, values }: Field): ListColumn['kind'] => {
  if (values) return 'choice';
  switch (kind) {
    case 'day':
    case 'time':
    case 'flag':
    case 'moment':
      return kind;
    case 'decimal':
      return money ? 'money' : 'number';
    case 'integer':
      return 'number';
    default:
      return 'text';
  }
};

/** The columns a list has in a mode, in order. */
export const columnsIn = (list: DocumentListDefinition, mode: Mode): readonly ListColumn[] =>
  list.columns.filter((column) => !column.modes || column.modes.includes(mode));
