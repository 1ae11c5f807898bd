'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { chosenLocale } from '../../lib/i18n/locale.ts';
import { RpcError } from './rpc-error.ts';

/** The sentence for a failed call in the reader's language. What came from nowhere is a network failure. */
export const useErrorText = (): ((error: unknown) => string) => {
  const t = useTranslations('common');
  const locale = chosenLocale(useLocale());
  return useCallback(
    (error) =>
      error instanceof RpcError && error.answered
        ? error.localisedMessage(locale)
        : t(error instanceof RpcError && error.reason === 'cancelled' ? 'given_up' : 'network_error'),
    [t, locale],
  );
};
