'use client';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '../ui/button.tsx';
import { LazyMenu } from '../ui/lazy-menu.tsx';
import { useCreatable } from './creatable.ts';

/** Begins a document; nothing to begin, nothing to press. */
export const CreateMenu = () => {
  const t = useTranslations('shell');
  if (useCreatable().length === 0) return null;
  return (
    <LazyMenu
      load={load}
      trigger={
        <Button variant="tonal" icon={Plus} aria-label={t('create')} className="mr-1 max-tablet:hidden">
          <span className="max-desk:hidden">{t('create')}</span>
        </Button>
      }
    />
  );
};

const load = () => import('./create-menu-open.tsx').then((file) => file.CreateMenuOpen);
