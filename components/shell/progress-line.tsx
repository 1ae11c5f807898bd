'use client';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { loading } from '../rpc/loading.ts';
import { EndlessProgress } from '../ui/progress.tsx';

/** Two pixels under the header while calls run (specification 7: a counter drives the bar). */
export const ProgressLine = () => {
  const t = useTranslations('common');
  const running = useSyncExternalStore(loading.subscribe, loading.count, () => 0);
  return (
    <div className="absolute inset-x-0 top-full h-0.5">
      {running > 0 && <EndlessProgress label={t('loading')} />}
    </div>
  );
};
