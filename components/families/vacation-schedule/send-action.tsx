'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ScheduleSent } from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import { call } from '../../rpc/client.ts';
import { reread } from '../../rpc/reread.ts';
import { useAct } from '../../rpc/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import { SentWindow } from './sent-window.tsx';
import type { Planning } from './use-form-addresses.ts';

/** Sends all drafts in sight for agreement as one act; drafts that were not sent are listed with the reason. */
export const SendAction = ({ planning }: { planning: Planning }) => {
  const { schedule, department, isChanged, mine } = planning;
  const t = useTranslations('families.vacation_schedule.screen.send');
  const words = useTranslations('families.vacation_schedule.screen');
  const client = useQueryClient();
  const confirm = useConfirm();
  const { busy, act } = useAct(() => undefined);
  const [sent, setSent] = useState<{ data: ScheduleSent['data']; seen: readonly string[] }>();
  const drafts = schedule.entries.filter(({ status_id }) => status_id === 'draft');
  const send = (seen: readonly string[]) =>
    act(async () => {
      try {
        const { data } = await call('schedule.send', {
          year: schedule.year,
          ...(department === '' ? {} : { department }),
          ...(mine ? { mine: true } : {}),
          seen,
        });
        setSent(data.refused.length > 0 ? { data, seen } : undefined);
        if (data.refused.length === 0) notify.success(t('done', { sent: data.sent, people: data.people }));
      } finally {
        await reread(client, 'vacation_schedule');
      }
    });
  const ask = async () => {
    const people = new Set(drafts.map(({ employee_id }) => employee_id)).size;
    const sure = await confirm({
      title: t('ask', { year: String(schedule.year) }),
      text: t('ask_text', { count: drafts.length, people }),
      yes: t('yes'),
      no: words('ask.no'),
    });
    if (sure) await send([]);
  };
  const why = isChanged ? words('why.changed') : drafts.length > 0 ? undefined : t('none');
  return (
    <>
      <Button icon={Send} busy={busy} disabledReason={why} title={why} onClick={() => void ask()}>
        {t('act', { count: drafts.length })}
      </Button>
      {sent && (
        <SentWindow
          sent={sent.data}
          people={schedule.people}
          busy={busy}
          onAgain={(codes) => void send([...new Set([...sent.seen, ...codes])])}
          onClose={() => setSent(undefined)}
        />
      )}
    </>
  );
};
