import { type Day, isDay } from '../../../kernel/day.ts';
import { convert } from '../../../money/convert.ts';
import { add, compare, type Decimal } from '../../../money/decimal.ts';
import { rateOn } from '../../../money/rate-on.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { Spending } from '../../facts/money-facts.ts';
import { type Line, linesOf } from '../../lines.ts';

/** A line of a report with its place among them; anything may still be missing. */
export interface Spent {
  /** Its name in refusals: `details.2`. */
  readonly at: string;
  readonly date: Day | null;
  readonly type_id: number | null;
  readonly goal_id: number | null;
  readonly amount: Decimal | null;
  /** The code of its currency. */
  readonly currency: string | undefined;
  readonly rate: Decimal | null;
  readonly rate_units: number | null;
  readonly rate_source: unknown;
  /** The amount in the currency of the organization; null while there is no rate. */
  readonly home: Decimal | null;
  readonly receipt_number: string;
  readonly file_id: number | null;
}

/** The lines of a report as rules read them. */
export const spentOf = (record: DocumentRecord, spending: Spending): readonly Spent[] =>
  linesOf(record, 'details').map((line, index) => ({
    at: `details.${index}`,
    date: dayOf(line.date),
    type_id: idOf(line.expense_type_id),
    goal_id: idOf(line.expense_goal_id),
    amount: decimalOf(line.amount),
    currency: currencyOf(line, spending),
    rate: decimalOf(line.rate),
    rate_units: idOf(line.rate_units),
    rate_source: line.rate_source,
    home: decimalOf(line.home_amount),
    receipt_number: String(line.receipt_number ?? '').trim(),
    file_id: idOf(line.file_id),
  }));

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const dayOf = (value: unknown): Day | null => (isDay(value) ? value : null);
/** A sum without the zeros that its column adds. */
export const decimalOf = (value: unknown): Decimal | null =>
  typeof value === 'string' && value !== '' ? add(value, '0') : null;

const currencyOf = ({ currency_id }: Line, { home, currencies }: Spending): string | undefined =>
  currency_id === null || currency_id === home.currency_id
    ? home.currency_code
    : currencies.find(({ id }) => id === currency_id)?.code;

/**
 * Lines completed with what the report is for where they say nothing else, the rate of their day, the amount in the
 * currency of the organization. Undefined without a change. A rate copied into a line stays while its day and currency
 * do: `before` has the lines as they are kept.
 */
export const completedDetails = (
  record: DocumentRecord,
  before: DocumentRecord | undefined,
  spending: Spending,
): readonly Line[] | undefined => {
  const lines = linesOf(record, 'details');
  const kept = new Map(linesOf(before ?? {}, 'details').map((line) => [line.id, line]));
  const completed = lines.map((given): Line => {
    const line: Line = {
      ...given,
      currency_id: given.currency_id ?? spending.home.currency_id,
      expense_type_id: given.expense_type_id ?? record.expense_type_id ?? null,
      expense_goal_id: given.expense_goal_id ?? record.expense_goal_id ?? null,
    };
    const rated = ratedBy(line, line.id === null ? undefined : kept.get(line.id), spending);
    return { ...line, ...rated, home_amount: homeOf(line, rated, spending) };
  });
  return completed.every((line, index) => isSame(line, lines[index])) ? undefined : completed;
};

interface Rated {
  readonly rate: Decimal | null;
  readonly rate_units: number | null;
  readonly rate_source: 'bank' | 'receipt' | null;
  readonly rate_date: Day | null;
  readonly rate_bank: string;
}

const UNRATED: Rated = { rate: null, rate_units: null, rate_source: null, rate_date: null, rate_bank: '' };

const ratedBy = (line: Line, was: Line | undefined, spending: Spending): Rated => {
  const currency = currencyOf(line, spending);
  const into = spending.home.currency_code;
  if (currency === undefined || currency === into) return UNRATED;
  if (isTyped(line))
    return {
      rate: decimalOf(line.rate),
      rate_units: idOf(line.rate_units) ?? 1,
      rate_source: 'receipt',
      rate_date: dayOf(line.date),
      rate_bank: '',
    };
  if (was && isStillRated(line, was)) return ratedAs(was);
  const quote = isDay(line.date) && rateOn(spending.rates, { currency, into, day: line.date });
  if (!quote) return UNRATED;
  return {
    rate: decimalOf(quote.value),
    rate_units: quote.units,
    rate_source: 'bank',
    rate_date: quote.date,
    rate_bank: quote.source,
  };
};

/** A rate without a source was just typed: rates of the portal have one. */
const isTyped = ({ rate, rate_source }: Line): boolean =>
  rate_source === 'receipt' || ((rate_source ?? null) === null && (rate ?? null) !== null);

const isStillRated = (line: Line, was: Line): boolean =>
  was.rate_source === 'bank' && was.date === line.date && was.currency_id === line.currency_id;

const ratedAs = (was: Line): Rated => ({
  rate: decimalOf(was.rate),
  rate_units: idOf(was.rate_units),
  rate_source: 'bank',
  rate_date: dayOf(was.rate_date),
  rate_bank: String(was.rate_bank ?? ''),
});

const homeOf = (line: Line, { rate, rate_units }: Rated, spending: Spending): Decimal | null => {
  const amount = decimalOf(line.amount);
  const { currency_code } = spending.home;
  if (amount === null || currencyOf(line, spending) === currency_code) return amount;
  return rate === null || !isUnits(rate_units)
    ? null
    : convert(amount, { value: rate, units: rate_units }, currency_code);
};

/** Banks quote a currency by one, or by a round number of its units. */
export const isUnits = (units: number | null): units is number =>
  units !== null && /^10{0,6}$/.test(String(units));

const SUMS: readonly string[] = ['amount', 'rate', 'home_amount'];

const isSame = (line: Line, other: Line | undefined): boolean =>
  Object.entries(line).every(([name, value]) => {
    const is = other?.[name] ?? null;
    if (!SUMS.includes(name) || typeof value !== 'string' || typeof is !== 'string') return value === is;
    return compare(value, is) === 0;
  });
