'use client';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '../../ui/button.tsx';
import type { useNeighbours } from './use-neighbours.ts';

/** «2 из 4» and the way to the neighbours. */
export const Neighbours = ({ at, count, previous, next }: NonNullable<ReturnType<typeof useNeighbours>>) => {
  const t = useTranslations('documents.form');
  return (
    <span className="flex items-center gap-2">
      <span className="text-sm text-ink-2">{t('nth', { at, count })}</span>
      <IconButton
        icon={ChevronUp}
        variant="outlined"
        label={t('previous')}
        disabledReason={previous ? undefined : t('no_previous')}
        onClick={previous}
      />
      <IconButton
        icon={ChevronDown}
        variant="outlined"
        label={t('next')}
        disabledReason={next ? undefined : t('no_next')}
        onClick={next}
      />
    </span>
  );
};
