'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { LetterInput, LetterTexts } from '../../lib/rpc/letters.ts';
import { call } from '../rpc/client.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useFieldErrors } from '../rpc/use-field-errors.ts';
import { notify } from '../ui/notify.ts';

/** Keeps what a letter says; what the server refuses is said at its text. Answers whether it was kept. */
export const useKeepLetter = (
  kind: LetterInput['kind'],
  onWrong: (wrong: Readonly<Record<string, string>>) => void,
) => {
  const t = useTranslations('letters');
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const [busy, setBusy] = useState(false);
  const keep = async (texts: LetterTexts): Promise<boolean> => {
    setBusy(true);
    try {
      const { data } = await call('letter.keep', { kind, texts });
      client.setQueryData(['letters'], data);
      onWrong({});
      notify.success(t('saved'));
      return true;
    } catch (error) {
      const wrong = fieldErrors(error);
      onWrong(wrong);
      if (Object.keys(wrong).length === 0) notify.error(errorText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, keep };
};
