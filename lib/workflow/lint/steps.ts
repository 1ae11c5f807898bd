import { BUSINESS_ROLES } from '../../access/roles.ts';
import { PARAMETERS } from '../../settings/parameters.data.ts';
import { forbiddenPeriodsOf } from '../document.ts';
import { dueOf, namesDays } from '../due.ts';
import { STATUSES } from '../statuses.data.ts';
import type { Step } from '../step.ts';
import { conditionOf } from '../when.ts';
import { type Finding, finding } from './finding.ts';
import type { World } from './world.ts';

/** What is wrong with one step by itself. */
export const stepFindings = (step: Step, world: World): Finding[] => {
  const { object_id, status_id, next_status_id } = step;
  const known: readonly string[] = world.statuses?.map(({ id }) => id) ?? STATUSES;
  const roles: readonly string[] = BUSINESS_ROLES;
  const unknown = [status_id, next_status_id].filter((status) => !known.includes(status));
  const at = { step_ids: [step.id] };
  return [
    ...unknown.map((status) => finding('unknown_status', object_id, { ...at, statuses: [status] })),
    ...(roles.includes(step.business_role)
      ? []
      : [finding('unknown_role', object_id, { ...at, values: { role: step.business_role } })]),
    ...(status_id === next_status_id
      ? [finding('same_status', object_id, { ...at, statuses: [status_id] })]
      : []),
    ...conditionFindings(step),
    ...(!namesDays(step.detail) || dueOf(step, {}) ? [] : [finding('never_due', object_id, at)]),
    ...fieldFindings(step, world),
  ];
};

/** An unreadable condition is never met, nor is one about an unknown parameter. */
const conditionFindings = ({ id, object_id, detail: { when } }: Step): Finding[] => {
  if (!when) return [];
  const condition = conditionOf(when);
  if (!condition) return [finding('unreadable_condition', object_id, { step_ids: [id], values: { when } })];
  return Object.hasOwn(PARAMETERS, condition.code)
    ? []
    : [finding('unknown_parameter', object_id, { step_ids: [id], values: { parameter: condition.code } })];
};

/** Days are counted from a field that documents of the object do not have: the step waits, or closes, for nothing. */
const fieldFindings = (step: Step, { fieldsOf }: World): Finding[] => {
  const fields = fieldsOf?.(step.object_id);
  if (!fields) return [];
  const due = dueOf(step, {});
  const asked = [...Object.keys(forbiddenPeriodsOf(step.detail)), ...(due ? [due.field] : [])];
  return asked
    .filter((field) => field !== 'status_date' && !fields.includes(field))
    .map((field) => finding('field_missing', step.object_id, { step_ids: [step.id], values: { field } }));
};
