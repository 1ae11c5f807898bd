'use client';
import { useTranslations } from 'next-intl';
import type { MarkedGraph } from '../../../lib/workflow/graph/difference.ts';
import type { PathRole } from '../../../lib/workflow/path.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import type { StepRow } from '../step-row.ts';
import { GraphBoxes } from './graph-boxes.tsx';
import { GraphChip } from './graph-chip.tsx';
import { GraphLines } from './graph-lines.tsx';

export interface GraphProps {
  graph: MarkedGraph;
  rows: readonly StepRow[];
  role: PathRole | undefined;
  marked: readonly number[];
  onEdit: (row: StepRow) => void;
}

/** The graph: statuses, lines between them, and on each line who takes it; a press on one of those opens the step. */
export const GraphView = ({ graph, rows, role, marked, onEdit, scale }: GraphProps & { scale: number }) => {
  const t = useTranslations('workflow_admin.graph');
  return (
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
          <GraphBoxes graph={graph} />
          {graph.lines.map((line) => (
            <GraphChip
              key={line.key}
              line={line}
              mark={graph.lineMarks.get(line.key)}
              rows={rows}
              role={role}
              marked={marked}
              onEdit={onEdit}
            />
          ))}
        </div>
      </div>
    </ScrollRegion>
  );
};
