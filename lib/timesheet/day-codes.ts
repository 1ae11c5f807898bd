import { CODE_LETTERS, CODES, type TimesheetCode } from './codes.data.ts';

/** A code of a day with its minutes; an absence of the whole day and a day off have none. */
export type CodeTime = readonly [code: TimesheetCode, minutes: number];

/** The codes of one day in the order they are read; none for a day on which the person was not employed. */
export type DayCodes = readonly CodeTime[];

/** What was worked by the norm, then the reason of what was not, then what was worked beyond it. */
const READING_ORDER: readonly TimesheetCode[] = [
  'Я',
  'ВМ',
  ...CODE_LETTERS.filter((code) => CODES[code].kind !== 'work'),
  'РВ',
  'С',
  'Н',
];

/** Codes put in their order; the same one said twice is one. */
export const inOrder = (codes: readonly CodeTime[]): DayCodes => {
  const minutes = new Map<TimesheetCode, number>();
  for (const [code, more] of codes) minutes.set(code, (minutes.get(code) ?? 0) + more);
  return [...minutes].sort(([one], [other]) => READING_ORDER.indexOf(one) - READING_ORDER.indexOf(other));
};

export const isWork = (code: TimesheetCode): boolean => CODES[code].kind === 'work';

/** Minutes that were worked on the day, by day and by night. */
export const workedMinutes = (codes: DayCodes): number =>
  codes.reduce((sum, [code, minutes]) => (isWork(code) ? sum + minutes : sum), 0);

/** Minutes as hours, to the hundredth: sums are made of minutes and never drift. */
export const hoursOf = (minutes: number): string => String(Math.round((minutes * 100) / 60) / 100);

/** One line for one day, as it is stored and told in the audit: `Я 480/С 120`. */
export const sayingOf = (codes: DayCodes): string =>
  codes.map(([code, minutes]) => (minutes > 0 ? `${code} ${minutes}` : code)).join('/');

/** Whether two days say the same. */
export const areSameCodes = (one: DayCodes, other: DayCodes): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every(([code, minutes], index) => other[index]?.[0] === code && other[index][1] === minutes));

/** The codes of a day that `sayingOf` has said. */
export const codesSaid = (saying: string): DayCodes =>
  saying === ''
    ? []
    : saying.split('/').map((part): CodeTime => {
        const [code = '', minutes = '0'] = part.split(' ');
        return [code as TimesheetCode, Number(minutes)];
      });
