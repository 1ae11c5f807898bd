'use client';
import { FileBadge, FileCode, FileSignature, Power } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { type RowAction, rowsOffers } from '../../lists/row-actions.tsx';
import { rowsAddress } from '../../lists/rows-address.ts';
import type { RowsDefinition } from '../../lists/rows-definition.ts';
import { rowsFilters } from '../../lists/rows-filter-bar.tsx';
import { RowsScreen } from '../../lists/rows-screen.tsx';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import { NotWhileActing } from '../../shell/not-while-acting.tsx';
import { OrganizationNumbers } from './organization-numbers.tsx';
import { LIST_FIELDS, type PowerRow } from './power-row.ts';
import { PowerStateLine } from './power-state-line.tsx';
import { useSaveFile } from './use-save-file.ts';

const SOURCE = {
  object: 'power_of_attorney',
  select: LIST_FIELDS,
  address: rowsAddress({
    searched: ['employee_name', 'employee_name_eng', 'number'],
    sorts: { name: 'employee_name', when: 'valid_to' },
  }),
};

const dialog = () => import('./power-dialog.tsx').then((file) => file.PowerDialog);

/** Powers of attorney; hidden while the caller acts for another person. */
export const PowersScreen = () => {
  const t = useTranslations('power_of_attorney');
  if (useProfile().grant_id === null) return <Powers />;
  return (
    <NotWhileActing title={t('title')} icon={FileBadge} why={t('acting.title')}>
      {t('acting.text')}
    </NotWhileActing>
  );
};

/** Who signs for the organizations, and until when; with the numbers by which their own certificates are known. */
const Powers = () => {
  const t = useTranslations('power_of_attorney');
  return (
    <RowsScreen
      definition={usePowers()}
      title={t('title')}
      facts={(count) => count !== undefined && t('facts', { count })}
      add={t('add')}
      intro={<p className="mb-4 max-w-[80ch] text-ink-2">{t('intro')}</p>}
    >
      <OrganizationNumbers />
    </RowsScreen>
  );
};

const usePowers = (): RowsDefinition<PowerRow> => {
  const t = useTranslations('power_of_attorney');
  const names = useNames();
  const days = useDays();
  return {
    source: SOURCE,
    caption: t('title'),
    name: { title: t('column.person'), width: 'w-[30%]', text: (row) => names.of(row, 'employee_name') },
    columns: [
      {
        key: 'organization',
        title: t('column.organization'),
        cell: (row) => (
          <>
            <p>{names.of(row, 'organization_name')}</p>
            <bdi className="text-sm break-all text-ink-2">{row.number}</bdi>
          </>
        ),
      },
      {
        key: 'when',
        title: t('column.when'),
        width: 'w-54',
        card: 'mark',
        cell: (row) => (
          <>
            <p className="whitespace-nowrap">{days.range(row.valid_from, row.valid_to)}</p>
            <PowerStateLine row={row} />
          </>
        ),
      },
    ],
    filters: rowsFilters({
      label: t('filters'),
      reset: t('reset'),
      search: { label: t('search'), hint: t('search_hint') },
    }),
    offers: rowsOffers({ of: usePowerActions(), width: 'w-20', more: ({ number }) => t('more', { number }) }),
    dialog,
    empty: { icon: FileBadge, title: t('empty'), text: t('empty_text') },
    none: { title: t('not_found'), text: t('not_found_text'), reset: t('reset') },
  };
};

const usePowerActions = (): ((row: PowerRow) => RowAction[]) => {
  const t = useTranslations('power_of_attorney');
  const names = useNames();
  const saveFile = useSaveFile();
  return (row) => {
    const isOff = row.disabled === '1';
    const turned = (disabled: '0' | '1') => () =>
      call('table.edit', { object: 'power_of_attorney', data: [{ id: row.id, disabled }] });
    return [
      { key: 'xml', icon: FileCode, label: t('download_xml'), open: () => saveFile(row, 'xml') },
      {
        key: 'signature',
        icon: FileSignature,
        label: t('download_signature'),
        open: () => saveFile(row, 'xml_signature'),
      },
      isOff
        ? {
            key: 'on',
            icon: Power,
            label: t('on'),
            act: turned('0'),
            done: t('switched_on'),
            undo: turned('1'),
          }
        : {
            key: 'off',
            icon: Power,
            label: t('off'),
            danger: true,
            ask: {
              title: t('off_title'),
              text: t('off_text', { name: names.of(row, 'employee_name') }),
              yes: t('off'),
              danger: true,
            },
            act: turned('1'),
            done: t('switched_off'),
          },
    ];
  };
};
