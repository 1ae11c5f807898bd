'use client';
import { Landmark, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { type RowAction, rowsOffers } from '../../lists/row-actions.tsx';
import { rowsAddress } from '../../lists/rows-address.ts';
import type { RowsDefinition } from '../../lists/rows-definition.ts';
import { RowsScreen } from '../../lists/rows-screen.tsx';
import { call } from '../../rpc/client.ts';
import { notify } from '../../ui/notify.ts';
import { CrlState } from './crl-state.tsx';
import { ResponderState } from './responder-state.tsx';
import type { TrustedRow } from './trusted-row.ts';

const SOURCE = { object: 'trusted_certificate', address: rowsAddress() };

const dialog = () => import('./trust-dialog.tsx').then((file) => file.TrustDialog);

/** Authorities whose certificates the client believes, with their lists of revoked ones. */
export const TrustScreen = () => {
  const t = useTranslations('trust');
  return <RowsScreen definition={useTrusted()} title={t('title')} facts={() => t('facts')} add={t('add')} />;
};

const useTrusted = (): RowsDefinition<TrustedRow> => {
  const t = useTranslations('trust');
  const days = useDays();
  return {
    source: SOURCE,
    caption: t('title'),
    name: {
      title: t('column.name'),
      width: 'w-[30%]',
      text: (row) => row.name,
      sub: (row) =>
        [t(`kind.${row.kind}`), t('until', { day: days.day(days.dayOf(row.not_after)) })].join(' · '),
    },
    columns: [
      {
        key: 'state',
        title: t('column.state'),
        card: 'mark',
        cell: (row) =>
          row.disabled === '1' ? (
            <p className="text-sm text-error-ink">{t('disabled')}</p>
          ) : (
            <TrustedState row={row} />
          ),
      },
    ],
    offers: rowsOffers({ of: useTrustedActions(), width: 'w-40' }),
    dialog,
    empty: { icon: Landmark, title: t('none'), text: t('none_text') },
  };
};

const useTrustedActions = (): ((row: TrustedRow, edit: (row: TrustedRow) => void) => RowAction[]) => {
  const t = useTranslations('trust');
  return (row, edit) => {
    const { id, name } = row;
    const fetchable = (row.crl_url !== '' || row.delta_url !== '') && row.disabled === '0';
    const fetchNow = async () => {
      const { data } = await call('trust.fetch', { id });
      if (data.error === '') notify.success(t('fetched'));
      else notify.error(t('not_fetched'));
    };
    return [
      ...(fetchable ? [{ key: 'fetch', icon: RefreshCw, label: t('fetch', { name }), act: fetchNow }] : []),
      { key: 'edit', icon: Pencil, label: t('edit', { name }), open: () => edit(row) },
      {
        key: 'remove',
        icon: Trash2,
        label: t('remove_named', { name }),
        danger: true,
        ask: {
          title: t('remove_title', { name }),
          text: t('remove_text'),
          yes: t('remove'),
          no: t('keep'),
          danger: true,
        },
        act: () => call('table.del', { object: 'trusted_certificate', data: [{ id }] }),
        done: t('gone'),
      },
    ];
  };
};

/** What is known of its revoked certificates, by what an admin has named or its list says. */
const TrustedState = ({ row }: { row: TrustedRow }) => (
  <>
    {(row.crl_url !== '' || row.ocsp_url === '') && <CrlState row={row} />}
    {(row.delta_url !== '' || row.delta_tried_at !== null) && <CrlState row={row} of="delta" />}
    {row.ocsp_url !== '' && <ResponderState row={row} />}
    {[row.crl_url, row.delta_url, row.ocsp_url].filter(Boolean).map((address) => (
      <p key={address} className="text-sm text-ink-3 wrap-anywhere">
        {address}
      </p>
    ))}
  </>
);
