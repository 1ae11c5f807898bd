'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentRow } from '../../documents/document-row.ts';
import { RowFact } from '../../documents/list/row-fact.tsx';
import { RestAfter } from './rest-after.tsx';

/** The hours of a leave that takes no whole day, and what is left once it is agreed to. */
export const LeaveFacts = ({ row }: { row: DocumentRow }) => {
  const t = useTranslations('families.vacation.fields');
  const days = useDays();
  return (
    <>
      {typeof row.hours === 'string' && <RowFact term={t('hours')}>{days.number(row.hours)}</RowFact>}
      <RestAfter row={row} />
    </>
  );
};
