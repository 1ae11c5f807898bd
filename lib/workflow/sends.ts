import { UNSENT_STATUSES } from './statuses.data.ts';
import type { Step } from './step.ts';

/** The step sends a document: what was being written leaves its writer's hands, whatever status it stood in. */
export const sends = ({
  reject,
  status_id,
  next_status_id,
}: Pick<Step, 'reject' | 'status_id' | 'next_status_id'>): boolean =>
  !reject && UNSENT_STATUSES.includes(status_id) && !UNSENT_STATUSES.includes(next_status_id);
