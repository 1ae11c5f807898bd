'use client';
import { FileBadge, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useView } from '../../rpc/use-view.ts';
import { LoadFailure } from '../../shell/failure.tsx';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { OrganizationNumbers } from './organization-numbers.tsx';
import { PowerDialog } from './power-dialog.tsx';
import { PowerLine } from './power-line.tsx';
import { LIST_FIELDS, type PowerRow } from './power-row.ts';

/** Who signs for the organizations, and until when; with the numbers by which their own certificates are known. */
export const PowersScreen = () => {
  const t = useTranslations('power_of_attorney');
  const common = useTranslations('common');
  const view = useView<PowerRow>('power_of_attorney', { select: LIST_FIELDS, rowsPerPage: 'all' });
  const [adding, setAdding] = useState(false);
  const rows = view.data?.data;
  return (
    <Page>
      <PageHead title={t('title')} facts={rows && t('facts', { count: rows.length })}>
        <Button variant="filled" icon={Plus} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </PageHead>
      <p className="mb-4 max-w-[80ch] text-ink-2">{t('intro')}</p>
      <Panel className="mb-4">
        {view.error ? (
          <LoadFailure error={view.error} level="h2" onRetry={() => void view.refetch()} />
        ) : !rows ? (
          <SkeletonRows rows={3} label={common('loading')} />
        ) : rows.length === 0 ? (
          <EmptyState icon={FileBadge} level="h2" title={t('empty')}>
            {t('empty_text')}
          </EmptyState>
        ) : (
          <ul>
            {rows.map((row) => (
              <PowerLine key={row.id} row={row} onChanged={() => void view.refetch()} />
            ))}
          </ul>
        )}
      </Panel>
      <OrganizationNumbers />
      <PowerDialog
        open={adding}
        onClose={() => setAdding(false)}
        onSaved={() => {
          setAdding(false);
          void view.refetch();
        }}
      />
    </Page>
  );
};
