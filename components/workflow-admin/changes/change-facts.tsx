'use client';
import { GitBranch } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { WorkflowDraft } from '../../../lib/rpc/workflow-changes.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Changes } from './use-changes.ts';

/** Which draft is in sight, over what, and the way back to the steps in force. */
export const ChangeFacts = ({
  draft,
  changes: { changes, show },
}: {
  draft: WorkflowDraft;
  changes: Changes;
}) => {
  const t = useTranslations('workflow_admin.changes');
  const days = useDays();
  const [newest] = changes.data?.versions ?? [];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-flex items-center gap-1.5 rounded-tag bg-sunken px-2 py-0.5 font-medium text-ink">
        <Icon of={GitBranch} size={16} />
        {t('draft', { number: draft.number })}
      </span>
      <span>
        {newest ? t('over', { version: newest.version }) : t('over_delivered')} ·{' '}
        {t('saved', { time: days.time(draft.updated_at) })}
      </span>
      <Button size="sm" variant="quiet" onClick={() => show(undefined)}>
        {t('leave')}
      </Button>
    </span>
  );
};
