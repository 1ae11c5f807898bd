'use client';
import { useTranslations } from 'next-intl';
import { isClockTime } from '../../../lib/kernel/clock-time.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';

/** How many hours the part of a day comes to, as they are typed. */
export const HoursLine = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.absence.screen');
  const days = useDays();
  const { time_from, time_to, hours } = form.record;
  if (typeof hours !== 'string' || !isClockTime(time_from) || !isClockTime(time_to)) return null;
  return (
    <p aria-live="polite" className="text-ink-2">
      {t('hours', { hours: days.number(hours), times: days.clocks(time_from, time_to) })}
    </p>
  );
};
