'use client';
import { useTranslations } from 'next-intl';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';

/** The shape of a panel that is coming. */
export const PanelSkeleton = () => (
  <Panel>
    <PanelRows />
  </Panel>
);

/** The same under a head that is there. */
export const PanelRows = ({ lines = 3 }: { lines?: number }) => {
  const t = useTranslations('common');
  return <SkeletonRows rows={lines} label={t('loading')} />;
};
