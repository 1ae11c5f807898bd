'use client';
import { useTranslations } from 'next-intl';
import type { DictionaryUses } from '../../lib/rpc/dictionaries.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';

export const askUses = (name: string, id: unknown, signal?: AbortSignal): Promise<DictionaryUses> =>
  call('dictionary.uses', { name, id }, signal ? { signal } : {}).then(({ data }) => data);

/** Where a row is used, in one sentence; '' where it is not. */
export const useUsesText = (): ((uses: DictionaryUses) => string) => {
  const t = useTranslations('dictionary');
  const names = useNames();
  return (uses) =>
    uses
      .map((use) =>
        t('used', { what: names.of(use, 'label'), count: use.count, more: use.more ? 'yes' : 'no' }),
      )
      .join(', ');
};

export type Uses = DictionaryUses;
