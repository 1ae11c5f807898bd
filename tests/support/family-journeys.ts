import type { BusinessRole } from '../../lib/access/roles.ts';
import { FACT_STATUSES } from '../../lib/documents/families/overtime/rules.ts';
import type { Family } from '../../lib/documents/family.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
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
  const owner = policyOf(family).owner;
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

/** Statuses that documents of a family leave onward only once their first day has come. */
const UNTIL_ITS_DAY: Readonly<Record<string, readonly string[]>> = { overtime: FACT_STATUSES };

/** Whether a document waits in a status for its first day. */
export const waitsForItsDay = ({ object_id }: Family, status_id: string): boolean =>
  UNTIL_ITS_DAY[object_id]?.includes(status_id) === true;
