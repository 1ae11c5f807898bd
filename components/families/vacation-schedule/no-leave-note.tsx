'use client';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { Icon } from '../../ui/icon.tsx';

/** What hr does about a leave that the notice could not make. */
export const NoLeaveNote = ({ form: { row } }: { form: DocumentForm }) => {
  const t = useTranslations('families.vacation_schedule');
  const mark = row?.marks?.find(({ code }) => code === 'no_leave');
  if (!row || !mark) return null;
  return (
    <p className="mb-2 flex basis-full gap-2 rounded-control border border-warning-line bg-warning-soft px-3 py-2">
      <Icon of={TriangleAlert} size={16} className="mt-0.5 flex-none text-warning-ink" />
      <span>
        <span className="font-medium">{t('marks.no_leave', { reason: mark.reason ?? '' })}</span>
        {'. '}
        {t('no_leave_help', { status_id: row.status_id })}
      </span>
    </p>
  );
};
