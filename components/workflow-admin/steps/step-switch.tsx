'use client';
import { useTranslations } from 'next-intl';
import { withoutOrder } from '../../../lib/workflow/changes/content.ts';
import { Switch } from '../../ui/switch.tsx';
import type { DraftEdits } from '../changes/use-draft-edits.ts';
import type { StepRow } from '../step-row.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';

/** Whether a step is on. Switching it is a change of the draft like any other. */
export const StepSwitch = ({ row: { id, step, change }, edits }: { row: StepRow; edits: DraftEdits }) => {
  const t = useTranslations('workflow_admin.steps');
  const words = useWorkflowWords();
  const turn = (on: boolean) => {
    if (!on) return id < 0 ? edits.takeBack([id]) : edits.put({ id, after: null });
    if (change?.before) return edits.takeBack([id]);
    const { id: _, object_id: __, disabled: ___, ...content } = step;
    return edits.put({ id, after: { ...content, detail: withoutOrder(content.detail) } });
  };
  return (
    <span className="relative z-1 inline-flex">
      <Switch
        aria-label={t('switch', { step: words.step(step) })}
        checked={!step.disabled}
        onCheckedChange={(on) => void turn(on)}
      />
    </span>
  );
};
