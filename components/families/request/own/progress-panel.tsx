'use client';
import { Check, Info, RotateCcw, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isDecided } from '../../../../lib/workflow/available.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { useRefresh } from '../../../documents/use-refresh.ts';
import { useNames } from '../../../people/use-names.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../../rpc/use-rpc-mutation.ts';
import { Note } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { notify } from '../../../ui/notify.ts';
import { Panel, PanelBody, PanelFoot, PanelHead } from '../../../ui/panel.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { isWithPortal, type RequestRow } from '../request-row.ts';
import { useParametersLine } from '../use-parameters-line.ts';
import { GivenFiles } from './given-files.tsx';
import { usePolling } from './use-polling.ts';

/** A request that is not given yet: how far it is, and what its person can do about it. */
export const ProgressPanel = ({ row, onChanged }: { row: RequestRow; onChanged: () => void }) => {
  const t = useTranslations('families.request.progress');
  const names = useNames();
  const line = useParametersLine();
  const byPortal = isWithPortal(row);
  const polling = usePolling(row.create_date, byPortal, onChanged);
  const heading = `progress-${row.id}`;
  return (
    <Panel aria-labelledby={`${heading} ${heading}-number`}>
      <PanelHead id={heading} title={t('title')}>
        <span id={`${heading}-number`} className="text-ink-2">
          {row.number}
        </span>
      </PanelHead>
      <PanelBody className="flex flex-col gap-4">
        <div>
          <p className="font-medium">{names.of(row, 'request_type_name')}</p>
          <p className="text-sm text-ink-2">{line(row)}</p>
        </div>
        {byPortal ? <ByPortal row={row} polling={polling} /> : <ByHand row={row} />}
        <Withdraw row={row} />
      </PanelBody>
      {byPortal && !polling.isLate && (
        <PanelFoot>
          <Icon of={Info} size={16} className="text-ink-3" />
          <span className="min-w-0 flex-1">{t('foot')}</span>
        </PanelFoot>
      )}
    </Panel>
  );
};

const ByHand = ({ row }: { row: RequestRow }) => {
  const t = useTranslations('families.request.progress');
  const days = useDays();
  if (row.stage === 'missing') return <Note tone="warning">{t('missing')}</Note>;
  const day = days.day(row.due_date ?? days.today);
  if (row.stage !== 'done') return <Note>{t('by_hand', { day })}</Note>;
  return (
    <>
      <GivenFiles row={row} />
      <Note>{t('copies', { copies: row.copies, day })}</Note>
    </>
  );
};

const STAGES = ['accepted', 'data', 'file', 'signature'] as const;

const ByPortal = ({ row, polling }: { row: RequestRow; polling: ReturnType<typeof usePolling> }) => {
  const t = useTranslations('families.request.progress');
  const days = useDays();
  const at = Math.max(1, STAGES.indexOf(row.stage as (typeof STAGES)[number]));
  if (polling.isLate) return <Late row={row} again={polling.again} />;
  return (
    <>
      <p className="text-sm text-ink-2" aria-live="polite">
        {t('usual', { minutes: polling.minutes })}
      </p>
      <ol className="flex flex-col gap-3">
        {STAGES.map((stage, index) => (
          <StageLine key={stage} state={index < at ? 'done' : index === at ? 'now' : 'next'}>
            {stage === 'accepted' ? t(stage, { time: days.time(row.create_date) }) : t(stage)}
          </StageLine>
        ))}
      </ol>
    </>
  );
};

const StageLine = ({ state, children }: { state: 'done' | 'now' | 'next'; children: ReactNode }) => {
  const t = useTranslations('families.request.progress');
  return (
    <li className="flex items-center gap-3" aria-current={state === 'now' ? 'step' : undefined}>
      <span
        aria-hidden
        className={classNames(
          'grid size-7 place-items-center rounded-full border',
          state === 'done' && 'border-step-edge bg-step text-on-step',
          state === 'now' && 'border-primary bg-primary text-on-primary',
          state === 'next' && 'border-dashed border-line-strong text-ink-3',
        )}
      >
        {state === 'done' && <Icon of={Check} size={14} />}
        {state === 'now' && <Spinner size={14} />}
      </span>
      <span className={state === 'now' ? 'font-medium' : state === 'next' ? 'text-ink-2' : undefined}>
        {children}
        <span className="sr-only">, {t(state)}</span>
      </span>
    </li>
  );
};

const Late = ({ row, again }: { row: RequestRow; again: () => void }) => {
  const t = useTranslations('families.request.progress');
  const errorText = useErrorText();
  const refresh = useRefresh();
  const prepare = useRpcMutation('request.prepare');
  const ask = async () => {
    try {
      await prepare.mutateAsync({ id: row.id });
      again();
    } catch (error) {
      notify.error(errorText(error));
    }
    await refresh();
  };
  return (
    <Note tone="warning" title={t('late')}>
      <p className="mb-3 text-sm">{t('late_text')}</p>
      <Button
        icon={RotateCcw}
        size="sm"
        busy={prepare.isPending}
        busyText={t('asking')}
        onClick={() => void ask()}
      >
        {t('again')}
      </Button>
    </Note>
  );
};

/** Its person takes back a request that is not begun yet. */
const Withdraw = ({ row }: { row: RequestRow }) => {
  const t = useTranslations('families.request.progress');
  const names = useNames();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const confirm = useConfirm();
  const del = useRpcMutation('table.del');
  if (row.can_delete !== '1' || isDecided(row)) return null;
  const ask = async () => {
    const yes = await confirm({
      title: t('withdraw_title', { title: names.of(row, 'request_type_name') }),
      text: t('withdraw_text'),
      yes: t('withdraw'),
      no: t('withdraw_keep'),
    });
    if (!yes) return;
    try {
      // Read before it is deleted: work on it may have begun (REQ-06).
      await refresh();
      await del.mutateAsync({ object: 'request', data: [{ id: row.id }] });
      notify.success(t('withdrawn'));
    } catch (error) {
      notify.error(errorText(error));
    }
    await refresh();
  };
  return (
    <div>
      <Button variant="quiet" size="sm" icon={Undo2} busy={del.isPending} onClick={() => void ask()}>
        {t('withdraw')}
      </Button>
    </div>
  );
};
