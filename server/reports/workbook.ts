import type { Locale } from '../../lib/access/actor.ts';
import { isDay } from '../../lib/kernel/day.ts';
import { dateFormatter } from '../../lib/kernel/formatters.ts';
import type { Field } from '../../lib/objects/object.ts';
import { readConfig } from '../config.ts';
import type { OwnWords } from '../i18n/sentence.ts';
import { columnLabel } from './column-label.ts';
import { type Cell, sheetPackage } from './sheet-package.ts';

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

/** 409 keeps the month English in a workbook of any language. */
const DAY_FORMAT: Readonly<Record<Locale, string>> = { ru: 'dd.mm.yyyy', en: '[$-409]d mmm yyyy' };

/** The bytes of an XLSX file as they are taken: days are dates, numbers numbers, flags booleans; everything else stays text. */
export const workbook = ({
  object_id,
  locale,
  words,
  heading,
  fields,
  rows,
}: Sheet): AsyncGenerator<Uint8Array> =>
  sheetPackage({
    name: object_id.slice(0, 31),
    widths: fields.map(({ field }) => WIDTH[field.kind] ?? 16),
    fixedRows: heading.length + 1,
    dayFormat: DAY_FORMAT[locale],
    rows: (function* (): Generator<readonly Cell[]> {
      for (const line of heading) yield [{ text: line }];
      yield fields.map(({ name, field }) => ({
        head: columnLabel(locale, object_id, field.aliasOf ?? name, words),
      }));
      for (const row of rows) yield fields.map(({ name, field }) => cellOf(field, row[name]));
    })(),
  });

const WIDTH: Partial<Record<Field['kind'], number>> = {
  text: 32,
  code: 18,
  moment: 18,
  flag: 8,
  id: 10,
  integer: 10,
  json: 40,
};

const cellOf = (field: Field, value: unknown): Cell => {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'flag':
      return { flag: value === '1' || value === true };
    case 'id':
    case 'integer':
    case 'decimal':
      return numberCell(value);
    case 'day':
      return isDay(value) ? { day: new Date(`${value}T00:00:00Z`) } : { text: String(value) };
    case 'moment':
      return momentCell(value);
    case 'json':
      return { text: jsonText(value) };
    default:
      return { text: String(value) };
  }
};

/** Files by the names people gave them, a list by its items, and what else a json holds as it is. */
const jsonText = (value: unknown): string => {
  if (typeof value === 'string') {
    const parsed = parsedJson(value);
    return parsed === undefined ? value : jsonText(parsed);
  }
  if (Array.isArray(value)) return value.map(itemText).join(', ');
  return JSON.stringify(value);
};

const itemText = (item: unknown): string => {
  const { original_name, name } = (typeof item === 'object' && item !== null ? item : {}) as Record<
    string,
    unknown
  >;
  const called = original_name || name;
  if (typeof called === 'string') return called;
  return typeof item === 'object' ? JSON.stringify(item) : String(item);
};

/** A list in a json text; undefined where it is none. */
const parsedJson = (text: string): readonly unknown[] | undefined => {
  if (!text.startsWith('[')) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
};

const numberCell = (value: unknown): Cell => {
  const number = Number(value);
  return Number.isFinite(number) ? { number } : { text: String(value) };
};

/** A workbook knows no time zones: a moment is shown as the clock of the business shows it. */
const momentCell = (value: unknown): Cell => {
  const moment = new Date(String(value));
  return Number.isNaN(moment.getTime()) ? { text: String(value) } : { moment: wallClock(moment) };
};

const wallClock = (moment: Date): Date => {
  const local = dateFormatter('sv-SE', {
    timeZone: readConfig().BUSINESS_TZ,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
  return new Date(`${local.replace(' ', 'T')}Z`);
};
