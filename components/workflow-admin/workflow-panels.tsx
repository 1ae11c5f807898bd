'use client';
import { Waypoints } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import type { PathRole } from '../../lib/workflow/path.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { ChangesPanel, countOf } from './changes/changes-panel.tsx';
import { CollisionsPanel } from './changes/collisions-panel.tsx';
import { DocumentsPanel } from './changes/documents-panel.tsx';
import { PoliciesPanel } from './changes/policies-panel.tsx';
import type { Changes } from './changes/use-changes.ts';
import type { DraftEdits } from './changes/use-draft-edits.ts';
import { VersionsPanel } from './changes/versions-panel.tsx';
import type { ChosenWay } from './changes/way.ts';
import { FindingsPanel } from './findings/findings-panel.tsx';
import { GraphPanel } from './graph/graph-panel.tsx';
import type { StepDraft, StepRow } from './step-row.ts';
import { StepsPanel } from './steps/steps-panel.tsx';

interface WorkflowPanelsProps {
  object: string;
  /** The steps in sight: in force, or of the draft. */
  rows: readonly StepRow[];
  /** Those in force, where a draft is in sight. */
  before: readonly StepRow[] | undefined;
  lint: ComponentProps<typeof FindingsPanel>['lint'];
  changes: Changes;
  edits: DraftEdits;
  chosen: ChosenWay;
  onChoose: (chosen: ChosenWay) => void;
  marked: readonly number[];
  onMark: (step_ids: readonly number[]) => void;
  onEdit: (row: StepRow) => void;
  onReturn: (missing: StepDraft) => void;
  onRestore: (version: number | 'delivered') => void;
}

/** The graph over all, then what changes and what is wrong with documents under way and versions beside, then the steps. */
export const WorkflowPanels = ({
  object,
  rows,
  before,
  lint,
  changes,
  edits,
  chosen,
  onChoose,
  marked,
  onMark,
  onEdit,
  onReturn,
  onRestore,
}: WorkflowPanelsProps) => {
  const t = useTranslations('workflow_admin');
  const [role, setRole] = useState<PathRole>();
  const { draft, judgement } = changes;
  const judged = draft && judgement.data;
  const mark = (step_ids: readonly number[]) => {
    onMark(step_ids);
    setRole(undefined);
  };
  return (
    <div className="flex flex-col gap-4">
      {judged && <CollisionsPanel judgement={judged} edits={edits} />}
      {rows.length === 0 ? (
        <Panel>
          <EmptyState level="h2" icon={Waypoints} title={t('none_title')}>
            {t('none_text')}
          </EmptyState>
        </Panel>
      ) : (
        <GraphPanel
          rows={rows}
          before={before}
          role={role}
          onRole={setRole}
          marked={marked}
          onEdit={onEdit}
        />
      )}
      <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex min-w-0 flex-col gap-4">
          {draft && <ChangesPanel draft={draft} edits={edits} marked={marked} onMark={mark} />}
          <FindingsPanel
            lint={lint}
            {...(judged ? { gone: judged.gone } : {})}
            marked={marked}
            onMark={mark}
            onReturn={onReturn}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {judged && countOf(draft) > 0 && (
            <DocumentsPanel draft_id={draft.id} judgement={judged} chosen={chosen} onChoose={onChoose} />
          )}
          <VersionsPanel changes={changes} busy={edits.busy} onRestore={onRestore} />
        </div>
      </div>
      {rows.length > 0 && (
        <StepsPanel rows={rows} role={role} marked={marked} edits={edits} onEdit={onEdit} />
      )}
      <PoliciesPanel object={object} draft={draft} edits={edits} />
    </div>
  );
};
