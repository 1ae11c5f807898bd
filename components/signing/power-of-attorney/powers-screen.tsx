'use client';
import { FileBadge, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NotWhileActing } from '../../identity/grants/not-while-acting.tsx';
import { LoadedRows } from '../../lists/loaded-rows.tsx';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { OrganizationNumbers } from './organization-numbers.tsx';
import { PowerDialog } from './power-dialog.tsx';
import { PowerLine } from './power-line.tsx';
import { LIST_FIELDS, type PowerRow } from './power-row.ts';

/** Powers of attorney; hidden while the caller acts for another person. */
export const PowersScreen = () => {
  const t = useTranslations('power_of_attorney');
  if (useProfile().grant_id === null) return <Powers />;
  return (
    <NotWhileActing title={t('title')} icon={FileBadge} why={t('acting.title')}>
      {t('acting.text')}
    </NotWhileActing>
  );
};

/** Who signs for the organizations, and until when; with the numbers by which their own certificates are known. */
const Powers = () => {
  const t = useTranslations('power_of_attorney');
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
        <LoadedRows
          view={view}
          lines={3}
          empty={
            <EmptyState icon={FileBadge} level="h2" title={t('empty')}>
              {t('empty_text')}
            </EmptyState>
          }
        >
          {(rows) => (
            <ul>
              {rows.map((row) => (
                <PowerLine key={row.id} row={row} onChanged={() => void view.refetch()} />
              ))}
            </ul>
          )}
        </LoadedRows>
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
