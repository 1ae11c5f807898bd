'use client';
import { Armchair, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useNames } from '../../../people/use-names.ts';
import { type RowAction, rowsOffers } from '../../../rows/row-actions.tsx';
import { rowsAddress } from '../../../rows/rows-address.ts';
import type { RowsDefinition } from '../../../rows/rows-definition.ts';
import { RowsScreen } from '../../../rows/rows-screen.tsx';
import { call } from '../../../rpc/client.ts';
import type { LocationRow } from './location-row.ts';

const SOURCE = { object: 'office_location', address: rowsAddress() };

const dialog = () => import('./location-dialog.tsx').then((file) => file.LocationDialog);

/** Offices whose seats are counted day by day, and how many they have. */
export const LocationsScreen = () => {
  const t = useTranslations('families.homeoffice.seats');
  return (
    <RowsScreen definition={useLocations()} title={t('title')} facts={() => t('facts')} add={t('add')} />
  );
};

const useLocations = (): RowsDefinition<LocationRow> => {
  const t = useTranslations('families.homeoffice.seats');
  const names = useNames();
  return {
    source: SOURCE,
    caption: t('title'),
    name: {
      title: t('location'),
      width: 'w-[40%]',
      text: (row) => row.location,
      sub: (row) => names.of(row, 'organization_name'),
    },
    columns: [
      {
        key: 'seats',
        title: t('seats'),
        card: 'mark',
        cell: (row) =>
          row.disabled === '1' ? (
            <span className="text-ink-2">{t('off')}</span>
          ) : (
            t('count', { count: row.seats })
          ),
      },
    ],
    offers: rowsOffers({ of: useLocationActions(), width: 'w-32' }),
    dialog,
    empty: { icon: Armchair, title: t('none'), text: t('none_text') },
  };
};

const useLocationActions = (): ((row: LocationRow, edit: (row: LocationRow) => void) => RowAction[]) => {
  const t = useTranslations('families.homeoffice.seats');
  return (row, edit) => {
    const { id, location: name } = row;
    return [
      { key: 'edit', icon: Pencil, label: t('edit', { name }), open: () => edit(row) },
      {
        key: 'remove',
        icon: Trash2,
        label: t('remove_named', { name }),
        danger: true,
        ask: {
          title: t('remove_title', { name }),
          text: t('remove_text'),
          yes: t('remove'),
          no: t('keep'),
          danger: true,
        },
        act: () => call('table.del', { object: 'office_location', data: [{ id }] }),
        done: t('gone'),
      },
    ];
  };
};
