import { addDays, type Day, isDay } from './day.ts';

/** Day 0 of sheets: day 60 is 1 March 1900 as they have it. Workbooks of old Macs count from another day. */
const EPOCH: Day = '1899-12-30';
const EPOCH_1904: Day = '1904-01-01';
/** What is before it no sheet tells apart from a number. */
const SERIAL = /^\d{5}(\.\d+)?$/;

/**
 * A day as people, sheets and accounting systems write it: 2026-03-02, 02.03.2026, the number a sheet keeps
 * (`from1904`: of a workbook that counts from 1904), or the midnight it begins at; else undefined.
 */
export const importedDay = (written: string, from1904 = false): Day | undefined => {
  const text = written.replace(/[T ]00?:00:00(\.0+)?$/, '');
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const day = SERIAL.test(text)
    ? sheetDay(Number(text), from1904)
    : year
      ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
      : text;
  return isDay(day) ? day : undefined;
};

/** The day of a number that a sheet shows as a date; the time of the day is left out. */
export const sheetDay = (serial: number, from1904: boolean): Day =>
  addDays(from1904 ? EPOCH_1904 : EPOCH, Math.floor(serial));

/** The empty date of 1C, in its exchange format and as it shows it. */
const UNSET = /^(0001-01-01|01\.01\.0001)([T ]0?0:00(:00)?)?$/;

/** Whether a cell says that a date is not set. */
export const isUnsetDay = (written: string): boolean => UNSET.test(written.trim());
