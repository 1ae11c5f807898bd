import type { Actor } from '../../../lib/access/actor.ts';
import { keepsSchedule, schedulePeriod } from '../../../lib/documents/families/vacation-schedule/period.ts';
import type {
  SchedulePeriodInput,
  SchedulePeriodMoved,
} from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import { bringsForward } from '../../../lib/workflow/available.ts';
import { isOpenStep } from '../../../lib/workflow/rights.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { auditBy } from '../../audit/audit.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import { type Rules, readRules } from '../../client/rules.ts';
import type { Tx } from '../../db/tx.ts';
import { lockRow } from '../../objects/table.ts';

/** The steps hr may take with a period in a status. */
export const periodSteps = (
  actor: Actor,
  { stepsOf, parametersOf }: Pick<Rules, 'stepsOf' | 'parametersOf'>,
  status: unknown,
): readonly Step[] => {
  const parameters = parametersOf(actor.organization_id);
  return stepsOf(schedulePeriod.object_id).filter(
    (step) =>
      step.business_role === 'hr' &&
      step.status_id === status &&
      bringsForward(step) &&
      isOpenStep(step, actor, parameters),
  );
};

/**
 * Opens or closes the planning of a year by a step of its workflow. Refuses: access_denied, not_found, no_workflow_step,
 * validation where another year of the organization is opened.
 */
export const movePeriod = async (
  tx: Tx,
  actor: Actor,
  { id, status }: SchedulePeriodInput,
): Promise<SchedulePeriodMoved> => {
  if (!keepsSchedule(actor)) throw refusal('access_denied');
  const row = await lockRow(tx, actor, schedulePeriod, id);
  const rules = await readRules(tx, actor.client_id);
  const step = periodSteps(actor, rules, row.status).find(({ next_status_id }) => next_status_id === status);
  if (!step) throw refusal('no_workflow_step');
  await tx
    .rows('update "vacation_schedule_period" set "status" = $2, "updated_at" = now() where "id" = $1', [
      id,
      status,
    ])
    .catch(openedAlready);
  await auditBy(tx, actor, 'schedule.period', `${schedulePeriod.object_id}:${id}`, {
    from: row.status,
    to: status,
    workflow_id: step.id,
    year: row.year,
  });
  return { data: { id, status } };
};

const UNIQUE = '23505';

const openedAlready = (error: { code?: string }): never => {
  throw error.code === UNIQUE ? wrongField('status', 'vacation_schedule/period-opened-already') : error;
};
