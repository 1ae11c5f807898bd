import type { Locale } from '../../../access/actor.ts';
import { currencySign, formatDay, formatRange } from '../../../i18n/format.ts';
import { lowerFirst } from '../../../i18n/lower-first.ts';
import { isDay } from '../../../kernel/day.ts';
import { compare, type Decimal } from '../../../money/decimal.ts';
import { formatAmount, formatRate } from '../../../money/format-amount.ts';
import type { Total } from '../../../money/totals.ts';
import type { Line } from '../../lines.ts';
import type { PrintDefinition, PrintFacts, PrintSentence, PrintTable } from '../../print.ts';
import { decimalOf } from './spent.ts';
import type { PaidPart } from './trip.ts';

const homeOf = ({ record }: PrintFacts): string => String(record.currency_code ?? '');

/** A sum of the report, in figures and in words; nothing where it is not there, or does not pass. */
const sum = (
  key: string,
  field: string,
  passes: (amount: Decimal) => boolean = () => true,
): PrintSentence => ({
  key,
  values: (facts, locale, spelling) => {
    const amount = decimalOf(facts.record[field]);
    if (amount === null || !passes(amount)) return undefined;
    const shown = amount.replace('-', '');
    return {
      amount: formatAmount(shown, homeOf(facts), locale),
      currency: currencySign(homeOf(facts), locale),
      words: spelling.amount(shown, homeOf(facts), locale),
    };
  },
});

const sign = (amount: Decimal): number => compare(amount, '0');

/** The rate of a line with what it is quoted by, and whose it is. */
const rateValues = (line: Line, _facts: PrintFacts, locale: Locale) => {
  const rate = decimalOf(line.rate);
  return rate === null
    ? undefined
    : {
        rate: formatRate(rate, locale),
        units: Number(line.rate_units ?? 1),
        source: String(line.rate_source),
        bank: String(line.rate_bank ?? ''),
        day: isDay(line.rate_date) ? formatDay(line.rate_date, locale) : '',
      };
};

const totalsIn = ({ record }: PrintFacts): readonly Total[] =>
  (kept(record.totals) as { currencies?: Total[] } | null)?.currencies ?? [];

/** What the database keeps as JSON, read by the driver already or not. */
const kept = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : (value ?? null));

const table: PrintTable = {
  lines: 'details',
  columns: [
    { field: 'date', room: 3 },
    { field: 'receipt_number', room: 3 },
    {
      field: 'expense_type_id',
      room: 5,
      text: (line, _facts, locale) => {
        const names =
          locale === 'en'
            ? ['expense_type_name_eng', 'expense_goal_name_eng']
            : ['expense_type_name', 'expense_goal_name'];
        return names.flatMap((name) => String(line[name] ?? '') || []).join(', ');
      },
    },
    { field: 'amount', room: 4 },
    {
      field: 'currency_id',
      room: 2,
      text: (line, _facts, locale) => currencySign(String(line.currency_code ?? ''), locale),
    },
    { field: 'rate', room: 6, said: { key: 'rate', values: rateValues } },
    {
      field: 'home_amount',
      room: 4,
      text: (line, facts, locale) => {
        const amount = decimalOf(line.home_amount);
        return amount === null ? '' : formatAmount(amount, homeOf(facts), locale);
      },
    },
  ],
  also: [
    {
      key: 'per-diem',
      rows: (facts, locale) =>
        ((kept(facts.record.per_diem_days) ?? []) as PaidPart[]).map((part) => ({
          values: {
            days: part.days,
            period: formatRange(part.first, part.last, locale),
            rate: formatAmount(part.rate ?? '0', part.currency, locale),
            currency: currencySign(part.currency, locale),
            place: part.place,
          },
          cells: {
            amount: formatAmount(part.sum, part.currency, locale),
            currency_id: currencySign(part.currency, locale),
            home_amount: part.home === null ? '' : formatAmount(part.home, homeOf(facts), locale),
          },
        })),
    },
    {
      key: 'of-currency',
      rows: (facts, locale) =>
        totalsIn(facts).map(({ currency, amount, home }) => ({
          values: { currency: currencySign(currency, locale) },
          cells: {
            amount: formatAmount(amount, currency, locale),
            currency_id: currencySign(currency, locale),
            home_amount: formatAmount(home, homeOf(facts), locale),
          },
        })),
    },
    {
      key: 'total',
      strong: true,
      rows: (facts, locale) => {
        const total = decimalOf(facts.record.total);
        return total === null
          ? []
          : [
              {
                values: { currency: currencySign(homeOf(facts), locale) },
                cells: { home_amount: formatAmount(total, homeOf(facts), locale) },
              },
            ];
      },
    },
  ],
};

/** An expense report after the form AO-1: who reports what, line by line, what was advanced, and what is to pay or to return. */
export const print: PrintDefinition = {
  unaddressed: true,
  says: [
    'start_date',
    'end_date',
    'places',
    'btrip_number',
    'total',
    'balance',
    'currency_code',
    'totals',
    'per_diem_days',
  ],
  sentences: [
    {
      key: 'number',
      values: ({ number, date }, locale) => ({ number, date: formatDay(date, locale) }),
    },
    {
      key: 'person',
      values: ({ employee: { name, position, department, number } }) => ({
        name,
        position: lowerFirst(position),
        with_position: position ? 'yes' : 'no',
        department: lowerFirst(department),
        with_department: department ? 'yes' : 'no',
        number,
        with_number: number ? 'yes' : 'no',
      }),
    },
    {
      key: 'goal',
      values: ({ names }) => (names.expense_goal_id ? { goal: names.expense_goal_id } : undefined),
    },
    {
      key: 'trip',
      values: ({ record }, locale) =>
        record.btrip_number && record.start_date && record.end_date
          ? {
              number: String(record.btrip_number),
              places: String(record.places ?? ''),
              first: formatDay(record.start_date, locale),
              last: formatDay(record.end_date, locale),
            }
          : undefined,
    },
  ],
  table,
  closing: [
    sum('advance', 'advance_amount'),
    sum('spent', 'total'),
    sum('to-pay', 'balance', (amount) => sign(amount) > 0),
    sum('to-return', 'balance', (amount) => sign(amount) < 0),
    sum('even', 'balance', (amount) => sign(amount) === 0),
  ],
};
