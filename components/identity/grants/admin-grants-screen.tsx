'use client';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { eq } from '../../../lib/filter/filter.ts';
import { GRANT_ROLES } from '../../../lib/identity/grants.ts';
import { useDays } from '../../calendar/use-days.ts';
import { rowsOffers } from '../../lists/row-actions.tsx';
import { rowsAddress } from '../../lists/rows-address.ts';
import { eitherOf, oneOf } from '../../lists/rows-choices.ts';
import type { RowsDefinition } from '../../lists/rows-definition.ts';
import { type RowsFilters, rowsFilters } from '../../lists/rows-filter-bar.tsx';
import { RowsScreen } from '../../lists/rows-screen.tsx';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import type { AdminGrant } from './admin-grant.ts';
import { useFamilyNames } from './use-family-names.ts';

const SOURCE = {
  object: 'grant',
  address: rowsAddress({
    searched: ['login', 'employee_name', 'employee_name_eng'],
    choices: {
      role: oneOf('role', GRANT_ROLES),
      state: eitherOf({ on: eq('disabled', '0'), off: eq('disabled', '1') }),
    },
    sorts: { name: 'login', when: 'date_to' },
  }),
};

const dialog = () => import('./grant-dialog.tsx').then((file) => file.GrantDialog);

/** Granted accesses of the client: holders and lenders, given and taken by an admin. */
export const AdminGrantsScreen = () => {
  const t = useTranslations('grants.admin');
  return (
    <RowsScreen
      definition={useAdminGrants()}
      title={t('title')}
      facts={(count) => count !== undefined && t('facts', { count })}
      add={t('add')}
    />
  );
};

const useAdminGrants = (): RowsDefinition<AdminGrant> => {
  const t = useTranslations('grants.admin');
  const words = useTranslations('grants');
  const shell = useTranslations('shell.role');
  const names = useNames();
  const days = useDays();
  const familyNames = useFamilyNames();
  const pairOf = (row: AdminGrant) => `${row.login} → ${names.of(row, 'employee_name')}`;
  return {
    source: SOURCE,
    caption: t('title'),
    name: {
      title: t('pair'),
      width: 'w-2/5',
      text: pairOf,
      sub: (row) => names.of(row, 'organization_name'),
    },
    columns: [
      {
        key: 'scope',
        title: t('scope'),
        card: 'mark',
        cell: (row) => (
          <>
            <p>{shell(row.role)}</p>
            <p className="text-sm text-ink-2">
              {`${words('families')}: ${familyNames(row.families.split(',').filter(Boolean))}`}
              {row.own_documents === '1' && `, ${t('own_documents')}`}
            </p>
          </>
        ),
      },
      {
        key: 'when',
        title: t('when'),
        width: 'w-54',
        card: 'mark',
        cell: (row) => (
          <>
            <p className="whitespace-nowrap">{days.range(row.date_from, row.date_to)}</p>
            {row.disabled === '1' && <p className="text-sm text-error-ink">{t('disabled')}</p>}
          </>
        ),
      },
    ],
    filters: rowsFilters(useGrantFilters()),
    offers: rowsOffers({
      width: 'w-30',
      of: (row, edit) => [
        { key: 'edit', icon: Pencil, label: `${t('edit')}: ${pairOf(row)}`, open: () => edit(row) },
        {
          key: 'delete',
          icon: Trash2,
          label: `${t('delete')}: ${pairOf(row)}`,
          danger: true,
          ask: {
            title: t('delete_title'),
            text: t('delete_text', { who: row.login, whom: names.of(row, 'employee_name') }),
            yes: t('delete'),
            danger: true,
          },
          act: () => call('table.del', { object: 'grant', data: [{ id: row.id }] }),
          done: t('deleted'),
        },
      ],
    }),
    dialog,
    empty: { icon: KeyRound, title: t('none'), text: t('none_text') },
    none: { title: t('not_found'), text: t('not_found_text'), reset: t('filter.reset') },
  };
};

const useGrantFilters = (): RowsFilters => {
  const t = useTranslations('grants.admin');
  const words = useTranslations('grants');
  const shell = useTranslations('shell.role');
  return {
    label: t('filter.label'),
    reset: t('filter.reset'),
    search: { label: t('search'), hint: t('search_hint') },
    choices: [
      {
        name: 'role',
        label: words('role'),
        options: GRANT_ROLES.map((value) => ({ value, label: shell(value) })),
      },
      {
        name: 'state',
        label: t('filter.state'),
        options: (['on', 'off'] as const).map((value) => ({ value, label: t(`filter.${value}`) })),
      },
    ],
  };
};
