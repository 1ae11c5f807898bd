'use client';
import { UserRoundPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { useStatusWord } from '../../documents/use-status-word.ts';
import { useNames } from '../../people/use-names.ts';
import { rowsAddress } from '../../rows/rows-address.ts';
import type { RowsDefinition } from '../../rows/rows-definition.ts';
import { RowsScreen } from '../../rows/rows-screen.tsx';
import type { AnyRow } from '../../rpc/rows.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { StatusTag } from '../../ui/tag.tsx';

export interface CandidateRow extends AnyRow {
  readonly id: number;
  readonly name: string;
  readonly name_eng: string;
  readonly position: string;
  readonly department: string;
  readonly email: string;
  readonly hire_date: string | null;
  readonly document_id: number | null;
  readonly status_id: string;
  readonly invitation: 'none' | 'sent' | 'opened' | 'over' | 'shut';
}

const SOURCE = { object: 'candidate', address: rowsAddress() };

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
    source: SOURCE,
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
    dialog,
    empty: { icon: UserRoundPlus, title: t('no_candidates'), text: t('no_candidates_text') },
  };
};
