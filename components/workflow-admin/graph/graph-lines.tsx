'use client';
import { useId } from 'react';
import type { Mark, MarkedGraph } from '../../../lib/workflow/graph/difference.ts';
import { type Line, pathOf } from '../../../lib/workflow/graph/lines.ts';
import type { PathRole } from '../../../lib/workflow/path.ts';
import { classNames } from '../../ui/class-names.ts';

interface GraphLinesProps {
  graph: MarkedGraph;
  role: PathRole | undefined;
  marked: readonly number[];
}

/** The lines of the graph; what they say is said by the chips on them. */
export const GraphLines = ({ graph, role, marked }: GraphLinesProps) => {
  const id = useId();
  return (
    <svg aria-hidden width={graph.width} height={graph.height} className="absolute inset-0">
      <defs>
        {KINDS.map((kind) => (
          <marker
            key={kind}
            id={`${id}-${kind}`}
            viewBox="0 0 8 8"
            refX="7.5"
            refY="4"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto"
            className={INKS[kind]}
          >
            <path d="M0 0L8 4L0 8z" fill="currentColor" />
          </marker>
        ))}
      </defs>
      {graph.lines.map((line) => {
        const kind = kindOf(line, marked, graph.lineMarks.get(line.key));
        return (
          <path
            key={line.key}
            d={pathOf(line.points)}
            fill="none"
            stroke="currentColor"
            strokeWidth={WIDTHS[kind]}
            strokeDasharray={kind === 'removed' ? '2 4' : line.reject ? '5 4' : undefined}
            markerEnd={`url(#${id}-${kind})`}
            className={classNames(INKS[kind], role && !line.roles.includes(role) && 'opacity-25')}
          />
        );
      })}
    </svg>
  );
};

const KINDS = ['onward', 'reject', 'marked', 'added', 'changed', 'removed'] as const;
type Kind = (typeof KINDS)[number];

const INKS: Readonly<Record<Kind, string>> = {
  onward: 'text-ink-3',
  reject: 'text-error-ink',
  marked: 'text-primary-ink',
  added: 'text-success-ink',
  changed: 'text-info-ink',
  removed: 'text-ink-3',
};

const WIDTHS: Readonly<Record<Kind, number>> = {
  onward: 1.5,
  reject: 1.5,
  marked: 2.75,
  added: 3,
  changed: 3,
  removed: 1.5,
};

const kindOf = (line: Line, marked: readonly number[], mark: Mark | undefined): Kind => {
  if (line.step_ids.some((id) => marked.includes(id))) return 'marked';
  return mark ?? (line.reject ? 'reject' : 'onward');
};
