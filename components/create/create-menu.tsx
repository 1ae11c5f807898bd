'use client';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '../ui/button.tsx';
import { useCreatable } from './creatable.ts';
import { openCreate } from './open-create.ts';

/** Begins a document; nothing to begin, nothing to press. */
export const CreateMenu = () => {
  const t = useTranslations('shell');
  if (useCreatable().length === 0) return null;
  return (
    <Button
      variant="tonal"
      icon={Plus}
      aria-label={t('create')}
      aria-haspopup="dialog"
      aria-keyshortcuts="C"
      className="mr-1 max-tablet:mr-0 max-tablet:border-transparent max-tablet:bg-transparent max-tablet:px-2 touch:min-w-12"
      onClick={openCreate}
    >
      <span className="max-desk:hidden">{t('create')}</span>
    </Button>
  );
};
