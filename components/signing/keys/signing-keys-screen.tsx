'use client';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRowEditor } from '../../lists/use-row-editor.ts';
import { useRows } from '../../lists/use-rows.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { CertificatesPanel } from './certificates-panel.tsx';
import type { OrderRow } from './order-row.ts';
import { ORDERS, OrdersPanel } from './orders-panel.tsx';

const dialog = () => import('./order-dialog.tsx').then((file) => file.OrderDialog);

/** Keys and certificates of people, as their hr keeps them. */
export const SigningKeysScreen = () => {
  const t = useTranslations('keys.orders');
  const orders = useRows<OrderRow>(ORDERS);
  const editor = useRowEditor(dialog, () => void orders.again());
  return (
    <Page width="wide">
      <PageHead title={t('screen')} facts={t('facts')}>
        <Button variant="filled" icon={Plus} {...editor.button}>
          {t('order')}
        </Button>
      </PageHead>
      <div className="flex flex-col gap-6">
        <OrdersPanel orders={orders} />
        <CertificatesPanel />
      </div>
      {editor.dialog}
    </Page>
  );
};
