'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { reread } from '../../rpc/reread.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { CertificatesPanel } from './certificates-panel.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrdersPanel } from './orders-panel.tsx';

/** Keys and certificates of people, as their hr keeps them. */
export const SigningKeysScreen = () => {
  const t = useTranslations('keys.orders');
  const client = useQueryClient();
  const [ordering, setOrdering] = useState(false);
  return (
    <Page>
      <PageHead title={t('screen')} facts={t('facts')}>
        <Button variant="filled" icon={Plus} onClick={() => setOrdering(true)}>
          {t('order')}
        </Button>
      </PageHead>
      <div className="flex flex-col gap-6">
        <OrdersPanel />
        <CertificatesPanel />
      </div>
      <OrderDialog
        open={ordering}
        onClose={() => setOrdering(false)}
        onDone={() => {
          setOrdering(false);
          void reread(client, 'key_order');
        }}
      />
    </Page>
  );
};
