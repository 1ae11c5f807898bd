'use client';
import { useTranslations } from 'next-intl';
import { calendarOf, dayKind, type EntryType, isCountable } from '../../../lib/calendar/calendar.ts';
import { formatDayMonth, formatLongDay, formatMonthShort } from '../../../lib/i18n/format.ts';
import { addDays, addMonths, type Day, eachDay, weekOfYear, yearOf } from '../../../lib/kernel/day.ts';
import { useToday } from '../../i18n/clock.tsx';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { classNames } from '../../ui/class-names.ts';

export interface CalendarPeriod {
  readonly start_date: string;
  readonly end_date: string;
  readonly type: string;
}

/** The year as the production calendar has it, a month a line, today in accent; and the same in words. */
export const YearCalendar = ({ periods }: { periods: readonly CalendarPeriod[] }) => {
  const t = useTranslations('login');
  const locale = useAppLocale();
  const today = useToday();
  const year = yearOf(today);
  const calendar = calendarOf(
    periods.map(({ start_date, end_date, type }) => ({ start_date, end_date, type: entryType(type) })),
  );
  const rest = eachDay(addDays(today, 1), `${year}-12-31`).filter((day) => isCountable(day, calendar)).length;
  return (
    <figure className="min-w-0 max-desk:mx-auto max-desk:w-full max-desk:max-w-160">
      <div
        role="img"
        aria-label={t('year_label', { year, day: formatDayMonth(today, locale) })}
        className="flex flex-col gap-[5px] max-tablet:gap-[3px]"
      >
        {MONTHS.map((month) => (
          <div
            key={month}
            className="grid grid-cols-[32px_repeat(31,minmax(0,1fr))] items-center gap-[5px] max-tablet:gap-[2px]"
          >
            <span className="text-xs text-ink-2">{formatMonthShort(`${year}-${month}-01`, locale)}</span>
            {daysOf(`${year}-${month}-01`).map((day) => (
              <i
                key={day}
                className={classNames(
                  'aspect-square rounded-[3px] border max-tablet:rounded-[2px]',
                  CELLS[dayKind(day, calendar)],
                  day > today && 'opacity-35',
                  day === today &&
                    'border-accent! bg-accent! shadow-[0_0_0_2px_var(--bg),0_0_0_4px_var(--accent)]',
                )}
              />
            ))}
          </div>
        ))}
      </div>
      <figcaption className="mt-5 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
        <span className="text-t2">{formatLongDay(today, locale)}</span>
        <span className="text-ink-2">{t('year_rest', { week: weekOfYear(today), days: rest })}</span>
      </figcaption>
    </figure>
  );
};

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const CELLS = {
  weekday: 'border-primary-line bg-primary-line',
  working: 'border-day-work-mark bg-day-work',
  weekend: 'border-primary-line',
  holiday: 'border-day-holiday-mark bg-day-holiday',
  'non-working': 'border-day-off-mark bg-day-off',
} as const;

const entryType = (type: string): EntryType =>
  type === 'holiday' || type === 'working' ? type : 'non-working';

const daysOf = (first: Day): Day[] => eachDay(first, addDays(addMonths(first, 1), -1));
