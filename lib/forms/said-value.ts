import type { Locale } from '../access/actor.ts';
import { formatClock, formatDay, formatNumber } from '../i18n/format.ts';
import { isClockTime } from '../kernel/clock-time.ts';
import { dayInZone, isDay } from '../kernel/day.ts';
import type { Kind } from '../objects/object.ts';
import type { FormValue } from './form-data.ts';

export interface Said {
  readonly locale: Locale;
  /** The zone that moments become days in. */
  readonly timeZone: string;
  readonly yes: string;
  readonly no: string;
}

const NOTHING: FormValue = { text: '' };

/** A value of the view as a form says it in a language; what is empty says nothing. */
export const saidValue = (kind: Kind, value: unknown, { locale, timeZone, yes, no }: Said): FormValue => {
  if (value === null || value === undefined || value === '') return NOTHING;
  const text = String(value);
  switch (kind) {
    case 'flag':
      return value === '1' || value === true ? { text: yes } : { text: no, off: true };
    case 'day':
      return { text: isDay(value) ? formatDay(value, locale) : text };
    case 'moment':
      return { text: formatDay(dayInZone(text, timeZone), locale) };
    case 'time':
      return { text: isClockTime(value) ? formatClock(value, locale) : text };
    case 'integer':
      return { text, ...numberOf(text) };
    case 'decimal':
      return { text: formatNumber(text, locale), ...numberOf(text) };
    default:
      return { text };
  }
};

const numberOf = (text: string): Pick<FormValue, 'number'> => {
  const number = Number(text);
  return Number.isFinite(number) ? { number } : {};
};
