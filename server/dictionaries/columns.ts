import type { Locale } from '../../lib/access/actor.ts';
import { folded } from '../../lib/kernel/folded.ts';
import { importedDay } from '../../lib/kernel/imported-day.ts';
import type { DictionaryDescription, DictionaryField } from '../../lib/rpc/dictionaries.ts';

/** Columns of a file of a dictionary: what may be written of a row, in the order of its screen. */
export const fileColumns = ({ fields, columns }: DictionaryDescription): readonly DictionaryField[] => {
  const written = fields.filter(({ kind, write }) => write !== null && kind !== 'json');
  const shown = columns.flatMap((name) => written.filter((field) => field.name === name));
  return [...shown, ...written.filter((field) => !shown.includes(field))];
};

export const titleOf = ({ label, label_eng }: DictionaryField, locale: Locale): string =>
  locale === 'ru' ? label : label_eng;

/** The field a title of a file means: its name, or its label in either language. */
export const fieldTitled = (fields: readonly DictionaryField[], title: string): DictionaryField | undefined =>
  fields.find(({ name, label, label_eng }) =>
    [name, label, label_eng].some((each) => closed(each) === closed(title)),
  );

/** Names in XML have no spaces. */
const closed = (title: string): string => plain(title).replaceAll(/\s/g, '');

/** A row that a field may name, by what stands in a file. */
export interface Named {
  readonly id: number | string;
  readonly code: string;
  readonly names: readonly string[];
}

/** Rows that a field may name, found at once however many there are. */
export interface NamedRows {
  /** The first of them that a text means: by its code, its id or a name of it. */
  readonly meant: (text: string) => Named | undefined;
  readonly byId: (id: unknown) => Named | undefined;
}

export const NOBODY_NAMED: NamedRows = { meant: () => undefined, byId: () => undefined };

export const lookedUp = (rows: readonly Named[]): NamedRows => {
  const [codes, ids, names] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const keep = (places: Map<string, number>, text: string, at: number): void => {
    if (!places.has(text)) places.set(text, at);
  };
  for (const [at, row] of rows.entries()) {
    keep(codes, row.code, at);
    keep(ids, String(row.id), at);
    for (const name of row.names) keep(names, plain(name), at);
  }
  return {
    meant: (text) => {
      const found = [codes.get(text), ids.get(text), names.get(plain(text))];
      return rows[Math.min(...found.map((at) => at ?? rows.length))];
    },
    byId: (id) => {
      const row = rows[ids.get(String(id)) ?? rows.length];
      return row?.id === id ? row : undefined;
    },
  };
};

/** The value of a cell as the wire has it; undefined where it is none of the field. */
export const wireOfCell = (field: DictionaryField, cell: string, named: NamedRows): unknown => {
  // Sheets are told that a text is none of their formulas by a sign that is not part of it.
  const text = cell.trim().replace(/^'(?=[=+@-])/, '');
  const { kind, values, references } = field;
  if (kind === 'flag') return text === '' ? '0' : FLAGS[plain(text)];
  if (text === '') return values?.some(({ value }) => value === '') ? '' : null;
  if (kind === 'day') return importedDay(text);
  if (values)
    return values.find(({ value, label, label_eng }) =>
      [value, label, label_eng].some((each) => plain(each) === plain(text)),
    )?.value;
  if (!references) return text;
  const found = named.meant(text);
  return references.by === 'id' ? found?.id : found?.code;
};

/** A value of a row as a file has it: what is named by its code, flags as 1 and 0. */
export const cellOfWire = (field: DictionaryField, value: unknown, named: NamedRows): string => {
  if (value === null || value === undefined) return '';
  if (!field.references || field.references.by === 'code') return String(value);
  const row = named.byId(value);
  return row ? row.code || String(row.id) : String(value);
};

const plain = (text: string): string => folded(text.trim());

const FLAGS: Readonly<Record<string, '0' | '1'>> = {
  '1': '1',
  да: '1',
  yes: '1',
  true: '1',
  истина: '1',
  '+': '1',
  '0': '0',
  нет: '0',
  no: '0',
  false: '0',
  ложь: '0',
  '-': '0',
  '–': '0',
};
