import { describe, expect, test } from 'vitest';
import { addDays, dayInZone } from '../../lib/kernel/day.ts';
import { type Rate, rateOn } from '../../lib/money/rate-on.ts';
import { codes } from '../support/document-desk.ts';
import { type Answer, callAs } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['admin', 'accountant', 'hr', 'employee', 'southerner']));

const write = (name: Name, method: string, data: object): Promise<Answer> =>
  callAs(world, name, `table.${method}`, { object: 'currency_rate', data });
const take = (name: Name, text: string, more: object = {}): Promise<Answer> =>
  callAs(world, name, 'rate.import', { text, date: '2026-11-10', source: 'ЦБ РФ', ...more });
const rates = async (name: Name, filter: string): Promise<readonly (Rate & { id: number })[]> => {
  const { result } = await callAs(world, name, 'view.get', { object: 'currency_rate', filter });
  return (result?.data ?? []) as unknown as (Rate & { id: number })[];
};
/** Nothing is written by what is refused. */
const refused = async (call: () => Promise<Answer>, code: unknown): Promise<Answer> => {
  const before = await fingerprint(world.company.db);
  const answer = await call();
  expect(codes(answer)).toEqual(code);
  expect(await fingerprint(world.company.db)).toEqual(before);
  for (const { message, message_eng } of answer.error?.data.fields ?? [])
    expect([message, message_eng]).toEqual([expect.stringMatching(/[а-я]/), expect.stringMatching(/[a-z]/)]);
  return answer;
};

const KZT = { currency_code: 'KZT', date: '2026-11-14', units: 100, value: '15,4210', source: 'ЦБ РФ' };

describe('a rate', () => {
  test('is set by an accountant as typed, in the currency of their organization, and read by everybody', async () => {
    expect(codes(await write('accountant', 'add', KZT))).toBe('ok');
    expect(await rates('employee', "currency_code = 'KZT'")).toMatchObject([
      { ...KZT, value: '15.421', quoted_in: 'RUB' },
    ]);
  });

  test('is not set by hr or an employee with the same call', async () => {
    for (const name of ['hr', 'employee'] as const)
      await refused(() => write(name, 'add', { ...KZT, date: '2026-11-13' }), 'access_denied');
    expect(codes(await write('admin', 'add', { ...KZT, date: '2026-11-13' }))).toBe('ok');
  });

  test.each([
    ['zero', { value: '0,00' }, 'value money/zero'],
    ['negative', { value: '-15' }, 'value money/negative'],
    ['no number', { value: 'много' }, 'value money/wrong'],
    ['a list', { value: ['1'] }, 'value field/wrong'],
    ['nothing', { value: '' }, 'value field/required'],
    ['of 13 digits', { value: '1234567890123' }, 'value money/too-big'],
    ['finer than banks write', { value: '1,2345678' }, 'value money/too-many-decimals'],
    ['per zero units', { units: 0 }, 'units rate/units'],
    ['per minus one', { units: -1 }, 'units field/wrong'],
    ['per fifteen', { units: 15 }, 'units rate/units'],
    ['per half', { units: '0.5' }, 'units field/wrong'],
    ['of an unknown currency', { currency_code: 'XXX' }, 'currency_code field/wrong'],
    ['in an unknown currency', { quoted_in: 'XXX' }, 'quoted_in field/wrong'],
    ['in the same currency', { quoted_in: 'KZT' }, 'quoted_in rate/same-currency'],
    ['of no day', { date: '2026-02-30' }, 'date field/wrong'],
    ['without its source', { source: ' ' }, 'source field/required'],
    ['of a day that has one', { date: '2026-11-14' }, 'date field/duplicate'],
  ])('that is %s is refused in both languages, and nothing changes', async (_what, wrong, code) => {
    await refused(() => write('accountant', 'add', { ...KZT, date: '2026-11-17', ...wrong }), [code]);
  });

  test('is known for tomorrow at most', async () => {
    const today = dayInZone(new Date().toISOString(), 'Europe/Moscow');
    const rate = (days: number) => ({ ...KZT, source: 'Биржа', date: addDays(today, days) });
    await refused(() => write('accountant', 'add', rate(3)), ['date rate/ahead']);
    expect(codes(await write('accountant', 'add', rate(1)))).toBe('ok');
  });

  test('of a past day stays what it was when one of a later day is added', async () => {
    const on = async (day: string) =>
      rateOn(await rates('employee', "source = 'ЦБ РФ'"), { currency: 'KZT', into: 'RUB', day })?.value;
    const days = ['2026-11-14', '2026-11-16', '2026-11-17'];
    expect(await Promise.all(days.map(on))).toEqual(['15.421', '15.421', '15.421']);
    expect(codes(await write('accountant', 'add', { ...KZT, date: '2026-11-17', value: '15.3875' }))).toBe(
      'ok',
    );
    expect(await Promise.all(days.map(on))).toEqual(['15.421', '15.421', '15.3875']);
  });

  test('that was mistyped is set right, and the audit keeps what it was', async () => {
    const [rate] = await rates('accountant', "date = '2026-11-13'");
    await refused(() => write('accountant', 'edit', { id: rate?.id, value: '0' }), ['value money/zero']);
    await refused(() => write('hr', 'edit', { id: rate?.id, value: '16' }), 'access_denied');
    expect(codes(await write('accountant', 'edit', { id: rate?.id, value: '16' }))).toBe('ok');
    const { rows } = await world.company.db.query(
      `select "action", "detail"::json ->> 'value' as value from "audit" where "stream" = $1 order by "id"`,
      [`currency_rate:${rate?.id}`],
    );
    expect(rows).toEqual([
      { action: 'table.add', value: '15.421' },
      { action: 'table.edit', value: '16' },
    ]);
  });

  test('keeps its currency in the dictionary', async () => {
    const { result } = await callAs(world, 'admin', 'view.get', {
      object: 'currency',
      filter: "code = 'KZT'",
    });
    const data = { id: result?.data[0]?.id };
    expect(codes(await callAs(world, 'admin', 'table.del', { object: 'currency', data }))).toBe(
      'used_elsewhere',
    );
  });

  test.each(['"value" = 0', '"value" = -1', '"units" = 0', `"quoted_in" = 'KZT'`])(
    'is no such one in the database either, whoever writes there: %s',
    async (wrong) => {
      const sql = `update "currency_rate" set ${wrong} where "currency_code" = 'KZT'`;
      await expect(world.company.db.query(sql)).rejects.toThrow('violates check constraint');
    },
  );

  test('T51: of another client is not seen, changed or deleted', async () => {
    const [rate] = await rates('accountant', "date = '2026-11-14'");
    expect(await rates('southerner', 'id > 0')).toEqual([]);
    await refused(() => write('southerner', 'edit', { id: rate?.id, value: '1' }), 'not_found');
    await refused(() => write('southerner', 'del', { id: rate?.id }), 'not_found');
  });
});

describe('the quotes of a bank', () => {
  test('are taken from a table with the bank’s own titles', async () => {
    const table =
      'Цифр. код;Букв. код;Единиц;Валюта;Курс\n840;usd;1;Доллар США;81,3240\n398;KZT;100;Тенге;15,3875\n';
    const { result } = await take('accountant', table, { date: '2026-11-18' });
    expect(result?.data).toEqual({ added: 2, same: 0 });
    expect(await rates('employee', "date = '2026-11-18'")).toMatchObject([
      { currency_code: 'KZT', units: 100, value: '15.3875', source: 'ЦБ РФ', quoted_in: 'RUB' },
      { currency_code: 'USD', units: 1, value: '81.324', source: 'ЦБ РФ', quoted_in: 'RUB' },
    ]);
  });

  test('or from JSON, each line with its own day and source', async () => {
    const list = [
      { CharCode: 'EUR', Nominal: 1, Value: 94.1, date: '11.11.2026' },
      {
        currency_code: 'USD',
        units: 1,
        value: '530,5',
        date: '2026-11-11',
        source: 'НБ РК',
        quoted_in: 'KZT',
      },
    ];
    expect((await take('accountant', JSON.stringify(list))).result?.data).toEqual({ added: 2, same: 0 });
    expect(await rates('employee', "date = '2026-11-11'")).toMatchObject([
      { currency_code: 'USD', value: '530.5', quoted_in: 'KZT', source: 'НБ РК' },
      { currency_code: 'EUR', value: '94.1', quoted_in: 'RUB', source: 'ЦБ РФ' },
    ]);
  });

  test('given twice are there once; another value for the same day is refused', async () => {
    const table = (value: string) => `currency,rate\nCNY,"${value}"\nUSD,"81,50"\n`;
    expect((await take('accountant', table('11,20'))).result?.data).toEqual({ added: 2, same: 0 });
    expect((await take('accountant', table('11.2'))).result?.data).toEqual({ added: 0, same: 2 });
    const answer = await refused(() => take('accountant', table('11,21')), ['text rate/row']);
    expect(answer.error?.data.fields?.[0]).toMatchObject({
      message: 'Строка 2: Такая запись уже есть',
      values: { row: 2, column: 'date', rule: 'field/duplicate' },
    });
  });

  test.each([
    ['a rate of zero', 'GBP;1;0', 'value', 'money/zero'],
    ['an unknown currency', 'XDR;1;110', 'currency_code', 'field/wrong'],
    ['units of nothing', 'GBP;0;105', 'units', 'rate/units'],
    ['no rate', 'GBP;1;', 'value', 'field/required'],
    ['too big a rate', 'GBP;1;1234567890123,5', 'value', 'money/too-big'],
  ])('with %s in one row are refused whole, and the row is named', async (_what, line, column, rule) => {
    const table = `Букв. код;Единиц;Курс\nAUD;1;52,9\n\n${line}\nCAD;1;57,7\n`;
    const answer = await refused(() => take('accountant', table), ['text rate/row']);
    expect(answer.error?.data.fields?.[0]).toMatchObject({
      message: expect.stringMatching(/^Строка 4: /),
      message_eng: expect.stringMatching(/^Row 4: /),
      values: { row: 4, column, rule },
    });
  });

  test.each([
    ['without the columns they need', 'Валюта;Имя\nUSD;Доллар', ['text rate/columns']],
    ['that are no list', '{"USD": 81}', ['text rate/columns']],
    ['that are broken JSON', '[{"value": ', ['text rate/columns']],
    ['without a line', 'Букв. код;Курс\n', ['text rate/no-lines']],
    ['of too many lines', `Букв. код;Курс\n${'USD;1\n'.repeat(501)}`, 'import_too_many'],
    ['for a day too far ahead', '[{"currency": "USD", "rate": 1, "date": "2100-01-01"}]', ['text rate/row']],
  ])('%s are refused', async (_what, text, code) => {
    await refused(() => take('accountant', text), code);
  });

  test('are not taken from hr or an employee with the same call', async () => {
    const table = 'currency;rate\nSEK;8,5';
    for (const name of ['hr', 'employee'] as const) await refused(() => take(name, table), 'access_denied');
    expect(codes(await take('admin', table))).toBe('ok');
  });
});
