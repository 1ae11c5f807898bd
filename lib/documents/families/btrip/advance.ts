import { daysBetween } from '../../../kernel/day.ts';
import { convert } from '../../../money/convert.ts';
import { add, type Decimal, timesOver } from '../../../money/decimal.ts';
import { minorDigits } from '../../../money/minor-digits.ts';
import { isTooBig } from '../../../money/parse-amount.ts';
import { rateOn } from '../../../money/rate-on.ts';
import type { PerDiem } from '../../../travel/per-diem.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { TripRates } from '../../facts/money-facts.ts';
import type { RuleFacts } from '../../record.ts';

/** What an advance is made of, in its currency. */
export interface AdvanceParts {
  readonly currency: string;
  /** Undefined where some per diem has no rate into the currency of the advance. */
  readonly perDiem: Decimal | undefined;
  readonly nights: number;
  readonly lodging: Decimal;
  readonly tickets: Decimal;
  readonly total: Decimal | undefined;
}

/** The currency of the advance by its id: the organization's where none is chosen. */
export const advanceCurrency = (record: DocumentRecord, { home, currencies }: TripRates): string =>
  currencies.find(({ id }) => id === record.currency_id)?.code ?? home.currency_code;

/**
 * What the portal proposes to advance: per diem, nights, tickets. Per diem of other currencies is turned by the rate of
 * the day into the organization's, and into no other.
 */
export const advanceParts = (
  record: DocumentRecord,
  perDiem: PerDiem,
  rates: TripRates,
  { today }: Pick<RuleFacts, 'today'>,
): AdvanceParts => {
  const currency = advanceCurrency(record, rates);
  const inCurrency = perDiem.totals.map(({ currency: own, sum }) => {
    if (own === currency) return sum;
    const quote =
      currency === rates.home.currency_code
        ? rateOn(rates.rates, { currency: own, into: currency, day: today })
        : undefined;
    return quote && convert(sum, quote, currency);
  });
  const known = inCurrency.filter((sum) => sum !== undefined);
  const paid = known.length === inCurrency.length ? known.reduce(add, '0') : undefined;
  const nights =
    record.start_date && record.end_date ? Math.max(0, daysBetween(record.start_date, record.end_date)) : 0;
  const lodging = timesOver(moneyOf(record.lodging_per_night), String(nights), 1, minorDigits(currency));
  const tickets = moneyOf(record.tickets);
  const total = paid && [lodging, tickets].reduce(add, paid);
  return {
    currency,
    perDiem: paid,
    nights,
    lodging,
    tickets,
    total: total !== undefined && !isTooBig(total) ? total : undefined,
  };
};

export const moneyOf = (value: unknown): Decimal => (typeof value === 'string' && value !== '' ? value : '0');
