import { addDays, type Day, daysBetween, eachDay } from '../kernel/day.ts';
import { add, type Decimal, timesOver } from '../money/decimal.ts';
import { minorDigits } from '../money/minor-digits.ts';
import { type PerDiemRate, perDiemOn } from '../money/per-diem-on.ts';

/** Where a person is on the days of a trip. */
export interface Stay {
  readonly start_date: Day;
  readonly end_date: Day;
  /** What the person writes of the place. */
  readonly place: string;
  /** The country's code; null at home. */
  readonly country: string | null;
  /** The days off after it are spent there. */
  readonly weekend_stay: boolean;
}

/** Days in a row that are paid alike. */
export interface PerDiemPart {
  readonly first: Day;
  readonly last: Day;
  readonly days: number;
  /** A leg, days off between two legs, or days that no leg covers. */
  readonly kind: 'leg' | 'weekend' | 'none';
  readonly place: string;
  /** Of one day; null where no rate is known, or nothing is paid. */
  readonly rate: Decimal | null;
  readonly currency: string;
  readonly sum: Decimal;
}

export interface PerDiem {
  readonly parts: readonly PerDiemPart[];
  /** Paid days: those that have a rate. */
  readonly days: number;
  readonly totals: readonly { readonly currency: string; readonly sum: Decimal }[];
}

/** A trip of more days is a typing error: who is away for more than a year works there. */
export const TRIP_DAYS_MAX = 366;

/**
 * The per diem of every day of a trip, days off and days on the road among them (Government decree 501, items 9 and 22). A
 * day on which one leg ends and the next begins is the next one's: the day a border is crossed counts where one arrives,
 * so the day of return from abroad is paid as at home.
 */
export const perDiemOf = (
  trip: { readonly start_date: Day; readonly end_date: Day; readonly organization_id: number },
  stays: readonly Stay[],
  rates: readonly PerDiemRate[],
): PerDiem => {
  const { start_date, end_date, organization_id } = trip;
  if (end_date < start_date || daysBetween(start_date, end_date) >= TRIP_DAYS_MAX)
    return { parts: [], days: 0, totals: [] };
  const parts: PerDiemPart[] = [];
  for (const day of eachDay(start_date, end_date)) {
    const { stay, kind } = whereOn(day, stays);
    const rate = stay && perDiemOn(rates, { day, country: stay.country, organization_id });
    const one: PerDiemPart = {
      first: day,
      last: day,
      days: 1,
      kind,
      place: stay?.place ?? '',
      rate: rate?.amount ?? null,
      currency: rate?.currency_code ?? '',
      sum: rate?.amount ?? '0',
    };
    const before = parts.at(-1);
    if (before && isAlike(before, one)) parts[parts.length - 1] = longer(before, day);
    else parts.push(one);
  }
  const paid = parts.filter(({ rate }) => rate !== null);
  const totals = [...Map.groupBy(paid, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    sum: own.reduce((sum, part) => add(sum, part.sum), '0'),
  }));
  return { parts, days: paid.reduce((days, part) => days + part.days, 0), totals };
};

const whereOn = (
  day: Day,
  stays: readonly Stay[],
): { readonly stay: Stay | undefined; readonly kind: PerDiemPart['kind'] } => {
  const there = stays.findLast(({ start_date, end_date }) => start_date <= day && day <= end_date);
  if (there) return { stay: there, kind: 'leg' };
  const stayed = stays.findLast(({ end_date }) => end_date < day);
  return stayed?.weekend_stay && day <= addDays(stayed.end_date, 2)
    ? { stay: stayed, kind: 'weekend' }
    : { stay: undefined, kind: 'none' };
};

const isAlike = (a: PerDiemPart, b: PerDiemPart): boolean =>
  a.kind === b.kind && a.place === b.place && a.rate === b.rate && a.currency === b.currency;

const longer = (part: PerDiemPart, last: Day): PerDiemPart => {
  const days = part.days + 1;
  return {
    ...part,
    last,
    days,
    sum: part.rate === null ? '0' : timesOver(part.rate, String(days), 1, minorDigits(part.currency)),
  };
};
