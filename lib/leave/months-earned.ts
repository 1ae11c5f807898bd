import { addDays, addMonths, type Day, daysBetween, eachDay } from '../kernel/day.ts';

/** How long a person has worked, and what of it earns no leave. */
export interface Service {
  readonly hire_date: Day;
  /** The last working day. */
  readonly dismissal_date: Day | null;
  readonly unearning: readonly Unearning[];
}

/** Days of an absence that earn no leave beyond the first `after` calendar days of it in a working year. */
export interface Unearning {
  readonly start_date: Day;
  readonly end_date: Day;
  readonly after: number;
}

/** A month of service that has earned its part of a year's leave. */
export interface EarnedMonth {
  /** The day from which it counts: the one after the month is over, the last working day at the latest. */
  readonly on_date: Day;
  /** 1 for the first month of service; every twelfth ends a working year. */
  readonly month: number;
}

const MONTHS_OF_YEAR = 12;

/**
 * The months of service that have earned leave by a day. A working year begins on the day of hire and is moved by the
 * days that earn none: unpaid leave beyond 14 days of it and parental leave (labour code, article 121). On dismissal,
 * half of a month or more counts as one (leave rules of 1930, item 35), and eleven months of the first year as twelve
 * (item 28); nothing is earned after the last working day.
 */
export const monthsEarned = (service: Service, until: Day): readonly EarnedMonth[] => {
  const { hire_date, dismissal_date } = service;
  const pending = daysUnearning(service);
  const months: EarnedMonth[] = [];
  const taken = new Map<number, number>();
  let [shift, next] = [0, 0];
  for (let month = 1; ; month += 1) {
    const moved = shift;
    const whole = addMonths(hire_date, month);
    let due = shift === 0 ? whole : addDays(whole, shift);
    for (; (pending[next]?.day ?? due) < due; next += 1) {
      const { day = due, after = 0 } = pending[next] ?? {};
      const used = taken.get(after) ?? 0;
      taken.set(after, used + 1);
      if (used < after || (dismissal_date !== null && day > dismissal_date)) continue;
      shift += 1;
      due = addDays(due, 1);
    }
    if (month % MONTHS_OF_YEAR === 0) taken.clear();
    const over = dismissal_date !== null && addDays(due, -1) > dismissal_date;
    const on_date = dismissal_date !== null && due > dismissal_date ? dismissal_date : due;
    if (over || on_date > until)
      return over && on_date <= until
        ? [...months, ...atTheEnd(service, on_date, month, { moved, shift })]
        : months;
    months.push({ month, on_date });
  }
};

/** The months that the last working day rounds up: that which is over by half, and the twelfth after eleven. */
const atTheEnd = (
  { hire_date }: Service,
  last: Day,
  month: number,
  { moved, shift }: { readonly moved: number; readonly shift: number },
): EarnedMonth[] => {
  const begun = addDays(addMonths(hire_date, month - 1), moved);
  const length = daysBetween(addMonths(hire_date, month - 1), addMonths(hire_date, month));
  const worked = daysBetween(begun, last) + 1 - (shift - moved);
  const counted = worked * 2 >= length ? month : month - 1;
  const whole = counted === MONTHS_OF_YEAR - 1 ? MONTHS_OF_YEAR : counted;
  return Array.from({ length: Math.max(0, whole - month + 1) }, (_, index) => ({
    on_date: last,
    month: month + index,
  }));
};

/** The days that earn none, in order; a day that several absences take parts of is one. */
const daysUnearning = ({ unearning }: Service): readonly { readonly day: Day; readonly after: number }[] =>
  unearning
    .flatMap(({ start_date, end_date, after }) =>
      eachDay(start_date, end_date).map((day) => ({ day, after })),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.after - b.after))
    .filter(({ day }, index, all) => all[index - 1]?.day !== day);
