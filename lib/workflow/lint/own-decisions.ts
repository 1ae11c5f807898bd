import { isOn } from '../flag.ts';
import { shortestWay } from '../path.ts';
import { DECIDING_STATUSES } from '../statuses.data.ts';
import type { Step } from '../step.ts';
import { type Finding, finding } from './finding.ts';

/**
 * Steps by which the owner of a document decides it for the company (T13), each with the way that leads there: the owner's
 * alone where there is one. Sending, taking back, acknowledging and closing decide nothing. Who manages, reviews or keeps
 * documents never takes such a step with their own (`relationOf`), so other roles are the owner's only by an `own` step.
 */
export const ownDecisionFindings = (object_id: string, steps: readonly Step[]): Finding[] =>
  steps
    .filter(
      (step) =>
        isOwners(step) &&
        DECIDING_STATUSES.includes(step.next_status_id) &&
        step.status_id !== step.next_status_id,
    )
    .map((step) => {
      const { status_id, next_status_id } = step;
      const beside = steps.filter((each) => goesWith(each, step));
      const alone = wayTo(status_id, beside.filter(isOwners));
      const way = alone ?? wayTo(status_id, beside) ?? [status_id];
      return finding('own_decision', object_id, {
        step_ids: [step.id],
        statuses: [status_id, next_status_id],
        values: {
          role: step.business_role,
          path: [...way, next_status_id].join(','),
          alone: alone ? '1' : '0',
        },
      });
    });

/** Whether the owner of a document takes a step: as its employee or candidate, or in any role by a step of their own. */
const isOwners = ({ business_role, detail }: Step): boolean =>
  business_role === 'employee' ||
  business_role === 'candidate' ||
  (isOn(detail.own) && business_role !== 'system');

/** Steps of one document: of the same kind of way and of an organization it may be of. */
const goesWith = (each: Step, step: Step): boolean =>
  isOn(each.detail.leg) === isOn(step.detail.leg) &&
  (each.organization_id === null ||
    step.organization_id === null ||
    each.organization_id === step.organization_id);

const wayTo = (status: string, steps: readonly Step[]): string[] | undefined => {
  const way = shortestWay('empty', steps, (each) => each === status);
  return way && ['empty', ...way.map((step) => step.next_status_id)];
};
