'use client';
import { useTranslations } from 'next-intl';
import type { DocumentRow } from '../../documents/document-row.ts';
import { RowFact } from '../../documents/list/row-fact.tsx';
import { useRestAfter } from './use-rest-after.ts';

/** What is left of the balance once a leave is agreed to. */
export const RestAfter = ({ row }: { row: DocumentRow }) => {
  const t = useTranslations('documents.sheet');
  const common = useTranslations('common');
  const rest = useRestAfter(row);
  if (rest === undefined) return null;
  return (
    <RowFact term={t('rest')}>
      <span className={rest < 0 ? 'text-error-ink' : ''}>
        {common('days', { count: rest }).replace('-', '−')}
      </span>
    </RowFact>
  );
};
