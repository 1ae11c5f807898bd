import { addDays, type Day, isDay } from './day.ts';

/** The first day a sheet counts from, so that day 60 is 1 March 1900 as sheets have it. */
const SHEET_EPOCH = '1899-12-30';

/**
 * A day as people, sheets and accounting systems write it: 2026-03-02, 02.03.2026, the number a sheet keeps, or the midnight
 * it begins at; else undefined.
 */
export const importedDay = (written: string): Day | undefined => {
  const text = written.replace(/[T ]00?:00:00(\.0+)?$/, '');
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const day = /^\d{5}(\.\d+)?$/.test(text)
    ? addDays(SHEET_EPOCH, Math.floor(Number(text)))
    : year
      ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
      : text;
  return isDay(day) ? day : undefined;
};
