'use client';
import { useCallback } from 'react';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { RpcError } from '../rpc/rpc-error.ts';

/** What a refusal says of each field, in the reader's language; nothing where it speaks of none. */
export const useFieldErrors = (): ((error: unknown) => Readonly<Record<string, string>>) => {
  const locale = useAppLocale();
  return useCallback(
    (error) =>
      Object.fromEntries(
        (error instanceof RpcError ? error.fields : []).map(({ field, message, message_eng }) => [
          field,
          locale === 'en' ? message_eng : message,
        ]),
      ),
    [locale],
  );
};
