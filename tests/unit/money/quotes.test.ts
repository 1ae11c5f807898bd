import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quotesOfJson, quotesOfTable } from '../../../lib/money/read-quotes.ts';

describe('quotes in a table', () => {
  test('are read by the titles of their columns, in any order and language', () => {
    const table = [
      ['Курс', ' БУКВ. КОД ', 'Единиц', 'Дата', 'Валюта'],
      ['15,4210', 'kzt', '100', '14.11.2026', 'Тенге'],
      ['', '', '', '', ''],
      ['81,3240', 'USD', '', '2026-11-17'],
    ];
    expect(quotesOfTable(table)).toEqual([
      { row: 2, cells: { value: '15,4210', currency_code: 'KZT', units: '100', date: '2026-11-14' } },
      { row: 4, cells: { value: '81,3240', currency_code: 'USD', date: '2026-11-17' } },
    ]);
  });

  test.each([
    ['no rate', ['currency', 'units']],
    ['no currency', ['rate']],
    ['no head', []],
  ])('are none where there is %s', (_what, head) => {
    expect(quotesOfTable([head, ['USD', '1', '81']])).toBeUndefined();
    expect(quotesOfTable([])).toBeUndefined();
  });

  test('keep a day that is none, so that it is refused as one', () => {
    expect(
      quotesOfTable([
        ['currency', 'rate', 'date'],
        ['USD', '1', '31.02.2026'],
      ])?.[0]?.cells.date,
    ).toBe('31.02.2026');
  });
});

describe('quotes in JSON', () => {
  test('are a list of objects by the same names', () => {
    expect(quotesOfJson('[{"CharCode":"usd","Nominal":1,"Value":81.324,"Name":{}}, {"rate":null}]')).toEqual([
      { row: 1, cells: { currency_code: 'USD', units: '1', value: '81.324' } },
      { row: 2, cells: {} },
    ]);
  });

  test('are none in anything else, whatever it is', () => {
    expect(quotesOfJson('[1]')).toBeUndefined();
    expect(quotesOfJson('{"USD":1}')).toBeUndefined();
    expect(quotesOfJson('[null]')).toBeUndefined();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { row, cells } of quotesOfJson(text) ?? []) {
          expect(row).toBeGreaterThan(0);
          for (const cell of Object.values(cells)) expect(typeof cell).toBe('string');
        }
      }),
    );
  });
});
