import { addDays, type Day, eachDay, weekday } from '../kernel/day.ts';
import { HOLIDAYS } from './holidays.data.ts';

/** What a holiday of the law is called in both languages; undefined for any other day (labour code, article 112). */
export const holidayNames = (day: Day): { readonly name: string; readonly name_eng: string } | undefined => {
  const found = holidayOf(day);
  return found && { name: found[2], name_eng: found[3] };
};

/**
 * What the law makes of a day in every year (labour code, article 112): a holiday, or the day off that follows a holiday
 * on a weekend. The days off of the January holidays move by decree alone. Undefined for a day of its week.
 */
export const kindByLaw = (day: Day): 'holiday' | 'non-working' | undefined => {
  if (holidayOf(day)) return 'holiday';
  return weekday(day) === MONDAY && [1, 2].some((before) => movesOn(addDays(day, -before)))
    ? 'non-working'
    : undefined;
};

type DayByLaw = readonly [day: Day, kind: 'holiday' | 'non-working'];

/** The law is the same each time it is asked; every length of a leave asks it. */
const years = new Map<number, readonly DayByLaw[]>();

/** The days of a year that the law frees, with what it makes of them. */
export const daysByLaw = (year: number): readonly DayByLaw[] => {
  const known = years.get(year);
  if (known) return known;
  const freed = HOLIDAYS.flatMap(([start, end]) => {
    const last = `${year}-${end}`;
    // A Monday off is at most two days after its holiday.
    return eachDay(`${year}-${start}`, addDays(last, 2)).flatMap((day): DayByLaw[] => {
      const kind = kindByLaw(day);
      return kind && (day <= last || kind === 'non-working') ? [[day, kind]] : [];
    });
  });
  years.set(year, freed);
  return freed;
};

const MONDAY = 1;
const JANUARY = '01';

const holidayOf = (day: Day) => {
  const date = day.slice(5);
  return HOLIDAYS.find(([start, end]) => date >= start && date <= end);
};

/** Whether the day off of a holiday on this weekend day moves on to Monday. */
const movesOn = (day: Day): boolean => day.slice(5, 7) !== JANUARY && holidayOf(day) !== undefined;
