'use client';
import { useTranslations } from 'next-intl';
import { isDay, weekday } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { LineProps } from '../../documents/form/slots.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { isWeekendAsked, weekendOf } from './weekend.ts';

/** After a leg that ends on a Friday the days off are spent there or at home: asked at once. */
export const WeekendChoice = ({ form, lines, line, index }: LineProps) => {
  const t = useTranslations('families.btrip.screen');
  const days = useDays();
  const { end_date, to, weekend_stay } = line.cells;
  const stays = weekend_stay === '1';
  const isLast = index === lines.shown.length - 1;
  if (!isDay(end_date) || !isWeekendAsked(end_date, stays, isLast, form.record.end_date)) return null;
  const isFriday = weekday(end_date) === 5;
  const { first, last, monday } = weekendOf(end_date);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3">
      <span className="text-sm font-medium">
        {isFriday ? t('weekend', { period: days.range(first, last) }) : t('weekend_lost')}
      </span>
      <Segmented
        label={t('weekend_ask')}
        value={stays ? 'stay' : 'back'}
        onValueChange={(value) => lines.set(line.key, { weekend_stay: value === 'stay' ? '1' : '0' })}
        options={[
          { value: 'stay', label: t('stay', { place: String(to ?? '') || t('there') }) },
          { value: 'back', label: t('back') },
        ]}
      />
      {stays && isFriday && (
        <span className="text-sm text-ink-2">{t('weekend_note', { day: days.day(monday) })}</span>
      )}
    </div>
  );
};
