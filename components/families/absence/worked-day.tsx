'use client';
import { useTranslations } from 'next-intl';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentRow } from '../../documents/document-row.ts';
import { RowFact } from '../../documents/list/row-fact.tsx';

/** The day that was worked, which a day off is taken for. */
export const WorkedDay = ({ row }: { row: DocumentRow }) => {
  const t = useTranslations('families.absence.fields');
  const days = useDays();
  return isDay(row.worked_date) ? (
    <RowFact term={t('worked_date')}>{days.day(row.worked_date)}</RowFact>
  ) : null;
};
