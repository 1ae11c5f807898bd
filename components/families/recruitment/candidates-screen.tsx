'use client';
import { UserRoundPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { HIRING_STATUSES, INVITATIONS } from '../../../lib/documents/families/recruitment/candidate.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useStatusWord } from '../../documents/use-status-word.ts';
import type { RowsDefinition } from '../../lists/rows-definition.ts';
import { type RowsFilters, rowsFilters } from '../../lists/rows-filter-bar.tsx';
import { RowsScreen } from '../../lists/rows-screen.tsx';
import { useNames } from '../../people/use-names.ts';

import { usePortalLink } from '../../shell/use-portal-link.ts';
import { StatusTag } from '../../ui/tag.tsx';
import type { CandidateRow } from './candidates-source.ts';
import { CANDIDATES } from './candidates-source.ts';

const dialog = () => import('./candidate-dialog.tsx').then((file) => file.CandidateDialog);

/** People who are to be hired, each with how far their papers and their invitation are. */
export const CandidatesScreen = () => {
  const t = useTranslations('families.recruitment.screen');
  return (
    <RowsScreen definition={useCandidates()} title={t('candidates')} add={t('add')} addIcon={UserRoundPlus} />
  );
};

const useCandidates = (): RowsDefinition<CandidateRow> => {
  const t = useTranslations('families.recruitment.screen');
  const names = useNames();
  const days = useDays();
  const link = usePortalLink();
  const statusWord = useStatusWord();
  return {
    source: CANDIDATES,
    caption: t('candidates'),
    name: {
      title: t('column_name'),
      width: 'w-[28%]',
      text: (row) => names.of(row, 'name'),
      sub: (row) => row.email,
      href: (row) => link('urecruitment', row.document_id === null ? {} : { id: row.document_id }),
    },
    columns: [
      {
        key: 'vacancy',
        title: t('column_vacancy'),
        card: 'sub',
        cell: (row) => names.of(row, 'position'),
      },
      {
        key: 'hire',
        title: t('column_hire'),
        width: 'w-32',
        named: true,
        cell: (row) => row.hire_date && days.day(row.hire_date),
      },
      {
        key: 'status',
        title: t('column_status'),
        width: 'w-44',
        card: 'mark',
        cell: (row) =>
          row.status_id && (
            <StatusTag
              statusId={row.status_id}
              label={statusWord({ status_id: row.status_id }, 'recruitment')}
            />
          ),
      },
      {
        key: 'invitation',
        title: t('column_invitation'),
        width: 'w-40',
        named: true,
        cell: (row) => t(`invitation_${row.invitation}`),
      },
    ],
    filters: rowsFilters(useCandidateFilters()),
    dialog,
    empty: { icon: UserRoundPlus, title: t('no_candidates'), text: t('no_candidates_text') },
    none: { title: t('none_found'), reset: t('filter_reset') },
  };
};

/** Search, and the filters by where the papers and the invitation are. */
const useCandidateFilters = (): RowsFilters => {
  const t = useTranslations('families.recruitment.screen');
  const statusWord = useStatusWord();
  return {
    label: t('filter'),
    reset: t('filter_reset'),
    search: { label: t('search'), hint: t('search_hint') },
    choices: [
      {
        name: 'status',
        label: t('column_status'),
        options: HIRING_STATUSES.map((value) => ({
          value,
          label: statusWord({ status_id: value }, 'recruitment'),
        })),
      },
      {
        name: 'invitation',
        label: t('column_invitation'),
        options: INVITATIONS.map((value) => ({ value, label: t(`invitation_${value}`) })),
      },
    ],
  };
};
