'use client';
import { Landmark, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { LoadedRows } from '../../lists/loaded-rows.tsx';
import { useEditing } from '../../lists/use-editing.ts';
import { call } from '../../rpc/client.ts';
import { useAct } from '../../rpc/use-act.ts';
import { useView } from '../../rpc/use-view.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel } from '../../ui/panel.tsx';
import { CrlState } from './crl-state.tsx';
import { ResponderState } from './responder-state.tsx';
import { TrustDialog } from './trust-dialog.tsx';
import type { TrustedRow } from './trusted-row.ts';

/** Authorities whose certificates the client believes, with their lists of revoked ones. */
export const TrustScreen = () => {
  const t = useTranslations('trust');
  const view = useView<TrustedRow>('trusted_certificate', { rowsPerPage: 'all' });
  const { edit, dialog } = useEditing<TrustedRow>(view);
  return (
    <Page>
      <PageHead title={t('title')} facts={t('facts')}>
        <Button variant="filled" icon={Plus} onClick={() => edit('new')}>
          {t('add')}
        </Button>
      </PageHead>
      <Panel>
        <LoadedRows
          view={view}
          lines={4}
          empty={
            <EmptyState icon={Landmark} level="h2" title={t('none')}>
              {t('none_text')}
            </EmptyState>
          }
        >
          {(rows) => (
            <ul>
              {rows.map((row) => (
                <TrustedLine
                  key={row.id}
                  row={row}
                  onEdit={() => edit(row)}
                  onChanged={() => void view.refetch()}
                />
              ))}
            </ul>
          )}
        </LoadedRows>
      </Panel>
      <TrustDialog {...dialog} />
    </Page>
  );
};

const TrustedLine = ({
  row,
  onEdit,
  onChanged,
}: {
  row: TrustedRow;
  onEdit: () => void;
  onChanged: () => void;
}) => {
  const t = useTranslations('trust');
  const days = useDays();
  const confirm = useConfirm();
  const { busy, act } = useAct(onChanged);
  const fetchNow = async () => {
    const { data } = await call<{ data: { error: string } }>('trust.fetch', { id: row.id });
    if (data.error === '') notify.success(t('fetched'));
    else notify.error(t('not_fetched'));
  };
  const remove = async () => {
    const title = t('remove_title', { name: row.name });
    const yes = await confirm({
      title,
      text: t('remove_text'),
      yes: t('remove'),
      no: t('keep'),
      danger: true,
    });
    if (!yes) return;
    await act(() => call('table.del', { object: 'trusted_certificate', data: [{ id: row.id }] }));
  };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line px-5 py-3 first:border-t-0 max-tablet:px-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{row.name}</p>
        <p className="text-sm text-ink-2">
          {[t(`kind.${row.kind}`), t('until', { day: days.day(days.dayOf(row.not_after)) })].join(' · ')}
        </p>
        {row.disabled === '1' ? (
          <p className="text-sm text-error-ink">{t('disabled')}</p>
        ) : (
          <TrustedState row={row} />
        )}
        {[row.crl_url, row.delta_url, row.ocsp_url].filter(Boolean).map((address) => (
          <p key={address} className="text-sm text-ink-3 wrap-anywhere">
            {address}
          </p>
        ))}
      </div>
      <div className="flex gap-1">
        {(row.crl_url !== '' || row.delta_url !== '') && row.disabled === '0' && (
          <IconButton
            icon={RefreshCw}
            label={t('fetch', { name: row.name })}
            busy={busy}
            onClick={() => void act(fetchNow)}
          />
        )}
        <IconButton icon={Pencil} label={t('edit', { name: row.name })} onClick={onEdit} />
        <IconButton
          icon={Trash2}
          variant="quiet-danger"
          label={t('remove_named', { name: row.name })}
          onClick={() => void remove()}
        />
      </div>
    </li>
  );
};

/** What is known of its revoked certificates, by what an admin has named or its list says. */
const TrustedState = ({ row }: { row: TrustedRow }) => (
  <>
    {(row.crl_url !== '' || row.ocsp_url === '') && <CrlState row={row} />}
    {(row.delta_url !== '' || row.delta_tried_at !== null) && <CrlState row={row} of="delta" />}
    {row.ocsp_url !== '' && <ResponderState row={row} />}
  </>
);
