'use client';
import { Calculator, Download, History, Link2, Pencil, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import type { RowAction } from '../lists/row-actions.tsx';
import { call } from '../rpc/client.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { takeFile } from '../rpc/take-file.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { useRowName } from './described.ts';
import { isShipped } from './row-rights.ts';
import type { RowWindowOf } from './row-window.tsx';

/** What may be done with a row of a dictionary. */
export const useRowActions = (
  described: DictionaryDescription,
  onOpen: (opened: RowWindowOf) => void,
): ((row: AnyRow, edit: (row: AnyRow) => void) => RowAction[]) => {
  const t = useTranslations('dictionary');
  const nameOf = useRowName();
  const lang = useAppLocale();
  const router = useRouter();
  const link = usePortalLink();
  const { explained } = described;
  return (row, edit) => {
    const name = nameOf(described, row);
    return [
      ...(described.may.edit && !isShipped(described, row)
        ? [
            {
              key: 'edit',
              icon: Pencil,
              label: t('edit', { name }),
              text: t('edit_short'),
              open: () => edit(row),
            },
          ]
        : []),
      ...(described.taken_at === null
        ? []
        : [
            {
              key: 'take',
              icon: Download,
              label: t('take', { name }),
              text: t('take_short'),
              act: () =>
                takeFile(
                  `${described.taken_at?.replace('{code}', encodeURIComponent(String(row.code)))}?lang=${lang}`,
                ),
            },
          ]),
      ...(explained === null
        ? []
        : [
            {
              key: 'explain',
              icon: Calculator,
              label: t('explain', { name }),
              text: t('explain_short'),
              open: () => router.push(link(explained.route, { id: Number(row[explained.by]) })),
            },
          ]),
      {
        key: 'uses',
        icon: Link2,
        label: t('uses', { name }),
        text: t('uses_short'),
        open: () => onOpen({ kind: 'uses', row, name }),
      },
      {
        key: 'history',
        icon: History,
        label: t('history', { name }),
        text: t('history_short'),
        open: () => onOpen({ kind: 'history', row, name }),
      },
      ...(described.may.del && !isShipped(described, row)
        ? [
            {
              key: 'remove',
              icon: Trash2,
              label: t('remove', { name }),
              text: t('remove_short'),
              danger: true,
              ask: {
                title: t('remove_title', { name }),
                text: t('remove_text'),
                yes: t('remove_yes'),
                no: t('keep'),
                danger: true,
              },
              act: () => call('table.del', { object: described.object, data: [{ id: row.id }] }),
              done: t('removed'),
            },
          ]
        : []),
    ];
  };
};
