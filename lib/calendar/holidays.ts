import type { Day } from '../kernel/day.ts';
import { HOLIDAYS } from './holidays.data.ts';

/** What a holiday of the law is called in both languages; undefined for any other day (labour code, article 112). */
export const holidayNames = (day: Day): { readonly name: string; readonly name_eng: string } | undefined => {
  const date = day.slice(5);
  const found = HOLIDAYS.find(([start, end]) => date >= start && date <= end);
  return found && { name: found[2], name_eng: found[3] };
};
