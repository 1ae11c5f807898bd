'use client';
import { CirclePlay, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { WorkflowDraft } from '../../lib/rpc/workflow-changes.ts';
import { useDictionaries } from '../documents/use-dictionaries.ts';
import { useRowEditor } from '../lists/use-row-editor.ts';
import { call } from '../rpc/client.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Button } from '../ui/button.tsx';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { ChangeFacts } from './changes/change-facts.tsx';
import { FileMenu } from './changes/file-menu.tsx';
import { PublishBar } from './changes/publish-bar.tsx';
import { useChanges } from './changes/use-changes.ts';
import { useDraftEdits } from './changes/use-draft-edits.ts';
import { NOTHING_CHOSEN } from './changes/way.ts';
import { FoundTag } from './findings/found-tag.tsx';
import { ObjectChoice } from './object-choice.tsx';
import { draftedRows, type StepRow } from './step-row.ts';
import { useDraft } from './steps/use-draft.ts';
import { useObject } from './use-object.ts';
import { useWorkflow } from './use-workflow.ts';
import { WorkflowPanels } from './workflow-panels.tsx';

const loadSimulator = () => import('./simulator/simulator-window.tsx').then((file) => file.SimulatorWindow);

/**
 * «Маршруты»: the steps of one kind of document as a graph and as a table, what is wrong with them, who could act; and
 * drafts of changes with what they would do, which come into force when they are published.
 */
export const WorkflowScreen = () => {
  const t = useTranslations('workflow_admin');
  const [object, setObject] = useObject();
  const { view, rows, lint } = useWorkflow(object);
  const changes = useChanges(object);
  const { draft, judgement, show } = changes;
  const { loaded } = useDictionaries();
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const edits = useDraftEdits(object, draft, () => show('own'));
  const { load, draft: begin } = useDraft(object, edits);
  const editor = useRowEditor<StepRow>(load, () => undefined);
  const simulator = useOnDemand(loadSimulator);
  const [isWalking, setWalking] = useState(false);
  const Simulator = simulator.loaded;
  const open = (next: WorkflowDraft | undefined) => {
    show(next);
    setMarked([]);
    setChosen(NOTHING_CHOSEN);
  };
  const restore = (version: number | 'delivered') =>
    edits.act(async () => {
      const { data } = await call('workflow.restore', { object, version });
      open(data);
    });
  const failed = [view, changes.changes].find(({ isError }) => isError);
  return (
    <>
      <Page width="wide">
        <PageHead
          title={t('title')}
          facts={draft ? <ChangeFacts draft={draft} changes={changes} /> : t('facts')}
          tag={<FoundTag found={draft ? judgement.data?.findings : lint.data} />}
        >
          <FileMenu object={object} edits={edits} onDraft={open} />
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
          <Button variant={draft ? 'outlined' : 'filled'} icon={Plus} {...editor.button}>
            {t('add')}
          </Button>
        </PageHead>
        <ObjectChoice
          object={object}
          onChange={(next) => {
            setObject(next);
            setMarked([]);
            setChosen(NOTHING_CHOSEN);
          }}
        />
        {failed || !rows || !loaded || !changes.changes.data ? (
          <Answered of={{ error: failed?.error, refetch: failed?.refetch }} isFramed />
        ) : (
          <WorkflowPanels
            key={object}
            object={object}
            rows={draft ? draftedRows(object, rows, draft.changes) : rows}
            before={draft && rows}
            lint={draft ? { ...judgement, data: judgement.data?.findings } : lint}
            changes={changes}
            edits={edits}
            chosen={chosen}
            onChoose={setChosen}
            marked={marked}
            onMark={setMarked}
            onEdit={editor.edit}
            onReturn={(missing) => {
              begin(missing);
              editor.edit('new');
            }}
            onRestore={(version) => void restore(version)}
          />
        )}
        {editor.dialog}
        {Simulator && isWalking && (
          <Simulator object={object} draft={draft} onClose={() => setWalking(false)} />
        )}
      </Page>
      {draft && (
        <PublishBar
          draft={draft}
          judgement={judgement.data}
          chosen={chosen}
          edits={edits}
          onGone={() => open(undefined)}
        />
      )}
    </>
  );
};
