'use client';
import { FileQuestionMark } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { usePortalLink } from './use-portal-link.ts';

/** A document that is not there, or not for this reader: both look alike. */
export const NotThere = () => {
  const t = useTranslations('documents.form');
  const link = usePortalLink();
  return (
    <EmptyState
      level="h2"
      icon={FileQuestionMark}
      title={t('not_there')}
      action={<ButtonLink href={link('home')}>{t('to_main')}</ButtonLink>}
    >
      {t('not_there_text')}
    </EmptyState>
  );
};
