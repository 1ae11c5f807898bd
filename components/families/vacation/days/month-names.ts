import type { Locale } from '../../../../lib/access/actor.ts';
import { type Day, yearOf } from '../../../../lib/kernel/day.ts';
import { dateFormatter } from '../../../../lib/kernel/formatters.ts';

/** Short names of months; the first of a year, or of all, has its year. */
export const monthNames = (months: readonly Day[], locale: Locale): { month: Day; name: string }[] =>
  months.map((month, index) => {
    const name = dateFormatter(locale, { timeZone: 'UTC', month: 'short' })
      .format(Date.parse(month))
      .replace('.', '');
    return { month, name: index === 0 || month.endsWith('-01-01') ? `${name} ${yearOf(month)}` : name };
  });
