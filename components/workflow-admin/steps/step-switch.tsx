'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { call } from '../../rpc/client.ts';
import { reread } from '../../rpc/reread.ts';
import { useAct } from '../../rpc/use-act.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import { Switch } from '../../ui/switch.tsx';
import type { StepRow } from '../step-row.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';

/** Whether a step is on. Whoever switches one off is told what follows, and can take it back. */
export const StepSwitch = ({ row }: { row: StepRow }) => {
  const t = useTranslations('workflow_admin.steps');
  const common = useTranslations('common');
  const words = useWorkflowWords();
  const client = useQueryClient();
  const confirm = useConfirm();
  const { act } = useAct(() => void reread(client, 'workflow'));
  const { step } = row;
  const name = words.step(step);
  const put = (disabled: '0' | '1') =>
    call('table.edit', { object: 'workflow', data: [{ id: row.id, disabled }] });
  const turn = (on: boolean) =>
    act(async () => {
      const ask = {
        title: t('off_title'),
        text: t('off_text', { step: name, from: words.status(step.status_id) }),
        yes: t('off_yes'),
        no: t('keep'),
        danger: true,
      };
      if (!on && !(await confirm(ask))) return;
      await put(on ? '0' : '1');
      notify.undo(
        t(on ? 'turned_on' : 'turned_off'),
        common('undo'),
        () => void act(() => put(on ? '1' : '0')),
      );
    });
  return (
    <span className="relative z-1 inline-flex">
      <Switch
        aria-label={t('switch', { step: name })}
        checked={!step.disabled}
        onCheckedChange={(on) => void turn(on)}
      />
    </span>
  );
};
