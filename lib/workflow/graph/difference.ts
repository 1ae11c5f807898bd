import type { Step } from '../step.ts';
import { type Edge, edgesOf } from './edges.ts';
import { type Graph, graphOf } from './graph.ts';

export type Mark = 'added' | 'removed' | 'changed';

/** A graph whose lines and statuses may be marked as coming, going or other than they were. */
export interface MarkedGraph extends Graph {
  readonly lineMarks: ReadonlyMap<string, Mark>;
  readonly statusMarks: ReadonlyMap<string, Mark>;
}

export const VIEWS = ['was', 'difference', 'will'] as const;
export type GraphView = (typeof VIEWS)[number];

/** A graph of steps without changes. */
export const plainGraph = (steps: readonly Step[]): MarkedGraph => ({ ...graphOf(steps), ...NO_MARKS });

const NO_MARKS = { lineMarks: new Map(), statusMarks: new Map() } as const;

/**
 * The steps in force, those of a draft, or both with what differs: all three are drawn over one plan, so nothing moves
 * between them. `touched` are steps that change without becoming another move.
 */
export const graphBetween = (
  before: readonly Step[],
  after: readonly Step[],
  touched: readonly number[],
  view: GraphView,
): MarkedGraph => {
  const plan = graphOf([...before, ...after]);
  const [old, next] = [byKey(before), byKey(after)];
  const edgeOf = (key: string): Edge | undefined =>
    view === 'was' ? old.get(key) : view === 'will' ? next.get(key) : (next.get(key) ?? old.get(key));
  const lines = plan.lines.flatMap((line) => {
    const edge = edgeOf(line.key);
    return edge ? [{ ...line, ...edge }] : [];
  });
  const [oldStatuses, nextStatuses] = [statusesIn(before), statusesIn(after)];
  const shown = view === 'was' ? oldStatuses : view === 'will' ? nextStatuses : undefined;
  const boxes = plan.boxes.filter(({ status }) => shown?.has(status) ?? true);
  if (view !== 'difference') return { ...plan, boxes, lines, ...NO_MARKS };
  return {
    ...plan,
    boxes,
    lines,
    lineMarks: marked(
      lines.map(({ key }) => key),
      (key) => lineMark(old.get(key), next.get(key), touched),
    ),
    statusMarks: marked(
      boxes.map(({ status }) => status),
      (status) => (!oldStatuses.has(status) ? 'added' : nextStatuses.has(status) ? undefined : 'removed'),
    ),
  };
};

const byKey = (steps: readonly Step[]): ReadonlyMap<string, Edge> =>
  new Map(edgesOf(steps).map((edge) => [edge.key, edge]));

const statusesIn = (steps: readonly Step[]): ReadonlySet<string> =>
  new Set(steps.flatMap(({ status_id, next_status_id }) => [status_id, next_status_id]));

const lineMark = (
  old: Edge | undefined,
  next: Edge | undefined,
  touched: readonly number[],
): Mark | undefined => {
  if (!old) return 'added';
  if (!next) return 'removed';
  return next.step_ids.some((id) => touched.includes(id)) || String(old.step_ids) !== String(next.step_ids)
    ? 'changed'
    : undefined;
};

const marked = (
  keys: readonly string[],
  markOf: (key: string) => Mark | undefined,
): ReadonlyMap<string, Mark> =>
  new Map(
    keys.flatMap((key) => {
      const mark = markOf(key);
      return mark ? [[key, mark] as const] : [];
    }),
  );
