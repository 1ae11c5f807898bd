import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importedDay, isUnsetDay } from '../../../lib/kernel/imported-day.ts';
import { sheetString, sheetText } from '../../../lib/kernel/sheet-text.ts';
import { shownNumber } from '../../../lib/kernel/shown-number.ts';
import { guarded, guardedOnce, unguarded } from '../../../lib/users/formula-guard.ts';
import { tableText } from '../../../lib/users/import-file.ts';
import { textWorkbook } from '../../../server/reports/text-workbook.ts';
import { readTable } from '../../../server/users/import/read-table.ts';
import { bytesOf } from '../../support/bytes-of.ts';

describe('the guard against formulas', () => {
  const dangerous = fc.constantFrom('=', '+', '-', '@', '\t', '\r');
  const text = fc.tuple(
    fc.integer({ min: 0, max: 3 }).map((count) => "'".repeat(count)),
    fc.option(dangerous, { nil: '' }),
    fc.string(),
  );

  test('is put on what would be a formula, and is all that is taken off', () => {
    fc.assert(
      fc.property(text, ([quotes, sign, rest]) => {
        const own = `${quotes}${sign}${rest}`;
        expect(unguarded(guarded(own))).toBe(own);
        expect(unguarded(guardedOnce(own))).toBe(own);
        expect(guarded(own)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  test.each([
    ["'+7 900 000-00-00", '+7 900 000-00-00'],
    ["'=1+1", '=1+1'],
    ["'@x", '@x'],
    ["'-5", '-5'],
    ["''=x", "'=x"],
    ["'Ромашка'", "'Ромашка'"],
    ["O'Hara", "O'Hara"],
    ["'", "'"],
  ])('of %j leaves %j', (written, own) => expect(unguarded(written)).toBe(own));

  test('is off in every table that is read as a text or a workbook', async () => {
    const table = [
      ['email', 'phone'],
      ['a@b.ru', '+7 900 000-00-00'],
      ['b@b.ru', "'=1"],
      ['c@b.ru', "'quoted'"],
    ];
    expect(readTable(Buffer.from(tableText(table))).rows).toEqual(table);
    expect(readTable(await bytesOf(textWorkbook(table))).rows).toEqual(table);
    expect(readTable(await bytesOf(textWorkbook([['a'], ["'+7 900"]]))).rows).toEqual([['a'], ["'+7 900"]]);
  });
});

describe('a string of a workbook', () => {
  test('comes back as it was, whatever it looks like', () => {
    const piece = fc.constantFrom(
      '_x0020_',
      '_x005F_',
      '_',
      'x0041_',
      '_X0041_',
      'x',
      '\r',
      '\n',
      '_x00e4_',
      'ё',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const text = pieces.join('');
        expect(sheetText(sheetString(text))).toBe(text);
      }),
    );
  });

  test.each([
    ['_x0020_', '_x005F_x0020_'],
    ['_x005F_', '_x005F_x005F_'],
    ['a_xZZZZ_', 'a_xZZZZ_'],
    ['1_x', '1_x'],
  ])('%j is kept as %j', (text, kept) => expect(sheetString(text)).toBe(kept));

  test.each([
    ['_x0020_', '_x0020_', ' '],
    ['_x005F_x0020_', '_x0020_', '_x0020_'],
    ['a_x000D_', 'a\r', 'a\r'],
  ])('kept as %j says %j in LibreOffice and %j in Excel', (kept, calc, excel) => {
    expect([sheetText(kept, true), sheetText(kept)]).toEqual([calc, excel]);
  });

  test('may be called as a property that every object has', async () => {
    const table = [
      ['constructor', '__proto__', 'toString'],
      ['valueOf', 'constructor', '_x0020_'],
    ];
    expect(readTable(await bytesOf(textWorkbook(table))).rows).toEqual(table);
  });
});

describe('a decimal', () => {
  test.each([
    ['52.0286999999999999998', '52.0287'],
    ['52,0286999999999999998', '52.0287'],
    ['4.6699999999999999', '4.67'],
    ['0.30000000000000004', '0.3'],
    ['-1.1000000000000001', '-1.1'],
    ['1.0000000000000000E-3', '0.001'],
    ['1e-7', '0.0000001'],
    ['2.5E+2', '250'],
    ['27.999999999999996', '28'],
  ])('%s is read as %s was shown', (written, shown) => expect(shownNumber(written)).toBe(shown));

  test.each([
    '52.0287',
    '28',
    '28,00',
    '007',
    '123456789012345678',
    '1.23456789',
    '',
    'много',
    '1.2.3',
    '40702810',
  ])('%j stays as it is', (written) => expect(shownNumber(written)).toBe(written));

  test('that a program stores by its binary fraction is the one it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (cents) => {
        const shown = String(cents / 100);
        expect(Number(shownNumber((cents / 100).toPrecision(17)))).toBe(Number(shown));
      }),
    );
  });
});

describe('a day', () => {
  test.each([
    ['0001-01-01T00:00:00', true],
    ['0001-01-01', true],
    ['01.01.0001 0:00:00', true],
    ['01.01.0001', true],
    ['0001-01-02', false],
    ['2001-01-01T00:00:00', false],
    ['', false],
  ])('%j is the empty date of 1C: %j', (text, unset) => expect(isUnsetDay(text)).toBe(unset));

  test('of a number counts from 1904 where its workbook does', () => {
    expect([importedDay('43889', true), importedDay('45351')]).toEqual(['2024-02-29', '2024-02-29']);
    expect([importedDay('2024-02-29', true), importedDay('29.02.2024', true)]).toEqual([
      '2024-02-29',
      '2024-02-29',
    ]);
  });
});
