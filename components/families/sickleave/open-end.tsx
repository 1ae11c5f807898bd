'use client';
import { useTranslations } from 'next-intl';
import { knownLastDay } from '../../../lib/documents/families/sickleave/known-last-day.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';

/** While the last day is left open: until when the portal takes the person for absent. */
export const OpenEnd = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.sickleave.screen');
  const days = useDays();
  const { start_date, end_date } = form.form.values;
  if (!isDay(start_date) || isDay(end_date)) return null;
  return (
    <p className="text-sm text-ink-2">
      {t('open_end', { day: days.day(knownLastDay(start_date, form.situation.today)) })}
    </p>
  );
};
