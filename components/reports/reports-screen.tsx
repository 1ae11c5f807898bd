'use client';
import { Download, FileSpreadsheet, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { eq } from '../../lib/filter/filter.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useNames } from '../people/use-names.ts';
import { type RowAction, rowsOffers } from '../rows/row-actions.tsx';
import { rowsAddress } from '../rows/rows-address.ts';
import { eitherOf } from '../rows/rows-choices.ts';
import type { RowsDefinition } from '../rows/rows-definition.ts';
import { rowsFilters } from '../rows/rows-filter-bar.tsx';
import { RowsScreen } from '../rows/rows-screen.tsx';
import { call } from '../rpc/client.ts';
import { takeFile } from '../rpc/take-file.ts';
import type { ReportRow } from './report-row.ts';

const SOURCE = {
  object: 'report',
  address: rowsAddress({
    searched: ['name', 'name_eng', 'code'],
    choices: { state: eitherOf({ on: eq('disabled', '0'), off: eq('disabled', '1') }) },
    sorts: { name: 'name' },
  }),
};

const dialog = () => import('./report-dialog.tsx').then((file) => file.ReportDialog);

/** Reports: lists of an object as workbooks, with their columns, their filter and the role each is for (DICT-03). */
export const ReportsScreen = () => {
  const t = useTranslations('reports');
  return (
    <RowsScreen
      definition={useReports()}
      title={t('title')}
      facts={(count) => count !== undefined && t('facts', { count })}
      add={t('add')}
    />
  );
};

const useReports = (): RowsDefinition<ReportRow> => {
  const t = useTranslations('reports');
  const shell = useTranslations('shell');
  const names = useNames();
  const familyName = (object_id: string) =>
    shell.has(`families.${object_id}`) ? shell(`families.${object_id}`) : object_id;
  return {
    source: SOURCE,
    caption: t('title'),
    name: {
      title: t('column.name'),
      width: 'w-[34%]',
      text: (row) => names.of(row, 'name'),
      sub: (row) => row.code,
    },
    columns: [
      {
        key: 'object',
        title: t('column.object'),
        cell: (row) => (
          <>
            <p>{familyName(row.object_id)}</p>
            <p className="text-sm wrap-anywhere text-ink-2">{row.columns.replaceAll(',', ', ')}</p>
          </>
        ),
      },
      {
        key: 'role',
        title: t('column.role'),
        width: 'w-44',
        card: 'mark',
        cell: (row) => (
          <>
            <p>{row.role === null ? t('all_roles') : shell(`role.${row.role}`)}</p>
            {row.disabled === '1' && <p className="text-sm text-error-ink">{t('disabled')}</p>}
          </>
        ),
      },
    ],
    filters: rowsFilters({
      label: t('filter.label'),
      reset: t('filter.reset'),
      search: { label: t('filter.search'), hint: t('filter.search_hint') },
      choices: [
        {
          name: 'state',
          label: t('filter.state'),
          options: (['on', 'off'] as const).map((value) => ({ value, label: t(`filter.${value}`) })),
        },
      ],
    }),
    offers: rowsOffers({ of: useReportActions(), width: 'w-40' }),
    dialog,
    empty: { icon: FileSpreadsheet, title: t('none'), text: t('none_text') },
    none: { title: t('not_found'), reset: t('filter.reset') },
  };
};

const useReportActions = (): ((row: ReportRow, edit: (row: ReportRow) => void) => RowAction[]) => {
  const t = useTranslations('reports');
  const lang = useAppLocale();
  const names = useNames();
  return (row, edit) => {
    const name = names.of(row, 'name');
    return [
      {
        key: 'take',
        icon: Download,
        label: t('take', { name }),
        act: () => takeFile(`/api/excel/${row.code}?lang=${lang}`),
      },
      { key: 'edit', icon: Pencil, label: t('edit', { name }), open: () => edit(row) },
      {
        key: 'remove',
        icon: Trash2,
        label: t('remove', { name }),
        danger: true,
        ask: {
          title: t('remove_title', { name }),
          text: t('remove_text'),
          yes: t('remove_yes'),
          danger: true,
        },
        act: () => call('table.del', { object: 'report', data: [{ id: row.id }] }),
        done: t('removed'),
      },
    ];
  };
};
