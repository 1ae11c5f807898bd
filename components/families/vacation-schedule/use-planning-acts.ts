'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import { reread } from '../../rpc/reread.ts';
import { takeFile } from '../../rpc/take-file.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import { waitsFor } from './plan-entry.ts';
import type { Planning } from './use-form-addresses.ts';

/** What is done with the schedule as a whole; each is asked before, where it cannot be taken back. */
export const usePlanningActs = ({ schedule, sums, department, mine }: Planning) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const client = useQueryClient();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const { employee_id } = useProfile();
  const [busy, setBusy] = useState<'approve' | 'remind' | 'take'>();
  const asked = {
    year: schedule.year,
    ...(department === '' ? {} : { department }),
    ...(mine ? { mine: true } : {}),
  };
  const act = async (what: NonNullable<typeof busy>, work: () => Promise<unknown>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(undefined);
    }
  };
  const { decides, entries } = schedule;
  const waiting = () => entries.filter(waitsFor(decides, employee_id)).length;
  const warned = sums.shown.remarks;
  const verb = decides?.to === 'approved' ? 'approve' : 'agree';
  return {
    busy,
    approve: async () => {
      const sure = await confirm({
        title: t(`ask.${verb}`, { year: String(schedule.year) }),
        text: t('ask.text', { count: waiting(), warned }),
        yes: t(`decide.${verb}`),
        no: t('ask.no'),
      });
      if (!sure) return;
      await act('approve', async () => {
        try {
          const { data } = await call('schedule.approve', asked);
          const { approved: count, waiting: left } = data;
          notify.success(t('approved', { count, waiting: left, to: decides?.to ?? '' }));
        } finally {
          await reread(client, 'vacation_schedule');
        }
      });
    },
    remind: (employee_ids: readonly number[]) =>
      act('remind', async () => {
        const params = { year: schedule.year, employee_ids: employee_ids.slice(0, REMINDED_MAX) };
        const { data } = await call('schedule.remind', params);
        notify.success(t('reminded', { ...data }));
      }),
    take: (address: string) => act('take', () => takeFile(address)),
  };
};

/** As many people as one call reminds. */
const REMINDED_MAX = 2_000;
