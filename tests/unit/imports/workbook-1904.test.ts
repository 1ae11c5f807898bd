import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type ColumnLabels, importLines, readHead } from '../../../lib/users/import-head.ts';
import { readTable } from '../../../server/users/import/read-table.ts';

/** Made by LibreOffice Calc 7.4 from a sheet whose null date is 1 January 1904. */
const FROM_1904 = readFileSync(new URL('./fixtures/people-from-1904.xlsx', import.meta.url));

const NO_LABELS = {} as ColumnLabels;

/** A workbook of one sheet whose cells are numbers in formats. */
const workbookOf = (
  pr: string,
  cells: readonly (readonly [style: number, value: string])[],
  formats: readonly (readonly [id: number, code: string])[] = [],
) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r">${pr}<sheets><sheet name="s" r:id="a"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="a" Target="worksheets/s.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet><numFmts>${formats.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>${formats.map(([id]) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    ),
    'xl/worksheets/s.xml': strToU8(
      `<worksheet><sheetData><row r="1">${cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join('')}</row></sheetData></worksheet>`,
    ),
  });
const cellsOf = (...asked: Parameters<typeof workbookOf>) => readTable(workbookOf(...asked)).rows[0];

describe('a workbook that counts from 1904', () => {
  test('as LibreOffice writes it says the days it shows, and its numbers stay numbers', () => {
    expect(readTable(FROM_1904)).toEqual({
      format: 'workbook',
      from1904: true,
      rows: [
        ['Почта', 'ФИО', 'Таб. №', 'Принят', 'Ставка', 'Должность'],
        ['leap@people.ru', 'Високосная Анна', 'Л-1', '2024-02-29', '43889', '_x0020_'],
        ['march@people.ru', 'Мартовский Лев', 'Л-2', '2026-03-02', '52.0287', 'Инженер'],
      ],
    });
  });

  test.each(['<workbookPr date1904="1"/>', '<workbookPr date1904="true"/>'])('is told by %s', (pr) => {
    expect(
      cellsOf(pr, [
        [1, '43889'],
        [0, '43889'],
        [1, '0'],
      ]),
    ).toEqual(['2024-02-29', '43889', '1904-01-01']);
  });

  test.each(['<workbookPr/>', '<workbookPr date1904="0"/>', '<workbookPr date1904="false"/>', ''])(
    'is not told by %j',
    (pr) => expect(cellsOf(pr, [[1, '45351']])).toEqual(['2024-02-29']),
  );

  test('has plain numbers in the column of days read as its days, in no other', () => {
    const table = [
      ['Почта', 'Таб. №', 'Принят'],
      ['a@b.ru', '43889', '43889'],
    ];
    const said = (from1904: boolean) =>
      importLines(table, readHead(table, NO_LABELS), { from1904 }).map(({ cells }) => [
        cells.number,
        cells.hire_date,
      ]);
    expect(said(true)).toEqual([['43889', '2024-02-29']]);
    expect(said(false)).toEqual([['43889', '43889']]);
  });
});

describe('a number of a workbook', () => {
  test.each([
    ['dd\\.mm\\.yyyy', '2024-02-29'],
    ['[$-419]d mmmm yyyy&quot; г.&quot;;@', '2024-02-29'],
    ['d/m/yy h:mm', '2024-02-29'],
    ['mmm-yy', '2024-02-29'],
    ['0.00&quot; days&quot;', '45351'],
    ['General', '45351'],
    ['[Red]0;[Yellow]-0', '45351'],
    ['#,##0\\ &quot;₽&quot;', '45351'],
    ['[h]:mm', '45351'],
    ['0_d', '45351'],
  ])('in the format %s is %s', (code, shown) => {
    expect(cellsOf('', [[2, '45351']], [[170, code]])).toEqual([shown]);
  });

  test.each([
    ['52.028700000000001', '52.0287'],
    ['4.6699999999999999', '4.67'],
    ['1.2345678901234567E-5', '0.0000123456789012346'],
    ['770708389312', '770708389312'],
  ])('that is stored as %s is %s', (stored, shown) => {
    expect(cellsOf('', [[0, stored]])).toEqual([shown]);
  });
});
