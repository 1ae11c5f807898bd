'use client';
import { useId } from 'react';
import type { Graph } from '../../../lib/workflow/graph/graph.ts';
import { type Line, pathOf } from '../../../lib/workflow/graph/lines.ts';
import type { PathRole } from '../../../lib/workflow/path.ts';
import { classNames } from '../../ui/class-names.ts';

interface GraphLinesProps {
  graph: Graph;
  role: PathRole | undefined;
  marked: readonly number[];
}

/** The lines of the graph; what they say is said by the chips on them. */
export const GraphLines = ({ graph, role, marked }: GraphLinesProps) => {
  const id = useId();
  return (
    <svg aria-hidden width={graph.width} height={graph.height} className="absolute inset-0">
      <defs>
        {(['onward', 'reject', 'marked'] as const).map((kind) => (
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
        const kind = kindOf(line, marked);
        return (
          <path
            key={line.key}
            d={pathOf(line.points)}
            fill="none"
            stroke="currentColor"
            strokeWidth={kind === 'marked' ? 2.75 : 1.5}
            strokeDasharray={line.reject ? '5 4' : undefined}
            markerEnd={`url(#${id}-${kind})`}
            className={classNames(INKS[kind], role && !line.roles.includes(role) && 'opacity-25')}
          />
        );
      })}
    </svg>
  );
};

const INKS = { onward: 'text-ink-3', reject: 'text-error-ink', marked: 'text-primary-ink' } as const;

const kindOf = (line: Line, marked: readonly number[]): keyof typeof INKS =>
  line.step_ids.some((id) => marked.includes(id)) ? 'marked' : line.reject ? 'reject' : 'onward';
