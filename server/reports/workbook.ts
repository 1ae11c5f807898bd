import type { Cell } from 'write-excel-file/node';
import type { Locale } from '../../lib/access/actor.ts';
import { isDay } from '../../lib/kernel/day.ts';
import { dateFormatter } from '../../lib/kernel/formatters.ts';
import { sheetString } from '../../lib/kernel/sheet-text.ts';
import type { Field } from '../../lib/objects/object.ts';
import { readConfig } from '../config.ts';
import type { OwnWords } from '../i18n/sentence.ts';
import { columnLabel } from './column-label.ts';

export interface Sheet {
  readonly object_id: string;
  readonly locale: Locale;
  /** What the client says in its own words. */
  readonly words: OwnWords;
  /** Lines above the table. */
  readonly heading: readonly string[];
  readonly fields: readonly { readonly name: string; readonly field: Field }[];
  /** Rows as the wire shows them. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const DAY_FORMAT: Readonly<Record<Locale, string>> = { ru: 'dd.mm.yyyy', en: 'm/d/yyyy' };
const TEXT_FORMAT = '@';
const HEAD_HEIGHT = 24;

/** The bytes of an XLSX file: days are dates, numbers numbers, flags booleans; everything else is text and stays text. */
export const workbook = async ({
  object_id,
  locale,
  words,
  heading,
  fields,
  rows,
}: Sheet): Promise<Buffer> => {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const head: Cell[] = fields.map(({ name }) => ({
    ...titleCell(columnLabel(locale, object_id, name, words)),
    height: HEAD_HEIGHT,
  }));
  const body = rows.map((row) => fields.map(({ name, field }) => cellOf(field, row[name], locale)));
  const above: Cell[][] = heading.map((line) => [textCell(line)]);
  return writeXlsxFile([...above, head, ...body], {
    sheet: object_id.slice(0, 31),
    columns: fields.map(({ field }) => ({ width: WIDTH[field.kind] ?? 16 })),
    stickyRowsCount: above.length + 1,
  }).toBuffer();
};

const WIDTH: Partial<Record<Field['kind'], number>> = {
  text: 32,
  code: 18,
  moment: 18,
  flag: 8,
  id: 10,
  integer: 10,
  json: 40,
};

const cellOf = (field: Field, value: unknown, locale: Locale): Cell => {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'flag':
      return { value: value === '1' || value === true, type: Boolean };
    case 'id':
    case 'integer':
    case 'decimal':
      return numberCell(value);
    case 'day':
      return isDay(value)
        ? { value: new Date(`${value}T00:00:00Z`), type: Date, format: DAY_FORMAT[locale] }
        : textCell(value);
    case 'moment':
      return momentCell(value, locale);
    default:
      return textCell(value);
  }
};

const numberCell = (value: unknown): Cell => {
  const number = Number(value);
  return Number.isFinite(number) ? { value: number, type: Number } : textCell(value);
};

/** A workbook knows no time zones: a moment is shown as the clock of the business shows it. */
const momentCell = (value: unknown, locale: Locale): Cell => {
  const moment = new Date(String(value));
  if (Number.isNaN(moment.getTime())) return textCell(value);
  return { value: wallClock(moment), type: Date, format: `${DAY_FORMAT[locale]} hh:mm` };
};

const wallClock = (moment: Date): Date => {
  const local = dateFormatter('sv-SE', {
    timeZone: readConfig().BUSINESS_TZ,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
  return new Date(`${local.replace(' ', 'T')}Z`);
};

/** Marked as text, so that what starts like a formula is none, also after somebody edits the cell. */
export const textCell = (value: unknown) => ({
  value: storedText(String(value)),
  type: String,
  format: TEXT_FORMAT,
});

/** The title of a column. */
export const titleCell = (value: string) => ({
  value: storedText(value),
  type: String,
  fontWeight: 'bold' as const,
});

/**
 * The writer looks strings up in a plain object, and would take the name of a property that every object has for one it knows;
 * the sign that tells them apart it leaves out of the file.
 */
const storedText = (text: string): string => {
  const written = sheetString(text.toWellFormed().replace(NOT_IN_XML, ''));
  return written in {} ? `${written}\u0001` : written;
};

const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
