'use client';
import { useTranslations } from 'next-intl';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import type { Work } from '../../documents/moves/work-ahead.ts';
import { isResignation } from './notice-strip.tsx';

/** A resignation ends with an order that the law keeps on paper (article 22.1). */
export const OrderOnPaper = ({ form, work }: { form: DocumentForm; work: Work }) => {
  const t = useTranslations('families');
  if (!isResignation(form) || work.next_status_id !== 'processed') return null;
  return <p className="text-sm text-ink-2">{t('statement.settlement.order')}</p>;
};
