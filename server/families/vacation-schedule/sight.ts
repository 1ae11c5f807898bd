import { type Actor, coversFamily, holds } from '../../../lib/access/actor.ts';
import { vacationSchedule as family } from '../../../lib/documents/families/vacation-schedule/index.ts';
import type { ScheduleInput } from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import { isWaitedFor } from '../../../lib/workflow/available.ts';
import { isOpenStep } from '../../../lib/workflow/rights.ts';
import { sends } from '../../../lib/workflow/sends.ts';
import { UNSENT_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { refusal } from '../../call/call-error.ts';
import type { Rules } from '../../client/rules.ts';

/** Whose plans the caller sees in the schedule. */
export interface Sight {
  readonly organization_id: number;
  /** Only the reports of this manager; the whole organization when null. */
  readonly manager_id: number | null;
  /** True for hr, who writes the plans of others and sees which leave could not be made; false for other readers. */
  readonly writes: boolean;
}

/**
 * Whose plans the caller sees: the whole organization's for hr, reviewer and accountant (VAC-23), the reports' for a
 * manager. Refuses: access_denied.
 */
export const sightOf = (actor: Actor, { mine }: Pick<ScheduleInput, 'mine'>): Sight => {
  const { organization_id, employee_id } = actor;
  if (organization_id === null || !coversFamily(actor, family.object_id)) throw refusal('access_denied');
  if (!mine && holds(actor, 'hr', 'reviewer', 'accountant'))
    return { organization_id, manager_id: null, writes: holds(actor, 'hr') };
  if (employee_id === null || !holds(actor, 'manager')) throw refusal('access_denied');
  return { organization_id, manager_id: employee_id, writes: false };
};

/** Whether the dictionary lets the caller send the drafts of those they see: as hr of all, as manager of their reports. */
export const sendsDrafts = (
  actor: Actor,
  { manager_id }: Sight,
  { stepsOf, parametersOf }: Pick<Rules, 'stepsOf' | 'parametersOf'>,
): boolean => {
  const role = manager_id === null ? 'hr' : 'manager';
  const parameters = parametersOf(actor.organization_id);
  return (
    holds(actor, role) &&
    stepsOf(family.object_id).some(
      (step) =>
        step.business_role === role &&
        step.status_id === 'draft' &&
        sends(step) &&
        isOpenStep(step, actor, parameters),
    )
  );
};

/** The step by which the caller decides entries of others; undefined where none waits for them. */
export const decidingStep = (
  actor: Actor,
  { manager_id }: Sight,
  { stepsOf, parametersOf }: Pick<Rules, 'stepsOf' | 'parametersOf'>,
): Step | undefined => {
  const role = manager_id !== null ? 'manager' : 'hr';
  const parameters = parametersOf(actor.organization_id);
  return stepsOf(family.object_id).find(
    (step) =>
      step.business_role === role &&
      holds(actor, role) &&
      !UNSENT_STATUSES.includes(step.status_id) &&
      isWaitedFor(step) &&
      isOpenStep(step, actor, parameters),
  );
};
