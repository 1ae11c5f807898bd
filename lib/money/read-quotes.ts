import { importedDay } from '../kernel/imported-day.ts';
import { jsonOf } from '../kernel/parsed.ts';
import { shownNumber } from '../kernel/shown-number.ts';
import { QUOTE_TITLES, type QuoteField } from './quote-titles.data.ts';

/** One line of a bank's quotes: its number in what was given, and what it says. */
export interface QuoteLine {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<QuoteField, string>>>;
}

const FIELDS = Object.keys(QUOTE_TITLES) as QuoteField[];
/** Without them a table is none of quotes. */
const NEEDED: readonly QuoteField[] = ['currency_code', 'value'];

/**
 * The lines of a table by its head, which is row 1; blank lines and other columns are passed over. Undefined when it has
 * no column of the currency or of the rate.
 */
export const quotesOfTable = (table: readonly (readonly string[])[]): QuoteLine[] | undefined => {
  const [head = [], ...body] = table;
  const columns = head.map(fieldOf);
  if (NEEDED.some((field) => !columns.includes(field))) return undefined;
  return body.flatMap((line, index) => {
    const said = columns.map((field, at) => [field, (line[at] ?? '').trim()] as const);
    return said.every(([, text]) => text === '') ? [] : [lineOf(index + 2, said)];
  });
};

/** The lines of a JSON list of objects, the first being row 1. Undefined when the text is no such list. */
export const quotesOfJson = (text: string): QuoteLine[] | undefined => {
  const list = jsonOf(text);
  if (!Array.isArray(list) || !list.every(isRecord)) return undefined;
  return list.map((record, index) =>
    lineOf(
      index + 1,
      Object.entries(record).map(([title, value]) => [fieldOf(title), written(value)] as const),
    ),
  );
};

const lineOf = (row: number, said: readonly (readonly [QuoteField | undefined, string])[]): QuoteLine => ({
  row,
  cells: Object.fromEntries(
    said.flatMap(([field, text]) => (field && text !== '' ? [[field, plain(field, text)]] : [])),
  ),
});

/** Days and codes as the portal writes them; what is no day stays as it is, and is refused as one. */
const plain = (field: QuoteField, text: string): string => {
  if (field === 'date') return importedDay(text) ?? text;
  if (field === 'value') return shownNumber(text);
  return field === 'currency_code' || field === 'quoted_in' ? text.toUpperCase() : text;
};

const fieldOf = (title: string): QuoteField | undefined =>
  FIELDS.find((field) => (QUOTE_TITLES[field] as readonly string[]).includes(title.trim().toLowerCase()));

const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
