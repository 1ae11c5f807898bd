'use client';
import { CalendarCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { and, eq } from '../../../../lib/filter/filter.ts';
import { rowsAddress } from '../../../lists/rows-address.ts';
import type { RowsDefinition } from '../../../lists/rows-definition.ts';
import { rowsFilters } from '../../../lists/rows-filter-bar.tsx';
import { RowsScreen } from '../../../lists/rows-screen.tsx';
import { PersonAvatar } from '../../../people/person-avatar.tsx';
import { useNames } from '../../../people/use-names.ts';
import { useProfile } from '../../../rpc/profile.ts';
import type { AnyRow } from '../../../rpc/rows.ts';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { useLeaveWords } from './use-leave-words.ts';

interface RestRow extends AnyRow {
  readonly id: number;
  readonly name: string;
  readonly name_eng: string;
  readonly position: string;
  readonly days_today: string;
  readonly days_planned: number;
  readonly days_ahead: number;
  readonly days_reserved: number;
  readonly days_rest: string;
}

const ADDRESS = rowsAddress({
  searched: ['name', 'name_eng', 'number'],
  sorts: {
    today: 'days_today',
    planned: 'days_planned',
    ahead: 'days_ahead',
    reserved: 'days_reserved',
    rest: 'days_rest',
  },
});

/** Reports of a manager with the days of leave each has (AMB-098). */
export const TeamRestScreen = () => {
  const t = useTranslations('families.vacation.days.team');
  return <RowsScreen definition={useTeam()} title={t('title')} facts={() => t('hint')} />;
};

const NUMBERS = ['today', 'planned', 'ahead', 'reserved', 'rest'] as const;

const useTeam = (): RowsDefinition<RestRow> => {
  const t = useTranslations('families.vacation.days.team');
  const names = useNames();
  const link = usePortalLink();
  const { number } = useLeaveWords();
  const { employee_id } = useProfile();
  return {
    source: {
      object: 'leave_rest',
      address: ADDRESS,
      filter: and(eq('manager_id', employee_id ?? 0), { field: 'dismissal_date', isNull: true }),
    },
    caption: t('title'),
    name: {
      title: t('person'),
      text: (row) => names.of(row, 'name'),
      sub: (row) => names.of(row, 'position'),
      href: (row) => link('uleave-days', { id: row.id }),
      lead: (row) => <PersonAvatar name={names.of(row, 'name')} employee_id={row.id} />,
    },
    columns: NUMBERS.map((key) => ({
      key,
      title: t(key),
      width: 'w-32',
      named: true,
      cell: (row: RestRow) => (
        <span className={key === 'rest' ? 'font-medium tabular-nums' : 'tabular-nums'}>
          {number(String(row[`days_${key}`]))}
        </span>
      ),
    })),
    filters: rowsFilters({
      label: t('filters'),
      reset: t('reset'),
      search: { label: t('search'), hint: t('search_hint') },
    }),
    none: { title: t('not_found'), reset: t('reset') },
    empty: { icon: CalendarCheck, title: t('none'), text: t('none_text') },
  };
};
