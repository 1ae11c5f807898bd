import type { PathStop } from '../../../lib/documents/list.ts';

/** What a document still has before it: the stop where it stands now, and those after it. */
export interface Ahead {
  readonly now: PathStop | undefined;
  readonly next: readonly PathStop[];
}

/** A document not yet sent stands at the first stop; one that is declined or past the last stop has nothing ahead. */
export const stopsAhead = (path: readonly PathStop[], status_id: string): Ahead => {
  const at = status_id === 'empty' ? 0 : path.findIndex((stop) => stop.status_id === status_id);
  return at === -1 ? { now: undefined, next: [] } : { now: path[at], next: path.slice(at + 1) };
};
