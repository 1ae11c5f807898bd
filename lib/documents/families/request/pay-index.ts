import { importedDay } from '../../../kernel/imported-day.ts';
import { plainTitle } from '../../../users/import-head.ts';
import { PAY_COLUMNS } from './pay-columns.data.ts';

type PayColumn = keyof typeof PAY_COLUMNS;

/** What a line of the table says of a file: whose it is and for which period; '' and null where it says nothing. */
export interface PayRow {
  readonly file: string;
  readonly number: string;
  readonly inn: string;
  readonly year: number | null;
  readonly month: number | null;
}

/** Heads of tables stand so far down. */
const HEAD_LINES = 10;

/** The lines of a table beside the files; none where no column of it names files. */
export const payRows = (table: readonly (readonly string[])[]): PayRow[] => {
  const at = table.slice(0, HEAD_LINES).findIndex((line) => line.some((title) => columnOf(title) === 'file'));
  const columns = (table[at] ?? []).map(columnOf);
  return table.slice(at + 1).flatMap((line) => {
    const cell = (column: PayColumn) => (line[columns.indexOf(column)] ?? '').trim();
    const file = at < 0 ? '' : cell('file');
    if (file === '') return [];
    const said = periodIn(cell('period'));
    return [
      {
        file,
        number: cell('number'),
        inn: cell('inn'),
        year: said.year ?? numberIn(cell('year'), /^(19|20)\d\d$/),
        month: said.month ?? numberIn(cell('month'), /^(0?[1-9]|1[0-2])$/),
      },
    ];
  });
};

const columnOf = (title: string): PayColumn | undefined =>
  (Object.keys(PAY_COLUMNS) as PayColumn[]).find((column) =>
    PAY_COLUMNS[column].some((known) => plainTitle(known) === plainTitle(title)),
  );

const numberIn = (text: string, allowed: RegExp): number | null => (allowed.test(text) ? Number(text) : null);

/** What stands for a period in a name or a cell, and where. */
export interface SaidPeriod {
  readonly year: number | null;
  readonly month: number | null;
  readonly text: string;
}

const NONE: SaidPeriod = { year: null, month: null, text: '' };
const YEAR = '((?:19|20)\\d\\d)';
const MONTH = '(0[1-9]|1[0-2])';
const ALONE = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u');
const YEAR_FIRST = ALONE(`${YEAR}[-_. ]${MONTH}`);
const MONTH_FIRST = ALONE(`${MONTH}[-_. ]${YEAR}`);
const YEAR_ALONE = ALONE(YEAR);

/** The period of a cell, which may also keep a day as the number of a sheet. */
const periodIn = (text: string): SaidPeriod => {
  const day = importedDay(text.trim());
  return day ? { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), text } : periodInName(text);
};

/** A month as 2026-05, 05.2026 or a day of it; or a year that stands alone. 45123 is a personnel number here. */
export const periodInName = (text: string): SaidPeriod => {
  const first = YEAR_FIRST.exec(text);
  if (first) return { year: Number(first[1]), month: Number(first[2]), text: first[0] };
  const last = MONTH_FIRST.exec(text);
  if (last) return { year: Number(last[2]), month: Number(last[1]), text: last[0] };
  const alone = YEAR_ALONE.exec(text);
  return alone ? { year: Number(alone[1]), month: null, text: alone[0] } : NONE;
};
