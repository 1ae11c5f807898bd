'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { call } from '../../rpc/client.ts';
import { reread } from '../../rpc/reread.ts';
import { useAct } from '../../rpc/use-act.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import type { Schedule } from './use-schedule.ts';

/** Whether the year is planned now, and for hr how that changes: opened and closed with a question, neither by mistake. */
export const PeriodState = ({ schedule: { year, period, writes } }: { schedule: Schedule }) => {
  const t = useTranslations('families.vacation_schedule.screen.period');
  const client = useQueryClient();
  const confirm = useConfirm();
  const link = usePortalLink();
  const { busy, act } = useAct(() => void reread(client, 'vacation_schedule'));
  const move = async (status: 'opened' | 'closed') => {
    const sure = await confirm({
      title: t(`ask_${status}`, { year: String(year) }),
      text: t(`text_${status}`),
      yes: t(`move_${status}`),
      no: t('no'),
    });
    if (!sure || !period) return;
    await act(async () => {
      await call('schedule.period', { id: period.id, status });
      notify.success(t(`done_${status}`, { year: String(year) }));
    });
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span>{t(`state_${period?.status ?? 'none'}`)}</span>
      {writes && !period && <AppLink href={link('schedule-periods')}>{t('begin')}</AppLink>}
      {period?.next.map((status) =>
        status === 'preparing' ? null : (
          <Button key={status} size="sm" variant="quiet" busy={busy} onClick={() => void move(status)}>
            {t(`move_${status}`)}
          </Button>
        ),
      )}
    </span>
  );
};
