'use client';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Icon } from '../ui/icon.tsx';
import type { DocumentRow } from './document-row.ts';

/** That the sender of a document was warned and went on; nothing where they were not. */
export const Warned = ({ row }: { row: Pick<DocumentRow, 'warnings'> }) => {
  const t = useTranslations('common');
  if (!row.warnings || row.warnings === '[]') return null;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-warning-ink">
      <Icon of={TriangleAlert} size={14} />
      {t('warned')}
    </span>
  );
};
