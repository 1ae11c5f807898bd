'use client';
import { useTranslations } from 'next-intl';
import { flagOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';

/** Hours of the plan beside those in fact, where the company shows planned time (AMB-169). */
export const PlannedHours = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.overtime.screen');
  const days = useDays();
  if (!flagOf(form.situation.parameters, 'planning_time_visible')) return null;
  const hours = (kind: 'day' | 'night') =>
    days.number(String(form.record[`time_shift_plan_${kind}_hours`] ?? '0'));
  return <p className="text-ink-2">{t('planned', { day: hours('day'), night: hours('night') })}</p>;
};
