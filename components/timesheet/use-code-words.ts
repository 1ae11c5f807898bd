'use client';
import { useMemo } from 'react';
import { CODES, type TimesheetCode } from '../../lib/timesheet/codes.data.ts';
import { type DayCodes, hoursOf } from '../../lib/timesheet/day-codes.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';

/** Codes and hours in words. */
export const useCodeWords = () => {
  const names = useNames();
  const { number } = useDays();
  return useMemo(() => {
    const hours = (minutes: number): string => number(hoursOf(minutes));
    return {
      name: (code: TimesheetCode): string => names.full(CODES[code].name, CODES[code].name_eng),
      hours,
      /** «Я 8, С 2» */
      line: (codes: DayCodes): string =>
        codes.map(([code, minutes]) => (minutes > 0 ? `${code} ${hours(minutes)}` : code)).join(', '),
      /** «работа в дневное время 8, …»: how a cell is read out. */
      said: (codes: DayCodes): string =>
        codes
          .map(([code, minutes]) =>
            [code, names.full(CODES[code].name, CODES[code].name_eng), minutes > 0 ? hours(minutes) : '']
              .filter(Boolean)
              .join(' '),
          )
          .join(', '),
    };
  }, [names, number]);
};
