import type { Day } from '../kernel/day.ts';
import type { Decimal } from './decimal.ts';

/** Where a per diem is paid: in the organization's own country, or in another one. */
export const PER_DIEM_PLACES = ['home', 'abroad'] as const;

/** What one day of a trip is paid, from a day on until another rate is set for the same place. */
export interface PerDiemRate {
  readonly place: string;
  /** The country it is for; abroad without one it is for every country that has no rate of its own. */
  readonly country_code: string | null;
  /** The organization whose local act sets it; null for all of the client. */
  readonly organization_id: number | null;
  readonly amount: Decimal;
  readonly currency_code: string;
  readonly date_from: Day;
}

/** One day of a trip. */
export interface TripDay {
  readonly day: Day;
  /** Where the day is counted; null at home, where also the day of return from abroad is. */
  readonly country: string | null;
  readonly organization_id: number;
}

/**
 * The per diem of a day: a rate of the organization before one of the client, for it is the employer's local act that
 * decides (labour code, article 168); of the country before that of abroad; of these the last one in force. Undefined
 * when none is.
 */
export const perDiemOn = <Given extends PerDiemRate>(
  rates: readonly Given[],
  { day, country, organization_id }: TripDay,
): Given | undefined =>
  rates
    .filter(
      (rate) =>
        rate.date_from <= day &&
        (rate.organization_id === null || rate.organization_id === organization_id) &&
        (country === null
          ? rate.place === 'home'
          : rate.place === 'abroad' && (rate.country_code === null || rate.country_code === country)),
    )
    .toSorted((a, b) => nearer(b) - nearer(a) || (a.date_from < b.date_from ? 1 : -1))
    .at(0);

const nearer = ({ organization_id, country_code }: PerDiemRate): number =>
  (organization_id === null ? 0 : 2) + (country_code === null ? 0 : 1);
