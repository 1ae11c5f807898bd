import type { DocumentPath } from '../../../lib/workflow/path-shape.ts';
import { UNSENT_STATUSES } from '../../../lib/workflow/statuses.data.ts';

type Stop = DocumentPath['stops'][number];

/** A status in which a person has work to do, and where that leads. */
export type Work = Stop & {
  readonly role: NonNullable<Stop['role']>;
  readonly next_status_id: string | undefined;
};

/**
 * What a document still has before it, where it stands first; nothing where its way ends. One that is not stored yet
 * stands where its draft will.
 */
export const workAhead = (stops: readonly Stop[]): readonly Work[] => {
  const [first, second] = stops;
  const starts = first?.status_id === 'empty' && second && UNSENT_STATUSES.includes(second.status_id);
  return stops
    .slice(starts ? 1 : 0)
    .flatMap(({ role, ...stop }, index, all) =>
      role === null ? [] : [{ ...stop, role, next_status_id: all[index + 1]?.status_id }],
    );
};
