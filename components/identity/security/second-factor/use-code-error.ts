'use client';
import { useTranslations } from 'next-intl';
import { RpcError } from '../../../rpc/rpc-error.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';

/** What stands against a code that was typed, and how often it may be tried again. */
export const useCodeError = (): ((caught: unknown) => string) => {
  const t = useTranslations('factors');
  const errorText = useErrorText();
  return (caught) => {
    if (!(caught instanceof RpcError) || caught.reason !== 'wrong_secret_code') return errorText(caught);
    const { attempts } = caught.values;
    return typeof attempts === 'number' ? t('wrong_code_left', { count: attempts }) : t('wrong_code');
  };
};
