import type { Calendar } from '../../../calendar/calendar.ts';
import { returnToWork } from '../../../calendar/day-count.ts';
import type { Day } from '../../../kernel/day.ts';
import { convert } from '../../../money/convert.ts';
import { add, type Decimal } from '../../../money/decimal.ts';
import { rateOn } from '../../../money/rate-on.ts';
import type { MoneyLine } from '../../../money/totals.ts';
import type { PerDiemPart } from '../../../travel/per-diem.ts';
import type { LinkedTrip } from '../../facts/money-facts.ts';

/** Working days after the return in which a trip is reported. */
const REPORT_DAYS = 3;

/** What a report takes from its trip, in the currency of the organization; null is what has no rate, or is not there. */
export interface Taken {
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly places: string;
  readonly places_eng: string;
  readonly advance: Decimal | null;
  readonly perDiem: Decimal | null;
  readonly parts: readonly PaidPart[];
  readonly due_date: Day | null;
  /** What has no rate: the advance, or per diem. */
  readonly unrated: readonly ('advance_amount' | 'per_diem_amount')[];
}

/** A part of the per diem with its sum in the currency of the organization. */
export interface PaidPart extends PerDiemPart {
  readonly home: Decimal | null;
}

/**
 * Dates, places, advance and per diem of a trip. An advance in another currency counts by the rate of the first day of the
 * trip, per diem by that of the first of its days.
 */
export const takenFrom = (trip: LinkedTrip, home: string, calendar: Calendar): Taken => {
  const inHome = (amount: Decimal, currency: string, day: Day | null): Decimal | null => {
    if (currency === home) return amount;
    const quote = day && rateOn(trip.rates, { currency, into: home, day });
    return quote ? convert(amount, quote, home) : null;
  };
  const parts = trip.perDiem
    .filter(({ rate }) => rate !== null)
    .map((part): PaidPart => ({ ...part, home: inHome(part.sum, part.currency, part.first) }));
  const paid = parts.flatMap((part) => part.home ?? []);
  const isWhole = parts.length > 0 && paid.length === parts.length;
  const advance = trip.advance && inHome(trip.advance.amount, trip.advance.currency, trip.start_date);
  return {
    start_date: trip.start_date,
    end_date: trip.end_date,
    places: trip.places,
    places_eng: trip.englishPlaces,
    advance,
    perDiem: isWhole ? paid.reduce(add, '0') : null,
    parts,
    due_date: trip.end_date && workingDaysAfter(trip.end_date, REPORT_DAYS, calendar),
    unrated: [
      ...(trip.advance && advance === null ? (['advance_amount'] as const) : []),
      ...(parts.length > 0 && !isWhole ? (['per_diem_amount'] as const) : []),
    ],
  };
};

const workingDaysAfter = (day: Day, days: number, calendar: Calendar): Day | null => {
  const next = returnToWork(day, calendar);
  if (next === undefined) return null;
  return days === 1 ? next : workingDaysAfter(next, days - 1, calendar);
};

/** Per diem that was kept with a report, as it stands among its sums. */
export const perDiemLines = (kept: unknown): MoneyLine[] => {
  const parts: unknown = typeof kept === 'string' ? JSON.parse(kept) : kept;
  return Array.isArray(parts)
    ? (parts as PaidPart[]).map(({ sum, currency, home }) => ({
        amount: sum,
        currency,
        home: home ?? undefined,
      }))
    : [];
};
