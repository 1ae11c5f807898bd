'use client';
import { useMemo } from 'react';
import type { Locale } from '../../lib/access/actor.ts';
import {
  formatClock,
  formatDay,
  formatDayMonth,
  formatDaySaid,
  formatDayShort,
  formatDays,
  formatDaysShort,
  formatHundredths,
  formatMoment,
  formatMonth,
  formatNumber,
  formatRange,
  formatTime,
  formatWeekday,
} from '../../lib/i18n/format.ts';
import type { ClockTime } from '../../lib/kernel/clock-time.ts';
import { addDays, type Day, dayInZone } from '../../lib/kernel/day.ts';
import { dateFormatter } from '../../lib/kernel/formatters.ts';
import { firstOf, type Month } from '../../lib/kernel/month.ts';
import { useOwnZone, useToday, useZone } from '../i18n/clock.tsx';
import { useAppLocale } from '../i18n/use-app-locale.ts';

/** Any Monday: the names of the week are read off the days that follow it. */
const A_MONDAY = '2024-01-01';

/**
 * Days, moments and numbers in the reader's language. Days are counted in the business zone; moments are shown in the
 * zone of the reader: `zone` has its code (Europe_Moscow), by which a message may name it, and its long name.
 */
export const useDays = () => {
  const locale = useAppLocale();
  const business = useZone();
  const today = useToday();
  const own = useOwnZone();
  return useMemo(() => daysIn(locale, business, own, today), [locale, business, own, today]);
};

const daysIn = (locale: Locale, business: string, own: string, today: Day) => {
  return {
    today,
    /** The business day of a moment. */
    dayOf: (moment: string): Day => dayInZone(moment, business),
    day: (day: Day) => formatDay(day, locale),
    dayMonth: (day: Day) => formatDayMonth(day, locale),
    /** Without its year, where another day beside it says that. */
    dayShort: (day: Day) => formatDayShort(day, locale),
    /** How a day is read out. */
    said: (day: Day) => formatDaySaid(day, locale),
    /** A period without years. */
    daysShort: (start: Day | null, end: Day | null) => formatDaysShort(start, end, locale),
    range: (start: Day, end: Day) => formatRange(start, end, locale),
    /** Days that need not follow each other. */
    list: (listed: readonly Day[]) => formatDays(listed, locale),
    weekday: (day: Day) => formatWeekday(day, locale),
    weekdayLong: (day: Day) =>
      dateFormatter(locale, { timeZone: 'UTC', weekday: 'long' }).format(Date.parse(day)),
    weekdays: () => Array.from({ length: 7 }, (_, index) => formatWeekday(addDays(A_MONDAY, index), locale)),
    month: (month: Month) => formatMonth(firstOf(month), locale),
    moment: (moment: string) => formatMoment(moment, locale, own),
    time: (moment: string) => formatTime(moment, locale, own),
    /** A time of the day, and hours from one to another. */
    clock: (time: ClockTime) => formatClock(time, locale),
    clocks: (from: ClockTime, to: ClockTime) => `${formatClock(from, locale)} – ${formatClock(to, locale)}`,
    number: (value: number | string) => formatNumber(value, locale),
    hundredths: (value: number | string) => formatHundredths(value, locale),
    zone: () => ({ code: own.replaceAll(/\W/g, '_'), name: zoneName(own, locale) }),
  };
};

const zoneName = (timeZone: string, locale: Locale): string =>
  dateFormatter(locale, { timeZone, timeZoneName: 'long' })
    .formatToParts(0)
    .find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
