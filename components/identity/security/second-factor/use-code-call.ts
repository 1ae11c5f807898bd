'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UserAuth } from '../../../../lib/rpc/user-auth.ts';
import { call } from '../../../rpc/client.ts';
import { RpcError } from '../../../rpc/rpc-error.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';

/** A call about the second factor: whether it runs, and what stands against the code that was typed. */
export const useCodeCall = () => {
  const t = useTranslations('factors');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const sentence = (caught: unknown): string => {
    if (!(caught instanceof RpcError) || caught.reason !== 'wrong_secret_code') return errorText(caught);
    const { attempts } = caught.values;
    return typeof attempts === 'number' ? t('wrong_code_left', { count: attempts }) : t('wrong_code');
  };
  const send = async <Result>(params: UserAuth): Promise<Result | undefined> => {
    setBusy(true);
    setError(undefined);
    try {
      return await call<Result>('user.auth', params);
    } catch (caught) {
      setError(sentence(caught));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, setError, send };
};
