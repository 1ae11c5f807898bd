import { type Day, yearOf } from '../kernel/day.ts';
import { monthsEarned, type Service } from './months-earned.ts';
import { PARTS_PER_DAY } from './parts.ts';

/** A twelfth of a year's leave that is earned by a month of service. */
export interface Accrual {
  readonly on_date: Day;
  /** The calendar year whose balance it adds to. */
  readonly period: number;
  readonly parts: number;
  readonly month: number;
}

/** What leave is earned by. */
export interface Earning {
  readonly service: Service;
  /** Days of a year of work; the last one set by a day is that day's. In the order of their days. */
  readonly norms: readonly { readonly on_date: Day; readonly norma: string | number }[];
  /** Days of a year of work, where no personal norm is set. */
  readonly norma: number;
  /** Years granted by a limit earn nothing by month, nor do earlier ones: the limit holds what was left of them. */
  readonly limited: ReadonlySet<number>;
}

/** Of a norm in hundredths of a day, a month is whole in parts. */
const PARTS_A_MONTH = PARTS_PER_DAY / 12;

/** Days earned until a day, month by month, in order. */
export const accrualsOf = ({ service, norms, norma, limited }: Earning, until: Day): readonly Accrual[] => {
  const first = limited.size > 0 ? Math.min(...limited) : 0;
  return monthsEarned(service, until).flatMap(({ on_date, month }) => {
    const period = yearOf(on_date);
    if (period < first || limited.has(period)) return [];
    const own = norms.findLast((each) => each.on_date <= on_date);
    return [{ on_date, period, month, parts: Math.round(Number(own?.norma ?? norma) * PARTS_A_MONTH) }];
  });
};
