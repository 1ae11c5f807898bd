'use client';
import { CheckCheck, Mail, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface EmptyListProps {
  /** Everything is decided, nothing was addressed to the reader, or the filter lets nothing through. */
  why: 'done' | 'addressed' | 'filtered';
  /** The filter in words. */
  filterText?: string;
  onReset: () => void;
  onShowOpen: () => void;
}

/** A list without rows that has had some, and what to do about it. */
export const EmptyList = ({ why, filterText, onReset, onShowOpen }: EmptyListProps) => {
  const t = useTranslations('documents.empty');
  if (why === 'filtered')
    return (
      <EmptyState
        level="h2"
        icon={SearchX}
        title={t('filtered')}
        action={<Button onClick={onReset}>{t('reset')}</Button>}
      >
        {filterText}
      </EmptyState>
    );
  if (why === 'addressed')
    return (
      <EmptyState level="h2" icon={Mail} title={t('addressed')}>
        {t('addressed_text')}
      </EmptyState>
    );
  return (
    <EmptyState
      level="h2"
      icon={CheckCheck}
      tone="success"
      title={t('done')}
      action={<Button onClick={onShowOpen}>{t('show_open')}</Button>}
    >
      {t('done_text')}
    </EmptyState>
  );
};
