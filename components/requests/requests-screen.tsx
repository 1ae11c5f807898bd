'use client';
import { FileText } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../lib/routes/route.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { rowsAddress } from '../rows/rows-address.ts';
import type { RowsDefinition } from '../rows/rows-definition.ts';
import { RowsScreen } from '../rows/rows-screen.tsx';
import { useProfile } from '../rpc/profile.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { StatusTag } from '../ui/tag.tsx';
import { LinkedDocument } from './linked-document.tsx';
import type { RequestRow } from './request-row.ts';
import { requestsFilter } from './requests-filter.ts';

/** Above a list whose address names a request. */
const RequestCard = dynamic(() => import('./request-card.tsx').then((file) => file.RequestCard));

/** Lists whose address takes the number of one request. */
const OPENS: readonly string[] = ['urequests', 'urequests-own'];

const ADDRESS = rowsAddress({ sorts: { since: 'status_date' } });

interface RequestsScreenProps {
  /** Name of the list's route: the lists differ in what they show. */
  route: string;
  mode: Mode;
  /** The request that the address names: shown above the list. */
  id: number | undefined;
}

/** Requests with the documents they accompany and where they stand; read only, they move with their documents. */
export const RequestsScreen = ({ route, mode, id }: RequestsScreenProps) => {
  const t = useTranslations('requests');
  return (
    <RowsScreen
      definition={useRequests(route, mode)}
      title={t(`title.${route}`)}
      intro={id !== undefined && <RequestCard key={id} id={id} route={route} mode={mode} />}
    />
  );
};

const useRequests = (route: string, mode: Mode): RowsDefinition<RequestRow> => {
  const t = useTranslations('requests');
  const names = useNames();
  const days = useDays();
  const link = usePortalLink();
  const { employee_id } = useProfile();
  return {
    source: { object: 'request', filter: requestsFilter(route, mode, employee_id), address: ADDRESS },
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
      ...(OPENS.includes(route) && { href: ({ id }) => link(route, { id }) }),
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
        cell: (row) => <StatusTag statusId={row.status_id} label={names.of(row, 'status_name')} />,
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
