'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Pending } from '../../lib/calendar/pending.ts';
import { call } from '../rpc/client.ts';
import { MASTER_KEY } from '../rpc/master-calls.data.ts';
import { reread } from '../rpc/reread.ts';
import { useAct } from '../rpc/use-act.ts';
import { notify } from '../ui/notify.ts';

/** Saves what is marked as one change; whatever became of it, the calendar is read again. */
export const useSaveYear = (
  pending: Pending,
  organizationId: number | null,
  { saved, done }: { readonly saved: () => void; readonly done: () => void },
) => {
  const t = useTranslations('year');
  const client = useQueryClient();
  const { busy, act } = useAct(done);
  const save = () =>
    act(async () => {
      try {
        const days = [...pending.values()];
        const { data } = await call('calendar.save', {
          days,
          ...(organizationId !== null && { organization_id: organizationId }),
        });
        notify.success(t('saved', { count: data.days, told: data.told }));
        saved();
      } finally {
        await reread(client, 'calendar');
        void client.invalidateQueries({ queryKey: MASTER_KEY });
      }
    });
  return { busy, save };
};
