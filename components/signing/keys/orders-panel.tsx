'use client';
import { Check, KeyRound, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { type RowAction, rowsOffers } from '../../lists/row-actions.tsx';
import { rowsAddress } from '../../lists/rows-address.ts';
import type { RowsDefinition } from '../../lists/rows-definition.ts';
import { RowsPanel } from '../../lists/rows-panel.tsx';
import type { RowsInSight } from '../../lists/use-rows.ts';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import type { OrderRow } from './order-row.ts';

export const ORDERS = {
  object: 'key_order',
  size: 10,
  address: rowsAddress({ prefix: 'orders-', sorts: { asked: 'asked_at' } }),
};

/** Orders of keys, the last first: open ones can be decided, but not by their author or the person they are for. */
export const OrdersPanel = ({ orders }: { orders: RowsInSight<OrderRow> }) => {
  const t = useTranslations('keys.orders');
  return <RowsPanel definition={useOrders()} inSight={orders} title={t('title')} />;
};

const useOrders = (): RowsDefinition<OrderRow> => {
  const t = useTranslations('keys.orders');
  const names = useNames();
  const days = useDays();
  const { id, employee_id } = useProfile();
  const isMine = (row: OrderRow) => row.asked_by === id || row.employee_id === employee_id;
  const askedBy = (row: OrderRow) =>
    t('asked_by', {
      name: names.short(row.asked_name, row.asked_name_eng),
      moment: days.moment(row.asked_at),
    });
  const decisions = useDecisions();
  return {
    source: ORDERS,
    caption: t('title'),
    name: { title: t('person'), width: 'w-[30%]', text: (row) => names.of(row, 'employee_name') },
    columns: [
      {
        key: 'asked',
        title: t('asked'),
        cell: (row) => (
          <>
            <p>{t(`kind.${row.kind}`)}</p>
            <p className="text-sm text-ink-2">{askedBy(row)}</p>
            {row.reason && <p className="text-sm text-ink-2">{row.reason}</p>}
          </>
        ),
      },
    ],
    offers: rowsOffers({
      title: t('progress'),
      width: 'w-75',
      of: (row) => {
        if (row.state !== 'asked') return t(`state.${row.state}`);
        return isMine(row) ? t('state.mine') : decisions(row);
      },
    }),
    empty: { icon: KeyRound, title: t('none'), text: t('none_text') },
  };
};

const useDecisions = (): ((row: OrderRow) => RowAction[]) => {
  const t = useTranslations('keys.orders');
  const names = useNames();
  return (row) => {
    const name = names.of(row, 'employee_name');
    const decide = (granted: boolean) => () => call('sign.decideOrder', { id: row.id, granted });
    return [
      {
        key: 'refuse',
        icon: X,
        label: t('refuse'),
        text: t('refuse'),
        look: 'outlined',
        ask: {
          title: t('refuse_title', { name }),
          text: t('refuse_text'),
          yes: t('refuse'),
          no: t('later'),
          danger: true,
        },
        act: decide(false),
        done: t('refused_done', { name }),
      },
      {
        key: 'grant',
        icon: Check,
        label: t('grant'),
        text: t('grant'),
        look: 'tonal',
        ask: {
          title: t('grant_title', { name }),
          text: t('grant_text', { kind: row.kind }),
          yes: t('grant'),
          no: t('later'),
        },
        act: decide(true),
        done: t('granted_done', { name }),
      },
    ];
  };
};
