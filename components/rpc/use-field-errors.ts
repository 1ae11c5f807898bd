'use client';
import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import { chosenLocale } from '../../lib/i18n/locale.ts';
import { RpcError } from './rpc-error.ts';

/** What a refusal says of each field, in the reader's language; nothing where it speaks of none. */
export const useFieldErrors = (): ((error: unknown) => Readonly<Record<string, string>>) => {
  const locale = chosenLocale(useLocale());
  return useCallback((error) => (error instanceof RpcError ? error.fieldMessages(locale) : {}), [locale]);
};
