import { formatDay } from '../../../i18n/format.ts';
import type { PrintDefinition } from '../../print.ts';

/** Which leave is changed, to which days, and why (labour code, articles 124 and 125). */
export const print: PrintDefinition = {
  sentences: [
    {
      key: 'ask',
      values: ({ record }, locale, spelling) => {
        const { start_date, end_date, days, ground, changes } = record;
        if (!start_date || !end_date || !days) return undefined;
        return {
          ground: String(ground ?? 'request'),
          changes: String(changes ?? ''),
          days,
          in_words: spelling.days(days, locale),
          start: formatDay(start_date, locale),
          end: formatDay(end_date, locale),
        };
      },
    },
    {
      key: 'period',
      values: ({ record }) => (record.period ? { period: String(record.period) } : undefined),
    },
  ],
};
