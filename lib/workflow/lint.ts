import { BUSINESS_ROLES } from '../access/roles.ts';
import { dueOf } from './due.ts';
import { isOn } from './flag.ts';
import { reachedFrom } from './path.ts';
import { RESTING_STATUSES, STATUSES } from './statuses.data.ts';
import type { Step } from './step.ts';
import { conditionOf } from './when.ts';

/** One thing about a workflow that an administrator should look at. */
export interface Finding {
  readonly code:
    | 'unknown_status'
    | 'unknown_role'
    | 'unreadable_condition'
    | 'never_due'
    | 'same_status'
    | 'duplicate'
    | 'no_start'
    | 'unreachable'
    | 'dead_end';
  readonly object_id: string;
  readonly step_id?: number;
  readonly status_id?: string;
}

/**
 * What looks wrong in the steps of the dictionary. Disabled steps are left out; the legs of signed requests follow
 * the way of their document, so their own way is not checked.
 */
export const lintWorkflow = (steps: readonly Step[], statuses: readonly string[] = STATUSES): Finding[] => {
  const enabled = steps.filter((step) => !step.disabled);
  const ways = Map.groupBy(
    enabled.filter((step) => !isOn(step.detail.leg)),
    (step) => step.object_id,
  );
  return [
    ...enabled.flatMap((step) => stepFindings(step, statuses)),
    ...duplicates(enabled),
    ...[...ways].flatMap(([object_id, way]) => wayFindings(object_id, way)),
  ];
};

const stepFindings = (step: Step, statuses: readonly string[]): Finding[] => {
  const at = { object_id: step.object_id, step_id: step.id };
  const known: readonly string[] = BUSINESS_ROLES;
  const unknown = [step.status_id, step.next_status_id].filter((status) => !statuses.includes(status));
  const { when, after_days } = step.detail;
  return [
    ...unknown.map((status_id): Finding => ({ code: 'unknown_status', ...at, status_id })),
    ...(known.includes(step.business_role) ? [] : [{ code: 'unknown_role', ...at } as const]),
    ...(!when || conditionOf(when) ? [] : [{ code: 'unreadable_condition', ...at } as const]),
    ...(after_days === undefined || dueOf(step) ? [] : [{ code: 'never_due', ...at } as const]),
    ...(step.status_id === step.next_status_id
      ? [{ code: 'same_status', ...at, status_id: step.status_id } as const]
      : []),
  ];
};

/** The same move offered twice to the same role: people would see one of them, nobody knows which. */
const duplicates = (steps: readonly Step[]): Finding[] => {
  const seen = new Set<string>();
  return steps.flatMap((step): Finding[] => {
    const { object_id, business_role, status_id, next_status_id, organization_id, detail } = step;
    const key = JSON.stringify([
      object_id,
      business_role,
      status_id,
      next_status_id,
      organization_id,
      detail.when,
      isOn(detail.leg),
      isOn(detail.second_level),
      isOn(detail.own),
    ]);
    if (seen.has(key)) return [{ code: 'duplicate', object_id, step_id: step.id, status_id }];
    seen.add(key);
    return [];
  });
};

const wayFindings = (object_id: string, steps: readonly Step[]): Finding[] => {
  if (!steps.some((step) => step.status_id === 'empty')) return [{ code: 'no_start', object_id }];
  const reached = reachedFrom('empty', steps);
  const left = new Set(steps.map((step) => step.status_id));
  const unreachable = [...left].filter((status) => !reached.includes(status));
  const deadEnds = reached.filter((status) => !left.has(status) && !RESTING_STATUSES.includes(status));
  return [
    ...unreachable.map((status_id): Finding => ({ code: 'unreachable', object_id, status_id })),
    ...deadEnds.map((status_id): Finding => ({ code: 'dead_end', object_id, status_id })),
  ];
};
