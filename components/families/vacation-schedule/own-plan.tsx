'use client';
import { useTranslations } from 'next-intl';
import { daysOf, wholeDays } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { NoLeaveNote } from './no-leave-note.tsx';

/** The rest of the year's plan beside the part that is written: what was sent of it, and how many days it leaves. */
export const OwnPlan = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.vacation_schedule.own');
  const days = useDays();
  const { year_plan, balances } = form.facts;
  if (!year_plan) return <NoLeaveNote form={form} />;
  const limit = balances.find(({ period }) => period === year_plan.year)?.days_limit;
  const planned = daysOf(year_plan.others) + (form.record.days ?? 0);
  return (
    <div className="flex flex-col gap-1">
      <NoLeaveNote form={form} />
      <p className="font-medium">
        {limit === undefined
          ? t('planned', { year: String(year_plan.year), days: planned })
          : t('planned_of', { year: String(year_plan.year), days: planned, limit: wholeDays(limit) })}
      </p>
      {year_plan.others.length > 0 && (
        <p className="text-sm text-ink-2">
          {t('others', {
            parts: year_plan.others.map((part) => days.range(part.start_date, part.end_date)).join(', '),
          })}
        </p>
      )}
    </div>
  );
};
