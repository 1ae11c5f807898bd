'use client';
import { CirclePlay, Plus, Waypoints } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PathRole } from '../../lib/workflow/path.ts';
import { useDictionaries } from '../documents/use-dictionaries.ts';
import { useRowEditor } from '../rows/use-row-editor.ts';
import { LoadFailure } from '../shell/failure.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { FindingsPanel } from './findings/findings-panel.tsx';
import { FoundTag } from './findings/found-tag.tsx';
import { GraphPanel } from './graph/graph-panel.tsx';
import { ObjectChoice } from './object-choice.tsx';
import type { StepRow } from './step-row.ts';
import { StepsPanel } from './steps/steps-panel.tsx';
import { useDraft } from './steps/use-draft.ts';
import { useObject } from './use-object.ts';
import { useWorkflow } from './use-workflow.ts';

const loadSimulator = () => import('./simulator/simulator-window.tsx').then((file) => file.SimulatorWindow);

/** «Маршруты»: the steps of one kind of document as a graph and as a table, what is wrong with them, and who could act. */
export const WorkflowScreen = () => {
  const t = useTranslations('workflow_admin');
  const [object, setObject] = useObject();
  const { view, rows, lint } = useWorkflow(object);
  const { loaded } = useDictionaries();
  const [role, setRole] = useState<PathRole>();
  const [marked, setMarked] = useState<readonly number[]>([]);
  const { load, draft } = useDraft(object);
  const editor = useRowEditor<StepRow>(load, () => void lint.refetch());
  const simulator = useOnDemand(loadSimulator);
  const [isWalking, setWalking] = useState(false);
  const Simulator = simulator.loaded;
  const change = (next: string) => {
    setObject(next);
    setRole(undefined);
    setMarked([]);
  };
  return (
    <Page width="wide">
      <PageHead title={t('title')} facts={t('facts')} tag={<FoundTag found={lint.data} />}>
        <Button
          icon={CirclePlay}
          {...simulator.button}
          onClick={() => {
            simulator.open();
            setWalking(true);
          }}
        >
          {t('simulate')}
        </Button>
        <Button variant="filled" icon={Plus} {...editor.button}>
          {t('add')}
        </Button>
      </PageHead>
      <ObjectChoice object={object} onChange={change} />
      {view.isError ? (
        <Panel>
          <LoadFailure error={view.error} level="h2" onRetry={() => void view.refetch()} />
        </Panel>
      ) : !rows || !loaded ? (
        <PanelSkeleton />
      ) : (
        <div className="flex flex-col gap-4">
          {rows.length === 0 ? (
            <Panel>
              <EmptyState level="h2" icon={Waypoints} title={t('none_title')}>
                {t('none_text')}
              </EmptyState>
            </Panel>
          ) : (
            <>
              <GraphPanel
                key={object}
                rows={rows}
                role={role}
                onRole={setRole}
                marked={marked}
                onEdit={editor.edit}
              />
              <StepsPanel rows={rows} role={role} marked={marked} onEdit={editor.edit} />
            </>
          )}
          <FindingsPanel
            lint={lint}
            marked={marked}
            onMark={(ids) => {
              setMarked(ids);
              setRole(undefined);
            }}
            onReturn={(missing) => {
              draft(missing);
              editor.edit('new');
            }}
          />
        </div>
      )}
      {editor.dialog}
      {Simulator && isWalking && <Simulator object={object} onClose={() => setWalking(false)} />}
    </Page>
  );
};
