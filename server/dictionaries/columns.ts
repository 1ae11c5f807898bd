import type { Locale } from '../../lib/access/actor.ts';
import type { DictionaryDescription, DictionaryField } from '../../lib/rpc/dictionaries.ts';
import { sentence } from '../i18n/sentence.ts';
import { isOfOrganization, plain } from './named-rows.ts';

/** A column of a file: what a field says, or the organization of the person it names. */
export interface FileColumn {
  /** As XML names it. */
  readonly name: string;
  readonly field: DictionaryField;
  readonly part: 'value' | 'organization';
}

/**
 * Columns of a file of a dictionary: what may be written of a row, in the order of its screen; organizations of named
 * people last.
 */
export const fileColumns = (described: DictionaryDescription): readonly FileColumn[] => {
  const fields = writtenFields(described);
  const people = fields.filter(({ references }) => references && isOfOrganization(references.object));
  return [
    ...fields.map((field): FileColumn => ({ name: field.name, field, part: 'value' })),
    ...people.map(
      (field): FileColumn => ({ name: `${field.name}.organization`, field, part: 'organization' }),
    ),
  ];
};

const writtenFields = ({ fields, columns }: DictionaryDescription): readonly DictionaryField[] => {
  const written = fields.filter(({ kind, write }) => write !== null && kind !== 'json');
  const shown = columns.flatMap((name) => written.filter((field) => field.name === name));
  return [...shown, ...written.filter((field) => !shown.includes(field))];
};

export const titleOf = ({ field, part }: FileColumn, locale: Locale): string => {
  const label = locale === 'ru' ? field.label : field.label_eng;
  return part === 'value' ? label : sentence(locale, 'dictionaries.organization_of', { label });
};

/** The column a title of a file means: its name, or its label in either language. */
export const columnTitled = (columns: readonly FileColumn[], title: string): FileColumn | undefined =>
  columns.find((column) =>
    [column.name, titleOf(column, 'ru'), titleOf(column, 'en')].some(
      (each) => closed(each) === closed(title),
    ),
  );

/** Names in XML have no spaces. */
const closed = (title: string): string => plain(title).replaceAll(/\s/g, '');
