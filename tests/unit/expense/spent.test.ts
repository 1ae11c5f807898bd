import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { completeDocument } from '../../../lib/documents/complete.ts';
import type { Spending } from '../../../lib/documents/facts/money-facts.ts';
import { NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import { expense } from '../../../lib/documents/families/expense/index.ts';
import { complete } from '../../../lib/documents/families/expense/rules.ts';
import type { Line } from '../../../lib/documents/lines.ts';
import type { RuleFacts } from '../../../lib/documents/record.ts';
import { sumOf, toPlaces } from '../../../lib/money/decimal.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import '../../support/properties.ts';

const [RUB, KZT, USD] = [1, 2, 3];
const spending: Spending = {
  home: { currency_id: RUB, currency_code: 'RUB' },
  currencies: [
    { id: RUB, code: 'RUB' },
    { id: KZT, code: 'KZT' },
    { id: USD, code: 'USD' },
  ],
  types: [],
  rates: [
    {
      currency_code: 'KZT',
      quoted_in: 'RUB',
      date: '2026-11-14',
      units: 100,
      value: '15.4210',
      source: 'ЦБ РФ',
    },
    {
      currency_code: 'KZT',
      quoted_in: 'RUB',
      date: '2026-11-17',
      units: 100,
      value: '15.3875',
      source: 'ЦБ РФ',
    },
    {
      currency_code: 'USD',
      quoted_in: 'RUB',
      date: '2026-11-17',
      units: 1,
      value: '81.3240',
      source: 'ЦБ РФ',
    },
  ],
};
const facts = (over: Partial<RuleFacts> = {}): RuleFacts => ({
  ...NOTHING_KNOWN,
  today: '2026-11-19',
  calendar: calendarOf([]),
  parameters: {},
  type: null,
  byHr: false,
  isNew: false,
  spending,
  ...over,
});
const report = (...details: Partial<Line>[]): DocumentRecord => ({
  id: 233,
  employee_id: 1,
  document_type_id: 1,
  start_date: null,
  end_date: null,
  days: null,
  comments: '',
  comments_eng: '',
  details,
});
const line = (over: Partial<Line> = {}): Line => ({
  id: null,
  date: '2026-11-16',
  amount: '100',
  currency_id: RUB,
  ...over,
});
const completed = (record: DocumentRecord, before?: DocumentRecord) => {
  const patch = complete?.(record, facts(), new Set(), before) ?? {};
  return { patch, lines: (patch.details ?? []) as Line[] };
};

describe('a line of a report', () => {
  test('takes the rate set last on or before its day, with its units and its bank', () => {
    const { lines } = completed(report(line({ amount: '3800.00', currency_id: KZT })));
    expect(lines[0]).toMatchObject({
      rate: '15.421',
      rate_units: 100,
      rate_date: '2026-11-14',
      rate_source: 'bank',
      rate_bank: 'ЦБ РФ',
      home_amount: '586',
    });
  });

  test('without a currency is of the organization’s; without type and goal it has those of the report', () => {
    const { lines } = completed({
      ...report(line({ currency_id: null }), line({ expense_goal_id: 9 })),
      expense_type_id: 5,
      expense_goal_id: 6,
    });
    expect(lines[0]).toMatchObject({ currency_id: RUB, expense_type_id: 5, expense_goal_id: 6, rate: null });
    expect(lines[1]).toMatchObject({ expense_type_id: 5, expense_goal_id: 9 });
  });

  test('keeps the rate it was saved with while its day and currency stay, whatever it was sent with', () => {
    const kept = line({
      id: 7,
      currency_id: KZT,
      rate: '14.000000',
      rate_units: 100,
      rate_source: 'bank',
      rate_date: '2026-11-14',
      rate_bank: 'ЦБ РФ',
      home_amount: '14.000',
    });
    expect(completed(report({ ...kept, rate: '99' }), report(kept)).lines[0]).toMatchObject({ rate: '14' });
    expect(completed(report({ ...kept, date: '2026-11-17' }), report(kept)).lines[0]).toMatchObject({
      rate: '15.3875',
    });
    expect(completed(report({ ...kept, id: null }), report(kept)).lines[0]).toMatchObject({ rate: '15.421' });
  });

  test('of a slip has the rate that was typed, by one unit where none is said, until it is a bank’s again', () => {
    const typed = completed(report(line({ currency_id: USD, rate: '82.5' }))).lines[0];
    expect(typed).toMatchObject({ rate_source: 'receipt', rate_units: 1, home_amount: '8250' });
    const back = completed(report({ ...typed, id: 7, date: '2026-11-17', rate_source: 'bank' })).lines[0];
    expect(back).toMatchObject({ rate: '81.324', rate_source: 'bank' });
  });

  test('of a slip is taken over the bank’s that it was kept with, and emptied the bank’s is back', () => {
    const bank = { rate: '15.421', rate_units: 100, rate_source: 'bank', rate_date: '2026-11-14' };
    const kept = line({ id: 7, currency_id: KZT, ...bank, rate_bank: 'ЦБ РФ' });
    const slip = completed(report({ ...kept, rate: '16.5', rate_source: 'receipt' }), report(kept)).lines[0];
    expect(slip).toMatchObject({ rate: '16.5', rate_units: 100, rate_source: 'receipt', rate_bank: '' });
    const emptied = { ...slip, rate: null, rate_units: null, rate_source: null };
    expect(completed(report(emptied as typeof kept), report(slip as typeof kept)).lines[0]).toMatchObject(
      bank,
    );
  });

  test('in the currency of the organization takes no rate: one that was just set is refused with its cell', () => {
    const said = report(line({ currency_id: USD, rate: '82.5' }), line({ rate: '1.2' }));
    const { refusals } = completeDocument(expense, said, new Set(['details']), facts());
    expect(refusals).toEqual([{ field: 'details.1.rate', code: 'field/not-taken' }]);
  });

  test('in the currency of the organization drops without a word the rate that the portal has filled in', () => {
    const said = report(line({ id: 7, rate: '81.324', rate_units: 1, rate_source: 'bank' }));
    const { refusals, record } = completeDocument(expense, said, new Set(['details']), facts(), report());
    expect(refusals).toEqual([]);
    expect(record.details).toMatchObject([{ rate: null, rate_source: null }]);
  });

  test('that was kept with a rate loses it with its currency', () => {
    const kept = line({ id: 7, currency_id: USD, rate: '82.5', rate_units: 1, rate_source: 'receipt' });
    const { refusals, record } = completeDocument(
      expense,
      report({ ...kept, currency_id: RUB }),
      new Set(['details']),
      facts(),
      report(kept),
    );
    expect(refusals).toEqual([]);
    expect(record.details).toMatchObject([{ rate: null, rate_source: null, home_amount: '100' }]);
  });

  test('that is whole already is left as it is: nothing is written twice', () => {
    const record = report(line({ currency_id: KZT }), line());
    const { patch } = completed(record);
    const kept = { ...record, ...patch };
    expect(complete?.(kept, facts(), new Set(), kept)).not.toHaveProperty('details');
  });
});

describe('the sums of a report', () => {
  test('are of the lines, the per diem and the advance', () => {
    const { patch } = completed({
      ...report(line({ amount: '25', currency_id: USD, date: '2026-11-17' }), line({ amount: '1480' })),
      advance_amount: '15000.00',
      per_diem_days: [{ sum: '5700', currency: 'RUB', home: '5700' }],
    });
    expect(patch).toMatchObject({ total: '9213.1', balance: '-5786.9', currency_id: RUB });
  });

  test('leave out a line without a rate, and say how many there are', () => {
    const { patch } = completed(report(line({ currency_id: USD }), line()));
    expect(patch).toMatchObject({ total: '100' });
    expect(JSON.parse(String(patch.totals))).toMatchObject({ unrated: 1 });
  });

  test('keep what was taken from a trip that the writer may not read, and from any once the report was sent', () => {
    const linked = {
      ...report(line()),
      btrip_id: 402,
      start_date: '2026-11-16',
      end_date: '2026-11-18',
      advance_amount: '50.00',
      per_diem_days: [{ sum: '700', currency: 'RUB', home: '700' }],
    };
    const unread = complete?.(linked, facts(), new Set(['details'])) ?? {};
    expect(unread).toMatchObject({ total: '800', balance: '750' });
    expect(unread).not.toHaveProperty('start_date');
    const trip = {
      id: 402,
      number: 'КМ-0402',
      status_id: 'processed',
      start_date: '2026-11-01',
      end_date: '2026-11-02',
      places: '',
      englishPlaces: '',
      advance: null,
      perDiem: [],
      rates: [],
      taken_by: null,
    };
    const of = (status_id: string) =>
      complete?.({ ...linked, status_id }, facts({ linked_trip: trip }), new Set()) ?? {};
    expect(of('draft')).toMatchObject({ start_date: '2026-11-01', advance_amount: null, total: '100' });
    expect(of('agreed')).toMatchObject({ total: '800', balance: '750' });
    expect(of('agreed')).not.toHaveProperty('start_date');
  });

  test('are nothing where nothing was spent and nothing advanced', () => {
    expect(completed(report()).patch).toMatchObject({ total: null, totals: null, balance: null });
  });

  test('are those of what the lines show, to the last kopeck', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 });
    const amounts = fc.array(fc.record({ cents, currency_id: fc.constantFrom(RUB, KZT, USD) }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(amounts, (spent) => {
        const { patch, lines } = completed(
          report(
            ...spent.map(({ cents: sum, currency_id }) =>
              line({
                amount: `${Math.trunc(sum / 100)}.${String(sum % 100).padStart(2, '0')}`,
                currency_id,
                date: '2026-11-17',
              }),
            ),
          ),
        );
        const shown = lines.map(({ home_amount }) => toPlaces(String(home_amount), 2));
        expect(toPlaces(String(patch.total), 2)).toBe(toPlaces(sumOf(shown), 2));
      }),
    );
  });
});
