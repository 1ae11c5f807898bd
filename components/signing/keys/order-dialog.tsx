'use client';
import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { orderKeyInput } from '../../../lib/rpc/signing-keys.ts';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowForm } from '../../forms/window/window-form.ts';
import type { Editing } from '../../lists/rows-definition.ts';
import type { OrderRow } from './order-row.ts';

/** Orders a key for a person; another person then decides. */
export const OrderDialog = (editing: Editing<OrderRow>) => (
  <FormWindow {...editing} open={editing.edited !== undefined} form={useOrderForm()} />
);

const useOrderForm = (): WindowForm<z.infer<typeof orderKeyInput>> => {
  const t = useTranslations('keys.orders');
  return {
    title: t('order'),
    description: t('order_text'),
    begins: { employee_id: null, reason: '' },
    fields: () => [
      { kind: 'person', name: 'employee_id', label: t('person') },
      { kind: 'text', name: 'reason', label: t('reason'), max: 500, optional: true },
    ],
    check: orderKeyInput,
    method: 'sign.orderKey',
    send: (params) => ({ params }),
    fieldOf: () => 'employee_id',
    verb: t('order_verb'),
    saved: t('ordered_done'),
  };
};
