'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { watchTroubles } from '../rpc/troubles.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useDebugChoice, useMode } from '../shell/use-mode.ts';
import { allowDebug, notify } from '../ui/notify.ts';

/** In debug mode failed calls and missing things are said aloud as well; screens show their own errors (AMB-049). */
export const useDebugMessages = (): void => {
  const t = useTranslations('shell.debug');
  const errorText = useErrorText();
  const mode = useMode();
  useDebugChoice();
  useEffect(() => allowDebug(mode === 'debug'), [mode]);
  useEffect(
    () =>
      watchTroubles((trouble, error) =>
        notify.error(trouble === 'call' ? t('call', { why: errorText(error) }) : t(trouble), {
          debug: true,
          key: `debug-${trouble}`,
        }),
      ),
    [t, errorText],
  );
};
