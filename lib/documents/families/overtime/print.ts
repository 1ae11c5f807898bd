import { formatClock, formatDay, formatNumber } from '../../../i18n/format.ts';
import { isClockTime } from '../../../kernel/clock-time.ts';
import { isDay } from '../../../kernel/day.ts';
import type { PrintDefinition } from '../../print.ts';

/** When the employee works beyond the norm, why, and for which compensation. Hours in fact are not agreed here. */
export const print: PrintDefinition = {
  says: [
    'hours',
    'time_shift_plan_day_hours',
    'time_shift_plan_night_hours',
    'break_hours',
    'on_holiday',
    'reason_name',
  ],
  sentences: [
    {
      key: 'work',
      values: ({ record: { start_date, time_from, time_to } }, locale) =>
        start_date && isClockTime(time_from) && isClockTime(time_to)
          ? {
              day: formatDay(start_date, locale),
              from: formatClock(time_from, locale),
              to: formatClock(time_to, locale),
              span: time_to <= time_from ? 'next' : 'same',
            }
          : undefined,
    },
    {
      key: 'hours',
      values: ({ record }, locale) => {
        const hours = (field: string) => formatNumber(Number(record[field] ?? 0), locale);
        return record.hours === null
          ? undefined
          : {
              total: hours('hours'),
              day: hours('time_shift_plan_day_hours'),
              night: hours('time_shift_plan_night_hours'),
              rest: hours('break_hours'),
            };
      },
    },
    {
      key: 'reason',
      values: ({ record: { reason_name } }) =>
        typeof reason_name === 'string' && reason_name !== '' ? { reason: reason_name } : undefined,
    },
    { key: 'consent', values: ({ record: { on_holiday } }) => (on_holiday === true ? {} : undefined) },
    {
      key: 'money',
      values: ({ record: { compensation_type } }) => (compensation_type === 'money' ? {} : undefined),
    },
    {
      key: 'dayoff',
      values: ({ record: { compensation_type, dayoff_date } }, locale) =>
        compensation_type === 'dayoff' && isDay(dayoff_date)
          ? { day: formatDay(dayoff_date, locale) }
          : undefined,
    },
  ],
};
