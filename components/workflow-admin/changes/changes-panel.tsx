'use client';
import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { WorkflowDraft } from '../../../lib/rpc/workflow-changes.ts';
import { Button } from '../../ui/button.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { Count } from '../../ui/tag.tsx';
import { ChangeLine, PolicyLine } from './change-line.tsx';
import type { DraftEdits } from './use-draft-edits.ts';

interface ChangesPanelProps {
  draft: WorkflowDraft;
  edits: DraftEdits;
  marked: readonly number[];
  onMark: (step_ids: readonly number[]) => void;
}

/** «Что изменится»: the truth of a draft, a line for every change. */
export const ChangesPanel = ({ draft, edits, marked, onMark }: ChangesPanelProps) => {
  const t = useTranslations('workflow_admin.changes');
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId} className="overflow-clip">
      <PanelHead id={titleId} title={t('title')} count={<Count quiet>{countOf(draft)}</Count>}>
        {edits.undo && (
          <Button
            size="sm"
            variant="quiet"
            icon={Undo2}
            busy={edits.busy}
            onClick={edits.undo}
            aria-keyshortcuts="Control+Z"
          >
            {t('undo')}
          </Button>
        )}
      </PanelHead>
      {countOf(draft) === 0 ? (
        <PanelBody className="text-ink-2">{t('nothing')}</PanelBody>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {draft.changes.map((change) => {
            const isMarked = marked.includes(change.id);
            return (
              <ChangeLine
                key={change.id}
                change={change}
                isMarked={isMarked}
                onMark={() => onMark(isMarked ? [] : [change.id])}
                onTakeBack={() => void edits.takeBack([change.id])}
              />
            );
          })}
          {draft.policies.map((change) => (
            <PolicyLine
              key={`policy ${change.id}`}
              change={change}
              onTakeBack={() => void edits.takePolicyBack([change.id])}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
};

/** How much a draft changes. */
export const countOf = ({ changes, policies }: Pick<WorkflowDraft, 'changes' | 'policies'>): number =>
  changes.length + policies.length;
