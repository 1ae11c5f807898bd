import type { Day } from '../kernel/day.ts';
import { codesSaid, type DayCodes, sayingOf } from './day-codes.ts';
import type { StoredDay, StoredDays } from './stored-day.ts';

/** A day as the table has it: a month of many people is written and read, so its codes are one line. */
type KeptDay = Omit<StoredDay, 'codes'> & { readonly codes: string };

/** The days of a timesheet as they are written to the table. */
export const keptDays = (days: StoredDays): Readonly<Record<Day, KeptDay>> =>
  Object.fromEntries(
    Object.entries(days).map(([day, each]) => [day, { ...each, codes: sayingOf(each.codes) }]),
  );

/**
 * Reads the days of many timesheets from their JSON text. Most people of a month have the same one: what was read before
 * is handed out again.
 */
export const daysReader = (): ((text: string) => StoredDays) => {
  const codes = once(codesSaid);
  return once((text) => {
    const kept = JSON.parse(text) as Readonly<Record<Day, KeptDay>>;
    return Object.fromEntries(
      Object.entries(kept).map(([day, each]): [Day, StoredDay] => [
        day,
        { ...each, codes: codes(each.codes) },
      ]),
    );
  });
};

const once = <Read extends DayCodes | StoredDays>(read: (text: string) => Read): ((text: string) => Read) => {
  const known = new Map<string, Read>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const fresh = read(text);
    known.set(text, fresh);
    return fresh;
  };
};
