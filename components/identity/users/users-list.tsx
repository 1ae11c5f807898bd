'use client';
import { FileUp, UserPlus, UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { FormatMenu } from '../../files/format-menu.tsx';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import type { RowsDefinition } from '../../lists/rows-definition.ts';
import { type RowsFilters, rowsFilters } from '../../lists/rows-filter-bar.tsx';
import { RowsScreen } from '../../lists/rows-screen.tsx';
import { useNames } from '../../people/use-names.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { useOnDemand } from '../../ui/use-on-demand.ts';
import { AccessTag } from './access-tag.tsx';
import { InviteEverybody } from './invite-everybody.tsx';
import { useOrganizations } from './use-organizations.ts';
import { useRoleWords } from './use-role-words.ts';
import { SHOWN_ROLES, type UserRow } from './user-row.ts';
import { USERS } from './users-source.ts';

const dialog = () => import('./add-user-dialog.tsx').then((file) => file.AddUserDialog);
const importDialog = () => import('./import-dialog.tsx').then((file) => file.ImportDialog);

/** Who may come into the portal: found, opened, added one by one or from a file. */
export const UsersList = () => {
  const t = useTranslations('users');
  const lang = useAppLocale();
  const [importing, setImporting] = useState(false);
  const { loaded: ImportDialog, button } = useOnDemand(importDialog);
  return (
    <RowsScreen
      definition={useUsers()}
      title={t('title')}
      facts={(count) => count !== undefined && t('count', { count })}
      add={t('add')}
      addIcon={UserPlus}
      tools={
        <>
          <InviteEverybody />
          <Button
            icon={FileUp}
            onPointerEnter={button.onPointerEnter}
            onFocus={button.onFocus}
            onClick={() => {
              setImporting(true);
              button.onClick();
            }}
          >
            {t('import_action')}
          </Button>
          <FormatMenu
            label={t('export_action')}
            address={(format) => `/api/users/export?lang=${lang}&format=${format}`}
          />
        </>
      }
    >
      {ImportDialog && <ImportDialog open={importing} onClose={() => setImporting(false)} />}
    </RowsScreen>
  );
};

const useUsers = (): RowsDefinition<UserRow> => {
  const t = useTranslations('users');
  const names = useNames();
  const days = useDays();
  const link = usePortalLink();
  const roleWords = useRoleWords();
  const nameOf = (row: UserRow) => names.of(row, 'employee_name') || row.login;
  return {
    source: USERS,
    caption: t('title'),
    name: {
      title: t('list.person'),
      width: 'w-2/5',
      lead: (row) => <Avatar name={nameOf(row)} seed={row.id} />,
      text: nameOf,
      sub: ({ login, email }) => (
        <span className="block truncate">{email && email !== login ? `${login} · ${email}` : login}</span>
      ),
      href: (row) => link('users', {}, { user: row.id }),
    },
    columns: [
      { key: 'roles', title: t('list.roles'), cell: (row) => roleWords(row.roles) || t('list.no_roles') },
      {
        key: 'organization',
        title: t('list.organization'),
        wide: true,
        card: 'hidden',
        cell: (row) => names.of(row, 'organization_name') || t('list.nobody'),
      },
      {
        key: 'last_sign_in',
        title: t('list.last_sign_in'),
        width: 'w-44',
        wide: true,
        card: 'hidden',
        cell: (row) => (
          <span className="text-ink-2">
            {row.last_sign_in ? days.moment(row.last_sign_in) : t('list.never')}
          </span>
        ),
      },
      {
        key: 'access',
        title: t('list.access'),
        width: 'w-36',
        card: (row) => (row.disabled === '1' ? 'mark' : 'hidden'),
        cell: (row) => <AccessTag disabled={row.disabled === '1'} />,
      },
    ],
    filters: rowsFilters(useUsersFilters()),
    dialog,
    empty: { icon: UsersRound, title: t('empty.first'), text: t('empty.first_text') },
    none: { title: t('empty.title'), text: t('empty.text'), reset: t('filter.reset') },
  };
};

/** Search, and the filters by role, organization and access. */
const useUsersFilters = (): RowsFilters => {
  const t = useTranslations('users');
  const role = useTranslations('shell.role');
  const names = useNames();
  const organizations = useOrganizations();
  const ofOrganization = {
    name: 'organization',
    label: t('filter.organization'),
    options: organizations.map((each) => ({ value: String(each.id), label: names.of(each, 'name') })),
  };
  return {
    label: t('filter.label'),
    reset: t('filter.reset'),
    search: { label: t('search'), hint: t('search_hint') },
    choices: [
      {
        name: 'role',
        label: t('filter.role'),
        options: SHOWN_ROLES.map((value) => ({ value, label: role(value) })),
      },
      ...(organizations.length > 1 ? [ofOrganization] : []),
      {
        name: 'state',
        label: t('filter.state'),
        options: (['open', 'disabled'] as const).map((value) => ({ value, label: t(`filter.${value}`) })),
      },
    ],
  };
};
