'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { hoursLimit, isWholeDay } from '../../../lib/leave/hours.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';

/**
 * How many hours of a day a leave takes at most, and that what was typed is more: said on after a draft was kept without
 * them.
 */
export const HoursNote = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.vacation.hours');
  const days = useDays();
  const { parameters } = form.situation;
  const { hours, document_type_id: type } = form.form.values;
  const typed = typeof hours === 'string' ? hours.trim().replace(',', '.') : '';
  const [over, setOver] = useState({ type, isOver: false });
  const isOver = typed === '' ? over.isOver && over.type === type : isWholeDay(typed, parameters);
  if (isOver !== over.isOver || type !== over.type) setOver({ type, isOver });
  const limit = hoursLimit(parameters);
  if (limit === undefined || !form.canEdit) return null;
  return (
    <p aria-live="polite" className={isOver ? 'text-warning-ink' : 'text-ink-2'}>
      {t(isOver ? 'whole' : 'most', { limit: days.number(limit) })}
    </p>
  );
};
