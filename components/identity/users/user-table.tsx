'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { FoldingTable, MIDDLE, NARROW, WIDE } from '../../ui/folding-table.tsx';
import { AccessTag } from './access-tag.tsx';
import { useRoleWords } from './use-role-words.ts';
import type { UserRow } from './user-row.ts';

/** Accounts as a table that folds to a line each on the phone; a row opens its card. */
export const UserTable = ({ rows, busy }: { rows: readonly UserRow[]; busy: boolean }) => {
  const t = useTranslations('users');
  return (
    <FoldingTable
      caption={t('title')}
      busy={busy}
      columns={[
        { title: t('list.person'), className: 'w-2/5' },
        { title: t('list.roles') },
        { title: t('list.organization'), className: WIDE },
        { title: t('list.last_sign_in'), className: `${WIDE} w-44` },
        { title: t('list.access'), className: 'w-36' },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </FoldingTable>
  );
};

const Row = ({ row }: { row: UserRow }) => {
  const t = useTranslations('users.list');
  const names = useNames();
  const days = useDays();
  const link = usePortalLink();
  const roles = useRoleWords()(row.roles) || t('no_roles');
  const name = names.of(row, 'employee_name') || row.login;
  const cell = 'px-(--cell-x) py-3 align-middle';
  return (
    <tr className="relative hover:bg-hover">
      <td className={`${cell} pl-5! max-tablet:pl-4!`}>
        <div className="flex items-center gap-3">
          <Avatar name={name} seed={row.id} />
          <div className="min-w-0 flex-1">
            <AppLink
              href={link('users', {}, { user: row.id })}
              className="block truncate font-medium text-inherit no-underline after:absolute after:inset-0 hover:underline"
            >
              <bdi>{name}</bdi>
            </AppLink>
            <p className="truncate text-sm text-ink-2">
              {row.email && row.email !== row.login ? `${row.login} · ${row.email}` : row.login}
            </p>
            <p className={`truncate text-sm text-ink-2 ${NARROW}`}>{roles}</p>
            {row.disabled === '1' && (
              <p className={`mt-1 ${NARROW}`}>
                <AccessTag disabled />
              </p>
            )}
          </div>
        </div>
      </td>
      <td className={`${cell} ${MIDDLE}`}>{roles}</td>
      <td className={`${cell} ${WIDE}`}>{names.of(row, 'organization_name') || t('nobody')}</td>
      <td className={`${cell} ${WIDE} text-ink-2`}>
        {row.last_sign_in ? days.moment(row.last_sign_in) : t('never')}
      </td>
      <td className={`${cell} ${MIDDLE}`}>
        <AccessTag disabled={row.disabled === '1'} />
      </td>
    </tr>
  );
};
