import type { Parameters } from '../../settings/read.ts';
import { reachedFrom } from '../path.ts';
import { isOpenStep } from '../rights.ts';
import { RESTING_STATUSES, UNSENT_STATUSES } from '../statuses.data.ts';
import type { Step } from '../step.ts';
import type { StepChange } from './change.ts';

/** A status of an organization whose documents would have no step. */
export interface Stranded {
  readonly status_id: string;
  readonly organization_id: number;
}

interface Asked {
  readonly organizations: readonly number[];
  readonly parametersOf: (organization_id: number) => Parameters;
}

/** Places, of all statuses there are, that no step would lead out of; where documents come to rest none is missed. */
export const strandedBy = (
  statuses: readonly string[],
  after: readonly Step[],
  { organizations, parametersOf }: Asked,
): Stranded[] =>
  organizations.flatMap((organization_id) => {
    const parameters = parametersOf(organization_id);
    const left = new Set(
      after.filter((step) => isOpenStep(step, { organization_id }, parameters)).map((step) => step.status_id),
    );
    return statuses
      .filter((status) => !left.has(status) && status !== 'empty' && !RESTING_STATUSES.includes(status))
      .map((status_id) => ({ status_id, organization_id }));
  });

/** Where stranded documents may be put: onward of where they stand, or back. */
export interface Target {
  readonly status_id: string;
  readonly kind: 'forward' | 'back';
}

/**
 * The statuses of the new order that documents of a status may be put into, the best first: where the changed steps now
 * lead instead of to it, then those it led to, then where it came from.
 */
export const targetsOf = (
  status_id: string,
  before: readonly Step[],
  after: readonly Step[],
  changes: readonly StepChange[],
): Target[] => {
  const enabled = after.filter((step) => !step.disabled);
  const left = new Set(enabled.map((step) => step.status_id));
  const isGood = (status: string): boolean =>
    status !== status_id &&
    status !== 'empty' &&
    status !== 'declined' &&
    (left.has(status) || RESTING_STATUSES.includes(status));
  const instead = changes.flatMap((change) =>
    change.before?.next_status_id === status_id && change.after ? [change.after.next_status_id] : [],
  );
  const onward = reachedFrom(status_id, before.filter(isOnward)).slice(1);
  const reached = reachedFrom('empty', enabled);
  return [...new Set([...instead, ...onward, ...reached])]
    .filter((status) => isGood(status) && reached.includes(status))
    .map((status) => ({
      status_id: status,
      kind: instead.includes(status) || onward.includes(status) ? 'forward' : 'back',
    }));
};

const isOnward = (step: Step): boolean =>
  !step.disabled && !step.reject && !UNSENT_STATUSES.includes(step.next_status_id);
