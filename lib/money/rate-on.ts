import { addDays, type Day } from '../kernel/day.ts';
import type { Quote } from './convert.ts';

/** A rate as it was set: `units` of `currency_code` cost `value` of `quoted_in` from `date` on. */
export interface Rate extends Quote {
  readonly currency_code: string;
  readonly quoted_in: string;
  /** Who set it, as the line of a report names it: «ЦБ РФ». */
  readonly source: string;
  readonly date: Day;
}

/**
 * How many days a rate holds when no other is set. Banks set none on days off: Monday uses Saturday's, and the longest
 * run without one is the January holidays, eleven days with the days off around them.
 */
export const RATE_DAYS_MAX = 14;

/** What a line of a report asks a rate for. */
export interface RateWanted {
  readonly currency: string;
  /** The currency of the organization. */
  readonly into: string;
  readonly day: Day;
  /** Of this source alone; of any when absent. */
  readonly source?: string;
}

/**
 * The rate of a day: the last one set on or before it, at most `RATE_DAYS_MAX` days back. Undefined when there is none:
 * a line without a rate is not counted. Of several sources on one day the first one given is taken.
 */
export const rateOn = <Given extends Rate>(
  rates: readonly Given[],
  { currency, into, day, source }: RateWanted,
): Given | undefined => {
  const oldest = addDays(day, -RATE_DAYS_MAX);
  return rates
    .filter(
      (rate) =>
        rate.currency_code === currency &&
        rate.quoted_in === into &&
        (source === undefined || rate.source === source) &&
        rate.date <= day &&
        rate.date >= oldest,
    )
    .reduce<Given | undefined>((last, rate) => (last && last.date >= rate.date ? last : rate), undefined);
};
