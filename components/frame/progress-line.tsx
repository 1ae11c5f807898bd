'use client';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { loading } from '../rpc/loading.ts';
import { Button } from '../ui/button.tsx';
import { EndlessProgress } from '../ui/progress.tsx';

/**
 * Two pixels under the header while calls run (specification 7: a counter drives the bar); a call that takes long is said
 * to and may be given up.
 */
export const ProgressLine = () => {
  const t = useTranslations('common');
  const running = useSyncExternalStore(loading.subscribe, loading.count, () => 0);
  const slow = useSyncExternalStore(loading.subscribe, loading.slow, () => 0);
  return (
    <div className="absolute inset-x-0 top-full h-0.5">
      {running > 0 && <EndlessProgress label={t('loading')} />}
      <div
        role="status"
        className={
          slow === 0
            ? 'sr-only'
            : 'absolute top-2 right-4 flex items-center gap-3 rounded-panel border border-line bg-raised py-1.5 pr-1.5 pl-4 text-ink shadow-dialog max-tablet:inset-x-2'
        }
      >
        {slow > 0 && (
          <>
            <span className="min-w-0 flex-1">{t('slow')}</span>
            <Button size="sm" variant="quiet" onClick={loading.giveUp}>
              {t('slow_cancel')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
