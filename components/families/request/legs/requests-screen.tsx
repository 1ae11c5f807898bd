'use client';
import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../../../lib/access/route.ts';
import { routeNamed } from '../../../../lib/routes/table.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { useStatusWord } from '../../../documents/use-status-word.ts';
import { rowsAddress } from '../../../lists/rows-address.ts';
import type { RowsDefinition } from '../../../lists/rows-definition.ts';
import { RowsScreen } from '../../../lists/rows-screen.tsx';
import { useNames } from '../../../people/use-names.ts';
import { useProfile } from '../../../rpc/profile.ts';
import { StatusTag } from '../../../ui/tag.tsx';
import type { FamilyScreenProps } from '../../family-screen.ts';
import { LinkedDocument } from './linked-document.tsx';
import type { RequestRow } from './request-row.ts';
import { requestsFilter } from './requests-filter.ts';

const ADDRESS = rowsAddress({ sorts: { since: 'status_date' } });

/** Requests with the documents they accompany and where they stand; read only, they move with their documents. */
export const RequestsScreen = ({ route }: FamilyScreenProps) => {
  const t = useTranslations('requests');
  return (
    <RowsScreen
      definition={useRequests(route, routeNamed(route)?.mode ?? 'own')}
      title={t(`title.${route}`)}
    />
  );
};

const useRequests = (route: string, mode: Mode): RowsDefinition<RequestRow> => {
  const t = useTranslations('requests');
  const names = useNames();
  const days = useDays();
  const statusWord = useStatusWord();
  const { employee_id } = useProfile();
  return {
    source: { object: 'request', filter: requestsFilter(mode, employee_id), address: ADDRESS },
    caption: t(`title.${route}`),
    name: {
      title: t('column.request'),
      text: (row) => {
        const type = names.of(row, 'request_type_name');
        return (
          <>
            {row.number}
            {type && <span className="font-normal text-ink-2"> · {type}</span>}
          </>
        );
      },
      ...(mode !== 'own' && { sub: (row) => <bdi>{names.of(row, 'employee_name')}</bdi> }),
    },
    columns: [
      {
        key: 'document',
        title: t('column.document'),
        cell: (row) => <LinkedDocument row={row} mode={mode} />,
      },
      {
        key: 'status',
        title: t('column.status'),
        width: 'w-48',
        card: 'mark',
        cell: (row) => <StatusTag statusId={row.status_id} label={statusWord(row, row.legal_object_id)} />,
      },
      {
        key: 'since',
        title: t('column.since'),
        width: 'w-48',
        card: 'hidden',
        cell: (row) => <span className="text-ink-2">{days.moment(row.status_date)}</span>,
      },
    ],
    empty: { icon: FileText, title: t('empty'), text: t('empty_text') },
  };
};
