'use client';
import { ClockAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type Holder, holderOf, holderWords } from '../../../lib/workflow/holder.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Icon } from '../../ui/icon.tsx';
import type { DocumentRow } from '../document-row.ts';
import { useWaiting } from './use-waiting.ts';

/** Who holds a document now: for the reader how long, accented when over the norm; for others a name or a role. */
export const HolderLine = ({ row }: { row: DocumentRow }) => {
  const t = useTranslations('documents.holder');
  const words = useHolderWords();
  const profile = useProfile();
  const waitingOf = useWaiting();
  const holder = holderOf(row, profile.employee_id);
  if (holder.kind !== 'you') return <span className="whitespace-nowrap text-ink-2">{words(holder)}</span>;
  const waiting = waitingOf(row.status_date);
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap ${waiting.overdue ? 'text-accent-ink' : ''}`}
    >
      {waiting.overdue && <Icon of={ClockAlert} size={14} />}
      {waiting.days === 0 ? t('you_today') : t('you_days', { days: waiting.days })}
      {waiting.overdue && <span className="sr-only">{t('overdue')}</span>}
    </span>
  );
};

/** A holder in words. */
export const useHolderWords = () => {
  const t = useTranslations('documents.holder');
  const names = useNames();
  return (holder: Holder): string => holderWords(t, holder, names.short);
};
