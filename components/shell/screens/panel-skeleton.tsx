'use client';
import { useTranslations } from 'next-intl';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';

/** The shape of a panel that is coming. */
export const PanelSkeleton = () => {
  const t = useTranslations('common');
  return (
    <Panel>
      <SkeletonRows label={t('loading')} />
    </Panel>
  );
};
