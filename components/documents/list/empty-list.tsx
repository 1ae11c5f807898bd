'use client';
import { CheckCheck, Mail, Plus, SearchX, TreePalm } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface EmptyListProps {
  object_id: string;
  /** Why nothing is shown: nothing was ever there, everything is decided, nothing was addressed to the reader, or the filter lets nothing through. */
  why: 'first' | 'done' | 'addressed' | 'filtered';
  createHref: string | undefined;
  filterText: string;
  onReset: () => void;
  onShowOpen: () => void;
}

/** A list without rows, and what to do about it. */
export const EmptyList = ({
  object_id,
  why,
  createHref,
  filterText,
  onReset,
  onShowOpen,
}: EmptyListProps) => {
  const t = useTranslations('documents.empty');
  const families = useTranslations('families');
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
  if (why === 'done')
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
  return (
    <EmptyState
      level="h2"
      icon={TreePalm}
      title={families(`${object_id}.empty`)}
      action={
        createHref === undefined ? undefined : (
          <ButtonLink href={createHref} variant="filled" icon={Plus}>
            {families(`${object_id}.create`)}
          </ButtonLink>
        )
      }
    >
      {createHref === undefined ? t('first_others') : families(`${object_id}.empty_text`)}
    </EmptyState>
  );
};
