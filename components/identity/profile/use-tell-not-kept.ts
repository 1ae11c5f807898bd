'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { notify } from '../../ui/notify.ts';

/** Says that a change of the profile was not kept, and why (specification 8). */
export const useTellNotKept = (): ((error: unknown) => void) => {
  const t = useTranslations('profile');
  const errorText = useErrorText();
  return useCallback((error) => notify.error(t('not_kept', { why: errorText(error) })), [t, errorText]);
};
