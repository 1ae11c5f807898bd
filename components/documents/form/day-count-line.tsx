'use client';
import { useTranslations } from 'next-intl';
import { type Calendar, dayKind } from '../../../lib/calendar/calendar.ts';
import type { CountRule } from '../../../lib/calendar/day-count.ts';
import { eachDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { PeriodValues } from './period-values.ts';

interface DayCountLineProps {
  period: PeriodValues;
  rule: CountRule;
  calendar: Calendar;
}

/** The live count: how many days the period has, and why not as many as the calendar shows. Said politely as it changes. */
export const DayCountLine = ({ period, rule, calendar }: DayCountLineProps) => {
  const t = useTranslations('documents.count');
  const days = useDays();
  const { start_date, end_date } = period;
  const span =
    start_date !== null && end_date !== null && end_date >= start_date ? eachDay(start_date, end_date) : [];
  const holidays = span.filter((day) => dayKind(day, calendar) === 'holiday');
  const known = period.days !== null && span.length > 0;
  return (
    <div
      aria-live="polite"
      className={
        known
          ? 'grid grid-cols-[auto_1fr] items-center gap-x-4 rounded-control bg-primary-soft px-4 py-3'
          : 'sr-only'
      }
    >
      {known && (
        <>
          <span className="text-num font-medium">{period.days}</span>
          <div>
            <p className="font-medium">{t(`unit.${rule}`, { count: period.days ?? 0 })}</p>
            {span.length !== period.days && (
              <p className="text-sm text-ink-2">
                {rule === 'calendar_minus_holidays'
                  ? t('holidays', {
                      span: span.length,
                      count: holidays.length,
                      days: days.list(holidays),
                    })
                  : t('working', { span: span.length })}
              </p>
            )}
          </div>
        </>
      )}
    </div>
  );
};
