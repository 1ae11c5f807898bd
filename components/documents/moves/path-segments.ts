import type { DocumentPath } from '../../../lib/workflow/path-shape.ts';
import { workAhead } from './work-ahead.ts';

/** One stretch of the way a document goes: behind, where it stands (for you, for others, turned down), ahead. */
export type Segment = 'past' | 'mine' | 'now' | 'no' | 'next';

/**
 * The way of a document in short stretches: the statuses behind it, where it stands, and those ahead that need a
 * person's work. A declined document is one red stretch: nothing is ahead of it any more.
 */
export const segmentsOf = ({ behind, stops }: DocumentPath, status_id: string, mine: boolean): Segment[] => {
  if (status_id === 'declined') return ['no'];
  const ahead = workAhead(stops);
  return [
    ...Array<Segment>(behind).fill('past'),
    ...ahead.map(
      (_, index): Segment => (index > 0 || status_id === 'empty' ? 'next' : mine ? 'mine' : 'now'),
    ),
  ];
};
