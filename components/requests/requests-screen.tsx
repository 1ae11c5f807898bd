'use client';
import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Mode } from '../../lib/routes/route.ts';
import { Pager } from '../documents/list/pager.tsx';
import { useProfile } from '../rpc/profile.ts';
import { useView } from '../rpc/use-view.ts';
import { LoadFailure } from '../shell/failure.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
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
  const common = useTranslations('common');
  const hydrated = useHydrated();
  const { employee_id } = useProfile();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(USUAL_SIZE);
  const view = useView<RequestRow>(
    'request',
    { filter: requestsFilter(route, mode, employee_id), rowsPerPage: size, page },
    { enabled: hydrated, keepRows: true },
  );
  const rows = view.data?.data ?? [];
  return (
    <Page width="wide">
      <PageHead title={t(`title.${route}`)} />
      {id !== undefined && <RequestCard key={id} id={id} route={route} mode={mode} />}
      <Panel className="overflow-hidden">
        {view.isError ? (
          <LoadFailure level="h2" error={view.error} onRetry={() => void view.refetch()} />
        ) : view.isPending ? (
          <SkeletonRows rows={6} label={common('loading')} />
        ) : rows.length === 0 ? (
          <EmptyState level="h2" icon={FileText} title={t('empty')}>
            {t('empty_text')}
          </EmptyState>
        ) : (
          <>
            <RequestsTable rows={rows} route={route} mode={mode} busy={view.isPlaceholderData} />
            <Pager
              page={page}
              first={(page - 1) * size + 1}
              busy={view.isPlaceholderData}
              size={size}
              standard={USUAL_SIZE}
              shown={rows.length}
              total={view.data.total}
              totalExact={view.data.total_exact}
              onPage={setPage}
              onSize={(next) => {
                setSize(next);
                setPage(1);
              }}
            />
          </>
        )}
      </Panel>
    </Page>
  );
};
