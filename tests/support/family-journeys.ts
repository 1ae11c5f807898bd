import type { BusinessRole } from '../../lib/access/roles.ts';
import type { Family } from '../../lib/documents/family.ts';
import { isOpenStep } from '../../lib/workflow/rights.ts';
import { RESTING_STATUSES } from '../../lib/workflow/statuses.data.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { stepsNamed } from './matrix-actors.ts';
import { waysFrom } from './matrix-way.ts';

/** A way of a document from `empty`, step by step. */
export interface Journey {
  readonly owner: BusinessRole;
  readonly steps: readonly Step[];
}

/**
 * The journeys of a family by its dictionary: along the shortest way to the end that lies farthest, and to `declined`
 * where a step leads there.
 */
export const journeysOf = (family: Family): readonly Journey[] => {
  const open = stepsNamed(family.object_id).filter((step) => isOpenStep(step, { organization_id: null }, {}));
  const owner = family.owners ?? 'employee';
  const onward = open.filter((step) => !step.reject && step.business_role !== 'system');
  const ways = waysFrom(onward, 'empty');
  const isEnd = (status: string): boolean =>
    RESTING_STATUSES.includes(status) && !onward.some((step) => step.status_id === status);
  const ends = [...ways].filter(([status]) => isEnd(status) && status !== 'declined');
  const longest = ends.map(([, way]) => way).sort((a, b) => b.length - a.length)[0];
  const declining = open.flatMap((step): Step[][] => {
    const before = step.reject && step.next_status_id === 'declined' ? ways.get(step.status_id) : undefined;
    return before ? [[...before, step]] : [];
  })[0];
  return [longest, declining].flatMap((steps) => (steps ? [{ owner, steps }] : []));
};
