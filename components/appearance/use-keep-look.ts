'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Appearance } from '../../lib/rpc/appearance.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { keepRow } from '../rpc/keep-row.ts';
import { RpcError } from '../rpc/rpc-error.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { notify } from '../ui/notify.ts';

/** Keeps changes of the look, redraws the portal with them, and holds what the server said against a field. */
export const useKeepLook = ({ own }: Appearance) => {
  const t = useTranslations('appearance');
  const locale = useAppLocale();
  const errorText = useErrorText();
  const client = useQueryClient();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const keep = async (changes: Record<string, string>): Promise<void> => {
    setBusy(true);
    setRefused({});
    try {
      await keepRow('theme', own, changes);
      await client.invalidateQueries({ queryKey: ['appearance'] });
      router.refresh();
      notify.success(t('saved'));
    } catch (error) {
      const fields = error instanceof RpcError ? error.fields : [];
      setRefused(
        Object.fromEntries(
          fields.map(({ field, message, message_eng }) => [field, locale === 'en' ? message_eng : message]),
        ),
      );
      if (fields.length === 0) notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, keep, refused };
};
