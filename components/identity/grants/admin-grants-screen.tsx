'use client';
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { LoadedRows } from '../../lists/loaded-rows.tsx';
import { useEditing } from '../../lists/use-editing.ts';
import { useNames } from '../../people/use-names.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { useView } from '../../rpc/use-view.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel } from '../../ui/panel.tsx';
import { type AdminGrant, GrantDialog } from './grant-dialog.tsx';
import { useFamilyNames } from './use-family-names.ts';

/** Granted accesses of the client: who may act for whom, given and taken by an admin. */
export const AdminGrantsScreen = () => {
  const t = useTranslations('grants.admin');
  const view = useView<AdminGrant>('grant', { rowsPerPage: 'all' });
  const { edit, dialog } = useEditing<AdminGrant>(view);
  const rows = view.data?.data;
  return (
    <Page>
      <PageHead title={t('title')} facts={rows && t('facts', { count: rows.length })}>
        <Button variant="filled" icon={Plus} onClick={() => edit('new')}>
          {t('add')}
        </Button>
      </PageHead>
      <Panel>
        <LoadedRows
          view={view}
          lines={4}
          empty={
            <EmptyState icon={KeyRound} level="h2" title={t('none')}>
              {t('none_text')}
            </EmptyState>
          }
        >
          {(rows) => (
            <ul>
              {rows.map((row) => (
                <GrantLine
                  key={row.id}
                  row={row}
                  onEdit={() => edit(row)}
                  onGone={() => void view.refetch()}
                />
              ))}
            </ul>
          )}
        </LoadedRows>
      </Panel>
      <GrantDialog {...dialog} />
    </Page>
  );
};

const GrantLine = ({ row, onEdit, onGone }: { row: AdminGrant; onEdit: () => void; onGone: () => void }) => {
  const t = useTranslations('grants.admin');
  const shell = useTranslations('shell');
  const names = useNames();
  const days = useDays();
  const familyNames = useFamilyNames();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const remove = useRpcMutation('table.del', {
    onSuccess: () => {
      notify.success(t('deleted'));
      onGone();
    },
    onError: (error) => notify.error(errorText(error)),
  });
  const [who, whom] = [row.login, names.of(row, 'employee_name')];
  const ask = async () => {
    const yes = await confirm({
      title: t('delete_title'),
      text: t('delete_text', { who, whom }),
      yes: t('delete'),
      danger: true,
    });
    if (yes) remove.mutate({ object: 'grant', data: [{ id: row.id }] });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3 first:border-t-0 max-tablet:px-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">
          <bdi>{who}</bdi> → <bdi>{whom}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {[
            shell(`role.${row.role}`),
            familyNames(row.families.split(',').filter(Boolean)),
            ...(row.own_documents === '1' ? [t('own_documents')] : []),
            names.of(row, 'organization_name'),
          ].join(' · ')}
        </p>
      </div>
      <div className="text-sm">
        <p className="whitespace-nowrap">{days.range(row.date_from, row.date_to)}</p>
        {row.disabled === '1' && <p className="text-error-ink">{t('disabled')}</p>}
      </div>
      <div className="flex gap-1">
        <IconButton icon={Pencil} label={`${t('edit')}: ${who} → ${whom}`} onClick={onEdit} />
        <IconButton
          icon={Trash2}
          label={`${t('delete')}: ${who} → ${whom}`}
          busy={remove.isPending}
          onClick={() => void ask()}
        />
      </div>
    </li>
  );
};
