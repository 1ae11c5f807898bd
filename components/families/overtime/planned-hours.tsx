'use client';
import { useTranslations } from 'next-intl';
import { showsPlan } from '../../../lib/documents/families/overtime/shown.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';

/** Hours of the plan, where the company shows planned time (AMB-169). */
export const PlannedHours = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.overtime.screen');
  const days = useDays();
  if (!showsPlan(form.situation.parameters)) return null;
  const hours = (kind: 'day' | 'night') =>
    days.number(String(form.record[`time_shift_plan_${kind}_hours`] ?? '0'));
  return (
    <p className="col-span-full text-ink-2">{t('planned', { day: hours('day'), night: hours('night') })}</p>
  );
};
