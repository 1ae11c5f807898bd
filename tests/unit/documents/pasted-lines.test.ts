import { describe, expect, test } from 'vitest';
import { cellsOf, linesOfPasted, type PasteColumn, recognised } from '../../../lib/documents/pasted-lines.ts';

const TYPES: Readonly<Record<string, number>> = { такси: 1, связь: 2 };
const COLUMNS: readonly PasteColumn[] = [
  {
    field: 'date',
    label: 'Дата',
    takesAll: false,
    read: (text) => (/^\d{2}\.\d{2}\.\d{4}$/.test(text) ? text.split('.').toReversed().join('-') : undefined),
  },
  { field: 'type', label: 'Вид', takesAll: false, read: (text) => TYPES[text.toLowerCase()] },
  {
    field: 'amount',
    label: 'Сумма',
    takesAll: false,
    read: (text) => (/^\d+(,\d+)?$/.test(text) ? text.replace(',', '.') : undefined),
  },
  { field: 'comments', label: 'Комментарий', takesAll: true, read: (text) => text },
];

describe('cells of a sheet', () => {
  test('come with tabs and lines, quotes around what has either, and empty rows left out', () => {
    expect(cellsOf('a\tb\r\n\r\n"две\nстроки"\t"он ""сказал"""\n')).toEqual([
      ['a', 'b'],
      ['две\nстроки', 'он "сказал"'],
    ]);
    expect(cellsOf('  \n\t\n')).toEqual([]);
  });
});

describe('pasted columns', () => {
  test('are recognised by what stands in them, in any order', () => {
    const pasted = recognised(
      cellsOf('Такси\t100,50\t16.11.2026\tиз аэропорта\nСвязь\t2\t17.11.2026\t'),
      COLUMNS,
    );
    expect(pasted.mapping).toEqual(['type', 'amount', 'date', 'comments']);
    expect(linesOfPasted(pasted, COLUMNS)).toEqual([
      { values: { type: 1, amount: '100.50', date: '2026-11-16', comments: 'из аэропорта' }, wrong: [] },
      { values: { type: 2, amount: '2', date: '2026-11-17' }, wrong: [] },
    ]);
  });

  test('are named by the head where there is one, and the head is no line', () => {
    const pasted = recognised(cellsOf('Сумма\tПримечание\tДата\n5\tx\t16.11.2026'), COLUMNS);
    expect(pasted).toEqual({ rows: [['5', 'x', '16.11.2026']], mapping: ['amount', null, 'date'] });
  });

  test('keep a word that is in no dictionary as an error of its cell', () => {
    const pasted = recognised(cellsOf('Такси\t1\nТрансфер\t2\nСвязь\t3'), COLUMNS);
    expect(linesOfPasted(pasted, COLUMNS).map(({ wrong }) => wrong)).toEqual([
      [],
      [{ field: 'type', text: 'Трансфер' }],
      [],
    ]);
  });

  test('that nothing understands are for nobody', () => {
    const some = COLUMNS.filter(({ takesAll }) => !takesAll);
    expect(recognised(cellsOf('ничего\tпонятного'), some).mapping).toEqual([null, null]);
  });

  test('of one kind are given out one to a field', () => {
    expect(recognised(cellsOf('1\t2\n3\t4'), COLUMNS).mapping).toEqual(['amount', 'comments']);
  });
});
