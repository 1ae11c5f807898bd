import { formatClock, formatDay, formatNumber } from '../../../i18n/format.ts';
import { lowerFirst } from '../../../i18n/lower-first.ts';
import { isClockTime } from '../../../kernel/clock-time.ts';
import { isDay } from '../../../kernel/day.ts';
import type { PrintDefinition } from '../../print.ts';

/** The days or part of a day asked off, the reason, and the worked day it is for. */
export const print: PrintDefinition = {
  sentences: [
    {
      key: 'part',
      values: ({ record: { start_date, time_from, time_to, hours } }, locale) =>
        start_date && isClockTime(time_from) && isClockTime(time_to)
          ? {
              day: formatDay(start_date, locale),
              from: formatClock(time_from, locale),
              to: formatClock(time_to, locale),
              hours: formatNumber(Number(hours), locale),
            }
          : undefined,
    },
    {
      key: 'days',
      values: ({ record: { start_date, end_date, days, time_from } }, locale) =>
        start_date && end_date && !isClockTime(time_from)
          ? {
              first: formatDay(start_date, locale),
              last: formatDay(end_date, locale),
              span: start_date === end_date ? 'one' : 'many',
              days: days ?? 0,
            }
          : undefined,
    },
    { key: 'reason', values: ({ type }) => (type ? { type: lowerFirst(type.name) } : undefined) },
    {
      key: 'worked',
      values: ({ record: { worked_date } }, locale) =>
        isDay(worked_date) ? { worked: formatDay(worked_date, locale) } : undefined,
    },
  ],
  says: ['hours'],
};
