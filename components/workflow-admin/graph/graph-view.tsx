'use client';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Graph } from '../../../lib/workflow/graph/graph.ts';
import type { PathRole } from '../../../lib/workflow/path.ts';
import { IconButton } from '../../ui/button.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import type { StepRow } from '../step-row.ts';
import { GraphBoxes } from './graph-boxes.tsx';
import { GraphChip } from './graph-chip.tsx';
import { GraphLines } from './graph-lines.tsx';
import { useZoom } from './use-zoom.ts';

export interface GraphProps {
  graph: Graph;
  rows: readonly StepRow[];
  role: PathRole | undefined;
  marked: readonly number[];
  onEdit: (row: StepRow) => void;
}

/** The graph: statuses, lines between them, and on each line who takes it; a press on one of those opens the step. */
export const GraphView = ({ graph, rows, role, marked, onEdit }: GraphProps) => {
  const t = useTranslations('workflow_admin.graph');
  const { frame, scale, bigger, smaller, fit } = useZoom(graph.width);
  return (
    <div ref={frame} className="relative">
      <ScrollRegion
        aria-label={t('title')}
        className="overflow-auto border-t border-line bg-[radial-gradient(var(--line)_1px,transparent_1px)] bg-size-[16px_16px]"
      >
        <div
          className="mx-auto overflow-hidden"
          style={{ width: graph.width * scale, height: graph.height * scale }}
        >
          <div
            className="relative origin-top-left"
            style={{ width: graph.width, height: graph.height, transform: `scale(${scale})` }}
          >
            <GraphLines graph={graph} role={role} marked={marked} />
            <GraphBoxes boxes={graph.boxes} />
            {graph.lines.map((line) => (
              <GraphChip key={line.key} line={line} rows={rows} role={role} marked={marked} onEdit={onEdit} />
            ))}
          </div>
        </div>
      </ScrollRegion>
      <div className="flex justify-end gap-1 px-3 py-2">
        <IconButton size="sm" icon={Plus} label={t('bigger')} onClick={bigger} />
        <IconButton size="sm" icon={Minus} label={t('smaller')} onClick={smaller} />
        <IconButton size="sm" icon={Maximize} label={t('fit')} onClick={fit} />
      </div>
    </div>
  );
};
