import { formatDay, formatDays, formatNumber } from '../../../i18n/format.ts';
import { lowerFirst } from '../../../i18n/lower-first.ts';
import type { PrintDefinition } from '../../print.ts';

/** The application for a leave (labour code, article 123; holidays inside it: article 120). */
export const print: PrintDefinition = {
  sentences: [
    {
      key: 'part',
      values: ({ record: { start_date, hours }, type }, locale) =>
        start_date && hours
          ? {
              type: lowerFirst(type?.name ?? ''),
              day: formatDay(start_date, locale),
              hours: formatNumber(Number(hours), locale),
            }
          : undefined,
    },
    {
      key: 'ask',
      values: ({ record, type }, locale, spelling) => {
        const { start_date, end_date, days, hours } = record;
        if (!start_date || !end_date || !days || hours) return undefined;
        return {
          type: lowerFirst(type?.name ?? ''),
          days,
          in_words: spelling.days(days, locale),
          unit: type?.detail.day_count === 'working' ? 'working' : 'calendar',
          start: formatDay(start_date, locale),
          end: formatDay(end_date, locale),
        };
      },
    },
    {
      key: 'period',
      values: ({ record, type }) =>
        record.period && !type?.detail.limit_free ? { period: String(record.period) } : undefined,
    },
    {
      key: 'holidays',
      values: ({ type, holidays }, locale) =>
        type?.detail.day_count === 'calendar_minus_holidays' && holidays.length > 0
          ? {
              count: holidays.length,
              days: formatDays(holidays, locale),
            }
          : undefined,
    },
  ],
};
