import { addDays, addMonths, type Day, yearOf } from '../kernel/day.ts';
import { type Accrual, accrualsOf, type Earning } from './accruals.ts';
import { balanceOn, CAUSES_OF_LEAVES, type Entry, sumOf } from './entry.ts';

/** What is paid for at a dismissal (labour code, article 127), in parts of days; less than zero was taken in advance. */
export interface Compensation {
  readonly parts: number;
  /** What has been granted and earned by the last working day. */
  readonly granted: number;
  /** What leaves have taken by then; less than zero. */
  readonly taken: number;
  /** Months that the last working day rounds up. */
  readonly rounded: number;
}

/**
 * Days that are paid for when the last working day is `on`. Months are earned up to it, half of one or more as a whole
 * (leave rules of 1930, items 28 and 35). Of a year that is granted by a limit a twelfth of the norm is due for every month of
 * it, and no more than the limit. Leaves that begin later are not taken.
 */
export const compensationOn = (
  entries: readonly Entry[],
  earning: Earning,
  on: Day,
  byMonth: boolean,
): Compensation => {
  const year = yearOf(on);
  const given = entries.filter((each) => !CAUSES_OF_LEAVES.includes(each.cause) && each.cause !== 'planned');
  const earned = byMonth ? monthsTo(earning, on) : [];
  const kept = given.filter(
    ({ cause, period }) => cause !== 'accrual' && (period !== year || !earning.limited.has(year)),
  );
  const granted =
    balanceOn(kept, on) +
    sumOf(earned) +
    (earning.limited.has(year)
      ? partOfYear(
          given.filter(({ period }) => period === year),
          earning,
          on,
        )
      : 0);
  const taken = balanceOn(
    entries.filter(({ cause }) => CAUSES_OF_LEAVES.includes(cause)),
    on,
  );
  return {
    parts: granted + taken,
    granted,
    taken,
    rounded: earned.length - (byMonth ? wholeMonths(earning, on).length : 0),
  };
};

const monthsTo = (earning: Earning, on: Day): readonly Accrual[] =>
  accrualsOf({ ...earning, service: { ...earning.service, dismissal_date: on } }, on);

/** Months that are over, as if the work went on. */
const wholeMonths = (earning: Earning, on: Day): readonly Accrual[] =>
  accrualsOf({ ...earning, service: { ...earning.service, dismissal_date: null } }, addDays(on, 1));

/**
 * What of a year's limit is due by a day of it: a twelfth of the norm a month, the limit at most. Who was hired before it is
 * counted as from a year before: only a first year of work is rounded up from eleven months.
 */
const partOfYear = (granted: readonly Entry[], earning: Earning, on: Day): number => {
  const begins = `${yearOf(on)}-01-01`;
  const { service } = earning;
  const isFirst = service.hire_date > begins;
  const months = monthsTo(
    {
      ...earning,
      service: {
        ...service,
        hire_date: isFirst ? service.hire_date : addMonths(begins, -MONTHS_OF_YEAR),
        unearning: service.unearning.filter(({ start_date }) => start_date >= begins),
      },
      limited: new Set(),
    },
    on,
  ).slice(isFirst ? 0 : MONTHS_OF_YEAR);
  const typed = granted.filter(({ cause }) => cause === 'limit' || cause === 'import');
  const mended = granted.filter((each) => !typed.includes(each));
  return Math.min(sumOf(months), balanceOn(typed, on)) + balanceOn(mended, on);
};

const MONTHS_OF_YEAR = 12;
