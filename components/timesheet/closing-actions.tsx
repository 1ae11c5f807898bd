'use client';
import { Lock, LockOpen, RefreshCw } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { TimesheetMonth } from '../../lib/rpc/timesheet.ts';
import { CLOSINGS, type Closing, closingRefusals, reopens } from '../../lib/timesheet/closing.ts';
import { useDays } from '../calendar/use-days.ts';
import { call } from '../rpc/client.ts';
import { randomId } from '../rpc/random-id.ts';
import { useAct } from '../rpc/use-act.ts';
import { Button, DisabledReason } from '../ui/button.tsx';
import { fetchWindow } from '../ui/dialog.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { notify } from '../ui/notify.ts';
import { useFetchedAhead } from '../ui/use-fetched-ahead.ts';

const fetchDialog = () => import('./closing-dialog.tsx').then((file) => file.ClosingDialog);
const ClosingDialog = dynamic(fetchDialog, { ssr: false });

interface ClosingActionsProps {
  readonly month: TimesheetMonth;
  readonly onDone: () => void;
}

/** What hr does to a whole month: forms it, closes it by halves, opens it again. */
export const ClosingActions = ({ month, onDone }: ClosingActionsProps) => {
  const t = useTranslations('timesheet');
  const { today } = useDays();
  const why = useId();
  const [becomes, setBecomes] = useState<Closing | undefined>();
  useFetchedAhead(fetchDialog);
  useFetchedAhead(fetchWindow);
  const { busy, act } = useAct(onDone);
  const was = month.closing.closing;
  const form = () =>
    act(async () => {
      const { data } = await call('timesheet.form', { month: month.month }, { idempotencyKey: randomId() });
      notify.success(t('formed', { count: data.added + data.changed }));
    });
  const offered = CLOSINGS.filter(
    (each) =>
      each !== was &&
      closingRefusals({ month: month.month, was, becomes: each, reason: 'asked for' }, today).length === 0,
  );
  const whyNotFormed = was === 'month' ? t('form_closed') : undefined;
  const whyNotClosed = offered.length === 0 ? t('close_not_begun') : undefined;
  const reasons = [whyNotFormed, whyNotClosed].filter((each) => each !== undefined);
  return (
    <>
      <Button
        icon={RefreshCw}
        busy={busy}
        disabledReason={whyNotFormed}
        aria-describedby={whyNotFormed ? why : undefined}
        onClick={() => void form()}
      >
        {t('form')}
      </Button>
      {whyNotClosed ? (
        <Button icon={Lock} disabledReason={whyNotClosed} aria-describedby={why}>
          {t('close')}
        </Button>
      ) : (
        <Menu
          label={t('close')}
          trigger={
            <Button
              icon={was === 'month' ? LockOpen : Lock}
              variant={was === 'month' ? 'outlined' : 'filled'}
            >
              {was === 'month' ? t('open') : t('close')}
            </Button>
          }
        >
          {offered.map((each) => (
            <MenuItem
              key={each}
              icon={reopens(was, each) ? LockOpen : Lock}
              onSelect={() => setBecomes(each)}
            >
              {t(`becomes.${was}_${each}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {reasons.length > 0 && (
        // As wide as the buttons above, which alone say how wide the actions are.
        <div id={why} className="flex w-0 min-w-full flex-col items-end max-tablet:items-start">
          {reasons.map((each) => (
            <DisabledReason key={each}>{each}</DisabledReason>
          ))}
        </div>
      )}
      {becomes !== undefined && (
        <ClosingDialog
          month={month}
          becomes={becomes}
          onClose={() => setBecomes(undefined)}
          onDone={() => {
            setBecomes(undefined);
            onDone();
          }}
        />
      )}
    </>
  );
};
