import { addDays, addMonths, type Day, yearOf } from '../kernel/day.ts';
import { type Accrual, accrualsOf, type Earning } from './accruals.ts';
import { balanceOn, CAUSES_OF_LEAVES, type Cause, type Entry, sumOf } from './entry.ts';
import { PARTS_PER_DAY } from './parts.ts';

/** Days paid for at a dismissal (labour code, article 127), in parts of days; below zero: taken in advance. */
export interface Compensation {
  readonly parts: number;
  /** What has been earned by the last working day, with what was left before the first limit and what was entered by hand. */
  readonly granted: number;
  /** What leaves have taken by then; less than zero. */
  readonly taken: number;
  /** Months that the last working day rounds up. */
  readonly rounded: number;
}

const OF_LIMITS: readonly Cause[] = ['limit', 'import'];
/** Causes counted again by the months of service, granted for a year at once, or only foretold. */
const NOT_BY_HAND: readonly Cause[] = [...OF_LIMITS, ...CAUSES_OF_LEAVES, 'accrual', 'planned'];

/**
 * Days that are paid for when the last working day is `on`. Months of service decide, whatever limits say of their
 * years: half of a month or more is a whole one, and eleven months of the first year are the year (leave rules of 1930,
 * items 28 and 35; decision 068). Of a person hired before the first limit they count from its year on: it says what
 * was left of those before. Leaves that begin later are not taken. Nothing is rounded before the sum.
 */
export const compensationOn = (entries: readonly Entry[], earning: Earning, on: Day): Compensation => {
  const book = bookOf(earning);
  const due = book.months({ ...earning.service, dismissal_date: on }, on);
  const over = book.months({ ...earning.service, dismissal_date: null }, addDays(on, 1));
  const limits = entries.filter(({ cause, on_date }) => OF_LIMITS.includes(cause) && on_date <= on);
  const byHand = entries.filter(({ cause }) => !NOT_BY_HAND.includes(cause));
  const granted = sumOf(due) + beyondMonths(limits, earning, book) + balanceOn(byHand, on);
  const taken = balanceOn(
    entries.filter(({ cause }) => CAUSES_OF_LEAVES.includes(cause)),
    on,
  );
  return { parts: granted + taken, granted, taken, rounded: due.length - over.length };
};

/** The months of service that are counted. */
interface Book {
  /** The first year that a limit grants; none where no limit does. */
  readonly first: number | undefined;
  readonly months: (service: Earning['service'], until: Day) => readonly Accrual[];
}

/**
 * An employee hired before the year of the first limit is counted from its first day, as in a later year of work:
 * eleven months are eleven there.
 */
const bookOf = (earning: Earning): Book => {
  const first = earning.limited.size > 0 ? Math.min(...earning.limited) : undefined;
  const begins = first === undefined ? undefined : `${first}-01-01`;
  if (begins === undefined || earning.service.hire_date >= begins)
    return { first, months: (service, until) => accrualsOf({ ...earning, service, limited: NONE }, until) };
  return {
    first,
    months: ({ dismissal_date, unearning }, until) => {
      const service = {
        hire_date: addMonths(begins, -MONTHS_OF_YEAR),
        dismissal_date,
        unearning: unearning.filter(({ start_date }) => start_date >= begins),
      };
      return accrualsOf({ ...earning, service, limited: NONE }, until).slice(MONTHS_OF_YEAR);
    },
  };
};

const NONE: ReadonlySet<number> = new Set();
const MONTHS_OF_YEAR = 12;

/**
 * What limits say beside the months of their years: the first of a person hired in another year has what was left, or
 * was taken in advance, before it; any other what it grants above the norm. Less than the norm takes nothing away.
 */
const beyondMonths = (limits: readonly Entry[], earning: Earning, { first, months }: Book): number =>
  [...Map.groupBy(limits, ({ period }) => period)].reduce((sum, [period, own]) => {
    if (period === first && period !== yearOf(earning.service.hire_date)) {
      const ends = `${period + 1}-01-01`;
      const ofYear = months({ ...earning.service, dismissal_date: null }, ends).filter(
        ({ on_date }) => on_date <= ends,
      );
      return sum + sumOf(own) - (period < yearOf(earning.service.hire_date) ? 0 : sumOf(ofYear));
    }
    return sum + Math.max(0, sumOf(own) - normOf(earning, period));
  }, 0);

/** The norm of a year in parts of days. */
const normOf = ({ norms, norma }: Earning, year: number): number =>
  Math.round(
    Number(norms.findLast(({ on_date }) => on_date <= `${year}-12-31`)?.norma ?? norma) * PARTS_PER_DAY,
  );
