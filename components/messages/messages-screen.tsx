'use client';
import { BellOff, CheckCheck } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { numberOf } from '../../lib/settings/read.ts';
import { useUnread } from '../rpc/unread.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useParameters } from '../shell/portal.tsx';
import { Button } from '../ui/button.tsx';
import { Count } from '../ui/count.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel, PanelFoot } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { MessageDays } from './message-days.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useMessages } from './use-messages.ts';

type Which = 'all' | 'unread';

/** The notification centre (specification 2). */
export const MessagesScreen = () => {
  const t = useTranslations('shell');
  const days = numberOf(useParameters(), 'notification_show_delta');
  const { count } = useUnread(days, true);
  const [which, setWhich] = useState<Which>(useSearchParams().get('view') === 'unread' ? 'unread' : 'all');
  const { rows, failed, refetch, more, showMore, loaded } = useMessages(which === 'unread', days);
  const { markAllRead, markRead, busy } = useMarkRead(days);
  return (
    <Page>
      <PageHead title={t('messages')} facts={t('unread_facts', { count, days })}>
        {count > 0 && (
          <Button icon={CheckCheck} busy={busy} onClick={() => void markAllRead()}>
            {t('read_all')}
          </Button>
        )}
      </PageHead>
      <Segmented<Which>
        label={t('messages')}
        className="mb-4"
        value={which}
        onValueChange={setWhich}
        options={[
          { value: 'all', label: t('messages_all') },
          {
            value: 'unread',
            label: (
              <>
                {t('messages_unread')}
                {count > 0 && <Count>{count}</Count>}
              </>
            ),
          },
        ]}
      />
      <Panel>
        <Answered
          of={{ data: loaded ? rows : undefined, error: failed, refetch }}
          level="h2"
          lines={5}
          empty={
            <EmptyState icon={BellOff} level="h2" title={t(which === 'unread' ? 'all_read' : 'no_messages')}>
              {t('no_messages_text')}
            </EmptyState>
          }
        >
          {(shown) => <MessageDays rows={shown} onOpen={markRead} />}
        </Answered>
        {more && (
          <PanelFoot className="justify-center">
            <Button variant="quiet" onClick={showMore}>
              {t('messages_more')}
            </Button>
          </PanelFoot>
        )}
      </Panel>
    </Page>
  );
};
