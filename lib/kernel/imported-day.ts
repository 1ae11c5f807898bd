import { addDays, type Day, isDay } from './day.ts';

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
