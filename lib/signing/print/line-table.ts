import type { Locale } from '../../access/actor.ts';
import type { Family } from '../../documents/family.ts';
import { type Line, linesOf } from '../../documents/lines.ts';
import type { PrintColumn, PrintFacts, PrintRows, PrintTable } from '../../documents/print.ts';
import { formatClock, formatDay } from '../../i18n/format.ts';
import { isClockTime } from '../../kernel/clock-time.ts';
import { isDay } from '../../kernel/day.ts';
import { add } from '../../money/decimal.ts';
import { formatAmount } from '../../money/format-amount.ts';
import type { Fields } from '../../objects/object.ts';
import type { Say, TableBlock, TableCell } from '../../print/block.ts';

/** What the numbers of the lines take of the width. */
const NUMBERS = { room: 1, key: 'print.paper.line' } as const;

interface Asked {
  readonly family: Family;
  readonly facts: PrintFacts;
  readonly say: Say;
  readonly locale: Locale;
}

/** The lines of a document as a table, numbered in their order; nothing where there is no row. */
export const lineTable = (table: PrintTable, asked: Asked): TableBlock[] => {
  const { family, facts, say } = asked;
  const fields = family.object.fields[table.lines]?.lines?.object.fields;
  if (!fields) throw new Error(`${table.lines} of ${family.object_id} are no lines`);
  const lines = linesOf(facts.record, table.lines);
  const rows = [
    ...lines.map((line, index) => ({ cells: lineCells(line, index, table, fields, asked) })),
    ...(table.also ?? []).flatMap((more) => rowsBelow(more, table, asked)),
  ];
  if (rows.length === 0) return [];
  const heads = table.columns.map(({ field, room }) => ({
    head: say(`families.${family.object_id}.lines.${table.lines}.${field}`),
    room,
    ...alignOf(field, fields),
  }));
  return [
    { kind: 'table', columns: [{ head: say(NUMBERS.key), room: NUMBERS.room }, ...heads], rows, after: 14 },
  ];
};

/** Sums stand under each other by their last digit. */
const alignOf = (field: string, fields: Fields) =>
  fields[field]?.kind === 'decimal' ? { align: 'right' as const } : {};

const lineCells = (
  line: Line,
  index: number,
  { columns }: PrintTable,
  fields: Fields,
  asked: Asked,
): TableCell[] => [
  { text: String(index + 1) },
  ...columns.map((column) => ({ text: cellText(line, column, fields, asked) })),
];

const cellText = (
  line: Line,
  { field, text, said }: PrintColumn,
  fields: Fields,
  { family, facts, say, locale }: Asked,
): string => {
  if (text) return text(line, facts, locale);
  if (!said) return printedField(line, field, fields, say, locale);
  const values = said.values(line, facts, locale);
  return values ? say(sentenceOf(family, said.key), values) : '';
};

const sentenceOf = ({ object_id }: Family, key: string): string => `print.families.${object_id}.${key}`;

/** A field of a line by its kind; an entry of a dictionary by its name, a sum without the zeros that its column adds. */
const printedField = (line: Line, field: string, fields: Fields, say: Say, locale: Locale): string => {
  const { kind, money } = fields[field] ?? {};
  const value = line[namedBy(field, fields, locale) ?? field];
  if (value === null || value === undefined || value === '' || value === false) return '';
  if (value === true) return say('print.paper.yes');
  if (isDay(value)) return formatDay(value, locale);
  if (kind === 'time' && isClockTime(value)) return formatClock(value, locale);
  return kind === 'decimal' && money
    ? formatAmount(add(String(value), '0'), String(line.currency_code ?? ''), locale)
    : String(value);
};

/** The field that has the name of the entry another one refers to. */
const namedBy = (ref: string, fields: Fields, locale: Locale): string | undefined => {
  const column = locale === 'en' ? 'name_eng' : 'name';
  return Object.keys(fields).find((name) => {
    const { from } = fields[name] ?? {};
    return from?.ref === ref && from.column === column;
  });
};

const rowsBelow = ({ key, rows, strong }: PrintRows, { columns }: PrintTable, asked: Asked) => {
  const { family, facts, say, locale } = asked;
  return rows(facts, locale).map(({ values, cells }) => {
    const over = columns.findIndex(({ field }) => Object.hasOwn(cells, field));
    return {
      cells: [
        { text: say(sentenceOf(family, key), values), over: over + 1 },
        ...columns.slice(over).map(({ field }) => ({ text: cells[field] ?? '' })),
      ],
      ...(strong ? { strong } : {}),
    };
  });
};
