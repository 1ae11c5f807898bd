import { formatDay } from '../../../i18n/format.ts';
import { lowerFirst } from '../../../i18n/lower-first.ts';
import type { PrintDefinition } from '../../print.ts';

/** The notice of a leave's first day (labour code, article 123). */
export const print: PrintDefinition = {
  sentences: [
    {
      key: 'plan',
      values: ({ record, type }, locale, spelling) => {
        const { start_date, end_date, days, period } = record;
        if (!start_date || !end_date || !days) return undefined;
        return {
          type: lowerFirst(type?.name ?? ''),
          days,
          in_words: spelling.days(days, locale),
          start: formatDay(start_date, locale),
          end: formatDay(end_date, locale),
          year: String(period ?? ''),
        };
      },
    },
  ],
};
