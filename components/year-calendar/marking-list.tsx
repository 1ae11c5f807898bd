'use client';
import { useTranslations } from 'next-intl';
import type { DayEdit } from '../../lib/calendar/day-edit.ts';
import { byMarking } from '../../lib/calendar/pending.ts';
import { useDays } from '../calendar/use-days.ts';

/** Which days become what, as stretches. */
export const MarkingList = ({ days }: { days: Iterable<Pick<DayEdit, 'day' | 'type'>> }) => {
  const t = useTranslations('year');
  const formats = useDays();
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
      {byMarking(days).map(({ type, stretches }) => (
        <div key={type} className="contents">
          <dt className="text-ink-2">{t(`mark.${type}`)}</dt>
          <dd className="wrap-anywhere">
            {stretches
              .map(({ first, last }) => (first === last ? formats.day(first) : formats.range(first, last)))
              .join('; ')}
          </dd>
        </div>
      ))}
    </dl>
  );
};
