'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ParameterShown } from '../../lib/rpc/parameters.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { reread } from '../rpc/reread.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { notify } from '../ui/notify.ts';

/** Keeps a value of a parameter: in its record, or in a new one. */
export const useKeep = (
  parameter: ParameterShown,
  onKept: () => void,
): { readonly busy: boolean; readonly keep: (value: string) => Promise<void> } => {
  const t = useTranslations('settings');
  const names = useNames();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const { id, code, updated_at } = parameter;
  const keep = async (value: string) => {
    setBusy(true);
    try {
      await (id === null
        ? call('table.add', { object: 'parameter', data: [{ code, value }] })
        : call('table.edit', { object: 'parameter', data: [{ id, updated_at, value }] }));
      await reread(client, 'parameter');
      onKept();
      notify.success(t('kept', { name: names.of(parameter, 'title') }));
    } catch (error) {
      notify.error(errorText(error));
      await reread(client, 'parameter');
    } finally {
      setBusy(false);
    }
  };
  return { busy, keep };
};
