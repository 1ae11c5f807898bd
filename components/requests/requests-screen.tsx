'use client';
import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../lib/routes/route.ts';
import { PagedRows } from '../lists/paged-rows.tsx';
import { usePages } from '../lists/use-pages.ts';
import { useProfile } from '../rpc/profile.ts';
import { useView } from '../rpc/use-view.ts';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { RequestCard } from './request-card.tsx';
import type { RequestRow } from './request-row.ts';
import { requestsFilter } from './requests-filter.ts';
import { RequestsTable } from './requests-table.tsx';

const USUAL_SIZE = 25;

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
  const { employee_id } = useProfile();
  const pages = usePages(USUAL_SIZE);
  const view = useView<RequestRow>(
    'request',
    {
      filter: requestsFilter(route, mode, employee_id),
      rowsPerPage: pages.size,
      page: pages.page,
    },
    { keepRows: true },
  );
  return (
    <Page width="wide">
      <PageHead title={t(`title.${route}`)} />
      {id !== undefined && <RequestCard key={id} id={id} route={route} mode={mode} />}
      <Panel className="overflow-hidden">
        <PagedRows
          view={view}
          pages={pages}
          lines={6}
          empty={
            <EmptyState level="h2" icon={FileText} title={t('empty')}>
              {t('empty_text')}
            </EmptyState>
          }
        >
          {(rows) => <RequestsTable rows={rows} route={route} mode={mode} busy={view.isPlaceholderData} />}
        </PagedRows>
      </Panel>
    </Page>
  );
};
