import type { PathStop } from '../../../lib/documents/list.ts';

/** One stretch of the way a document goes: behind, where it stands (for you, for others, turned down), ahead. */
export type Segment = 'past' | 'mine' | 'now' | 'no' | 'next';

/**
 * The way of a document in short stretches, one per stop of its family's path. A declined document shows where it
 * was turned down only as a whole: its first stretch is red, the rest open.
 */
export const segmentsOf = (path: readonly PathStop[], status_id: string, mine: boolean): Segment[] => {
  if (status_id === 'declined') return path.map((_, index) => (index === 0 ? 'no' : 'next'));
  const at = path.findIndex((stop) => stop.status_id === status_id);
  if (at === -1) return path.map(() => (status_id === 'empty' ? 'next' : 'past'));
  return path.map((_, index) => (index < at ? 'past' : index > at ? 'next' : mine ? 'mine' : 'now'));
};
