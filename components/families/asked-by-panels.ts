import type { Ask } from '../rpc/ask.ts';
import { WAITING_CANDIDATES } from './recruitment/candidates-source.ts';
import { latestAsks, limitsAsk } from './vacation/limits-ask.ts';

/** What the panel of those who hire reads at first. */
export const ASKED_BY_HIRING: readonly Ask[] = WAITING_CANDIDATES.map(({ ask }) => ask);

/** What the panels of an employee read at first. */
export const askedByPanels = (employee_id: number): readonly Ask[] => [
  ...Object.values(latestAsks(employee_id)),
  limitsAsk(employee_id),
];
