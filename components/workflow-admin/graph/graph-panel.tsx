'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { isOn } from '../../../lib/workflow/flag.ts';
import {
  graphBetween,
  plainGraph,
  VIEWS,
  type GraphView as View,
} from '../../../lib/workflow/graph/difference.ts';
import { PATH_ROLES, type PathRole } from '../../../lib/workflow/path.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ROLE_ICONS } from '../role-icon.ts';
import { inForce, type StepRow } from '../step-row.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';
import { GraphLegend } from './graph-legend.tsx';
import { GraphView } from './graph-view.tsx';
import { StepList } from './step-list.tsx';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface GraphPanelProps {
  rows: readonly StepRow[];
  /** The steps in force, where the rows are those of a draft. */
  before: readonly StepRow[] | undefined;
  /** Only the steps of this role stand out. */
  role: PathRole | undefined;
  onRole: (role: PathRole | undefined) => void;
  marked: readonly number[];
  onEdit: (row: StepRow) => void;
}

/** The steps that are on, drawn as a graph or told as a list: the same, with the same presses. */
export const GraphPanel = ({ rows, before, role, onRole, marked, onEdit }: GraphPanelProps) => {
  const t = useTranslations('workflow_admin.graph');
  const words = useWorkflowWords();
  const [view, setView] = useState<'graph' | 'list'>('graph');
  const [side, setSide] = useState<View>('difference');
  const graph = useMemo(() => {
    const after = drawn(rows);
    if (!before) return plainGraph(after);
    const touched = rows.filter(({ mark }) => mark === 'changed').map(({ id }) => id);
    return graphBetween(drawn(before), after, touched, side);
  }, [rows, before, side]);
  const roles = PATH_ROLES.filter((each) => graph.lines.some((line) => line.roles.includes(each)));
  const zoom = useZoom(graph.width);
  const shown = {
    graph,
    rows: before && side === 'was' ? before : [...rows, ...(before ?? [])],
    role,
    marked,
    onEdit,
  };
  return (
    <Panel className="overflow-clip">
      <PanelHead title={t('title')}>
        {before && (
          <Segmented
            label={t('side_label')}
            value={side}
            onValueChange={setSide}
            options={VIEWS.map((value) => ({ value, label: t(`side.${value}`) }))}
          />
        )}
        {view === 'graph' && <ZoomButtons zoom={zoom} />}
        <Segmented
          label={t('view')}
          value={view}
          onValueChange={setView}
          options={(['graph', 'list'] as const).map((value) => ({ value, label: t(`as_${value}`) }))}
        />
      </PanelHead>
      <div ref={zoom.frame}>
        {view === 'graph' ? <GraphView {...shown} scale={zoom.scale} /> : <StepList {...shown} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-5 py-3 max-tablet:px-4">
        <Segmented
          label={t('role')}
          value={role ?? 'all'}
          onValueChange={(chosen) => onRole(chosen === 'all' ? undefined : chosen)}
          options={[
            { value: 'all' as const, label: t('all') },
            ...roles.map((value) => ({
              value,
              label: (
                <>
                  <Icon of={ROLE_ICONS[value]} size={16} />
                  {words.role(value)}
                </>
              ),
            })),
          ]}
        />
        {view === 'graph' && <GraphLegend graph={graph} />}
      </div>
    </Panel>
  );
};

/** The steps that are drawn: those new documents go by, without the legs of requests. */
const drawn = (rows: readonly StepRow[]): readonly Step[] =>
  inForce(rows).filter((step) => !isOn(step.detail.leg));
