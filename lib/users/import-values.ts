import { ROLES, type StoredRole } from '../access/roles.ts';
import { addDays, type Day, isDay } from '../kernel/day.ts';

/** The first day a sheet counts from, so that day 60 is 1 March 1900 as sheets have it. */
const SHEET_EPOCH = '1899-12-30';

/** A day as people and sheets write it: 2026-03-02, 02.03.2026, or the number a sheet keeps; else undefined. */
export const importedDay = (text: string): Day | undefined => {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const day = /^\d{5}(\.\d+)?$/.test(text)
    ? addDays(SHEET_EPOCH, Math.floor(Number(text)))
    : year
      ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
      : text;
  return isDay(day) ? day : undefined;
};

/** Roles a file may name: all that are shown. */
const NAMED = ROLES.filter((role) => role !== 'gf_manager');

/** Roles by comma, each by its code or by a label; the first word that is none. */
export const importedRoles = (
  text: string,
  labels: Readonly<Partial<Record<StoredRole, readonly string[]>>>,
): { roles: StoredRole[]; unknown: string | undefined } => {
  const roles: StoredRole[] = [];
  for (const word of text.split(/[,;]/).map((each) => each.trim().toLowerCase())) {
    if (word === '') continue;
    const role = NAMED.find(
      (each) => each === word || labels[each]?.some((label) => label.toLowerCase() === word),
    );
    if (!role) return { roles, unknown: word.slice(0, 60) };
    if (!roles.includes(role)) roles.push(role);
  }
  return { roles: roles.sort(), unknown: undefined };
};
