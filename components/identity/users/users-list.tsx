'use client';
import { FileUp, SearchX, UserPlus, UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PagedRows } from '../../lists/paged-rows.tsx';
import { usePagesHeldBy } from '../../lists/use-pages.ts';
import { useView } from '../../rpc/use-view.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useUsersState } from './use-users-state.ts';
import type { UserRow } from './user-row.ts';
import { UserTable } from './user-table.tsx';
import { UsersFilters } from './users-filters.tsx';
import { ALL_USERS, isNarrowed, usersFilter } from './users-state.ts';

const USUAL_SIZE = 25;

/** Who may come into the portal: found, opened, added one by one or from a file. */
export const UsersList = () => {
  const t = useTranslations('users');
  const [state, change] = useUsersState();
  const pages = usePagesHeldBy(USUAL_SIZE, state.page, (page, how) => change({ page }, how));
  const [window_, setWindow] = useState<'add' | 'import' | null>(null);
  const view = useView<UserRow>(
    'user',
    { filter: usersFilter(state), orderBy: 'employee_name', rowsPerPage: pages.size, page: pages.page },
    { keepRows: true },
  );
  const narrowed = isNarrowed(state);
  return (
    <Page width="wide">
      <PageHead
        title={t('title')}
        facts={view.data && !narrowed ? t('count', { count: view.data.total }) : undefined}
      >
        <Button icon={FileUp} onClick={() => setWindow('import')}>
          {t('import_action')}
        </Button>
        <Button variant="filled" icon={UserPlus} onClick={() => setWindow('add')}>
          {t('add')}
        </Button>
      </PageHead>
      <UsersFilters state={state} onChange={change} />
      <Panel className="mt-4 overflow-hidden">
        <PagedRows
          view={view}
          pages={pages}
          lines={6}
          empty={
            <EmptyState
              level="h2"
              icon={narrowed ? SearchX : UsersRound}
              title={t(narrowed ? 'empty.title' : 'empty.first')}
              action={narrowed && <Button onClick={() => change(ALL_USERS)}>{t('filter.reset')}</Button>}
            >
              {t(narrowed ? 'empty.text' : 'empty.first_text')}
            </EmptyState>
          }
        >
          {(rows) => <UserTable rows={rows} busy={view.isPlaceholderData} />}
        </PagedRows>
      </Panel>
      <AddUserDialog open={window_ === 'add'} onClose={() => setWindow(null)} />
      <ImportDialog open={window_ === 'import'} onClose={() => setWindow(null)} />
    </Page>
  );
};
