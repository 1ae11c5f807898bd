'use client';
import { Check, KeyRound, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { LoadedRows } from '../../lists/loaded-rows.tsx';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useAct } from '../../rpc/use-act.ts';
import { useView } from '../../rpc/use-view.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import type { OrderRow } from './order-row.ts';

const SHOWN = 25;

/** The last orders of keys: those nobody has decided can be, by anybody but who asked and whom it is for. */
export const OrdersPanel = () => {
  const t = useTranslations('keys.orders');
  const view = useView<OrderRow>('key_order', { rowsPerPage: SHOWN });
  return (
    <Panel aria-labelledby="key-orders">
      <PanelHead id="key-orders" title={t('title')} />
      <LoadedRows
        view={view}
        lines={3}
        level="h3"
        empty={
          <EmptyState icon={KeyRound} title={t('none')}>
            {t('none_text')}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul aria-labelledby="key-orders">
            {rows.map((row) => (
              <OrderLine key={row.id} row={row} onDecided={() => void view.refetch()} />
            ))}
          </ul>
        )}
      </LoadedRows>
    </Panel>
  );
};

const OrderLine = ({ row, onDecided }: { row: OrderRow; onDecided: () => void }) => {
  const t = useTranslations('keys.orders');
  const names = useNames();
  const days = useDays();
  const confirm = useConfirm();
  const profile = useProfile();
  const { busy, act } = useAct(onDecided);
  const name = names.of(row, 'employee_name');
  const asker = names.short(row.asked_name, row.asked_name_eng);
  const mine = row.asked_by === profile.id || row.employee_id === profile.employee_id;
  const decide = async (granted: boolean) => {
    const yes = await confirm({
      title: t(granted ? 'grant_title' : 'refuse_title', { name }),
      text: t(granted ? 'grant_text' : 'refuse_text', { kind: row.kind }),
      yes: t(granted ? 'grant' : 'refuse'),
      no: t('later'),
      danger: !granted,
    });
    if (!yes) return;
    await act(async () => {
      await call('sign.decideOrder', { id: row.id, granted });
      notify.success(t(granted ? 'granted_done' : 'refused_done', { name }));
    });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3 max-tablet:px-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {[t(`kind.${row.kind}`), t('asked_by', { name: asker, moment: days.moment(row.asked_at) })].join(
            ' · ',
          )}
        </p>
        {row.reason && <p className="text-sm text-ink-2 wrap-anywhere">{row.reason}</p>}
      </div>
      {row.state === 'asked' && !mine ? (
        <div className="flex gap-2">
          <Button icon={X} busy={busy} onClick={() => void decide(false)}>
            {t('refuse')}
          </Button>
          <Button variant="tonal" icon={Check} busy={busy} onClick={() => void decide(true)}>
            {t('grant')}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-2">{t(row.state === 'asked' ? 'state.mine' : `state.${row.state}`)}</p>
      )}
    </li>
  );
};
