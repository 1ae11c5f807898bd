'use client';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '../../ui/button.tsx';
import type { Zoom } from './use-zoom.ts';

/** Draws the graph larger, smaller, or as wide as its frame. */
export const ZoomButtons = ({ zoom: { bigger, smaller, fit } }: { zoom: Zoom }) => {
  const t = useTranslations('workflow_admin.graph');
  return (
    <span className="flex gap-1">
      <IconButton size="sm" icon={Plus} label={t('bigger')} onClick={bigger} />
      <IconButton size="sm" icon={Minus} label={t('smaller')} onClick={smaller} />
      <IconButton size="sm" icon={Maximize} label={t('fit')} onClick={fit} />
    </span>
  );
};
