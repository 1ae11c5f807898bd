import { formatDay, formatDays } from '../../../i18n/format.ts';
import type { PrintDefinition } from '../../print.ts';
import { planOf } from './plan.ts';

/** What the person asks for, from where, and on which days. */
export const print: PrintDefinition = {
  sentences: [
    {
      key: 'ask',
      values: ({ record }, locale) =>
        record.start_date && record.end_date
          ? {
              start: formatDay(record.start_date, locale),
              end: formatDay(record.end_date, locale),
              address: String(record.address ?? '').trim(),
            }
          : undefined,
    },
    ...(['home', 'office'] as const).map((place) => ({
      key: place,
      values: ({ record }: { record: Readonly<Record<string, unknown>> }, locale: 'ru' | 'en') => {
        const days = planOf(record).flatMap((line) => (line.place === place && line.day ? [line.day] : []));
        return days.length > 0 ? { count: days.length, days: formatDays(days, locale) } : undefined;
      },
    })),
  ],
};
