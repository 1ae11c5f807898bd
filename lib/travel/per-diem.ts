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
  /** A leg, days off between two legs, days that no leg covers, or a day of which the person is back home by its end. */
  readonly kind: 'leg' | 'weekend' | 'none' | 'same_day';
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

/** The share of the per diem, in percent, that is paid for a day of which the person is back home by its end. */
interface SameDayShares {
  /** Within the country. */
  readonly home: number;
  /** Abroad and back. */
  readonly abroad: number;
}

/** A trip of more days is a typing error: who is away for more than a year works there. */
export const TRIP_DAYS_MAX = 366;

/**
 * The per diem of every day of a trip, days off and days on the road among them (Government decree 501, items 9 and 22). A
 * day on which one leg ends and the next begins is the next one's: the day a border is crossed counts where one arrives,
 * so the day of return from abroad is paid as at home. A trip of one day within the country, and a day on which the
 * person goes abroad and comes back, are paid by their `shares`; in full without `shares`.
 */
export const perDiemOf = (
  trip: { readonly start_date: Day; readonly end_date: Day; readonly organization_id: number },
  stays: readonly Stay[],
  rates: readonly PerDiemRate[],
  shares?: SameDayShares,
): PerDiem => {
  const { start_date, end_date, organization_id } = trip;
  if (end_date < start_date || daysBetween(start_date, end_date) >= TRIP_DAYS_MAX)
    return { parts: [], days: 0, totals: [] };
  const parts: PerDiemPart[] = [];
  for (const day of eachDay(start_date, end_date)) {
    const where = whereOn(day, stays);
    const back = shares && backOn(day, trip, stays);
    const { stay } = back ?? where;
    const full = stay && perDiemOn(rates, { day, country: stay.country, organization_id });
    const share = back && shares ? shares[back.stay.country === null ? 'home' : 'abroad'] : 100;
    const rate = full && shareOf(full, share);
    const one: PerDiemPart = {
      first: day,
      last: day,
      days: 1,
      // Without a rate there is no share: the day counts as a leg with a missing rate.
      kind: back && share < 100 && (full || share === 0) ? 'same_day' : where.kind,
      place: stay?.place ?? '',
      rate: rate ?? null,
      currency: rate ? (full?.currency_code ?? '') : '',
      sum: rate ?? '0',
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

/** What a share of a rate is; undefined where nothing is paid. */
const shareOf = ({ amount, currency_code }: PerDiemRate, share: number): Decimal | undefined => {
  if (share <= 0) return undefined;
  return share === 100 ? amount : timesOver(amount, String(share), 100, minorDigits(currency_code));
};

/**
 * Where the person was on a day of which they are back home by its end: the only day of a trip, or a day on which they go
 * abroad and the last leg leads back. Undefined for any other day.
 */
const backOn = (
  day: Day,
  { start_date, end_date }: { readonly start_date: Day; readonly end_date: Day },
  stays: readonly Stay[],
): { readonly stay: Stay } | undefined => {
  const there = stays.filter((stay) => stay.start_date <= day && day <= stay.end_date);
  const outside = there.filter(({ country }) => country !== null);
  const away = outside.at(-1);
  const isOnlyDay = start_date === end_date;
  if (!away) {
    const stay = there.at(-1);
    return isOnlyDay && stay ? { stay } : undefined;
  }
  const isBack = isOnlyDay || there.at(-1)?.country === null;
  return isBack && outside.every((stay) => stay.start_date === day) ? { stay: away } : undefined;
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
