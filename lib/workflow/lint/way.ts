import { isOn } from '../flag.ts';
import { reachedFrom } from '../path.ts';
import { RESTING_STATUSES } from '../statuses.data.ts';
import type { Step } from '../step.ts';
import { type Finding, finding } from './finding.ts';

/** Whether documents of an object can begin, come everywhere and come to rest from wherever they come. */
export const wayFindings = (object_id: string, steps: readonly Step[]): Finding[] => {
  if (steps.length === 0) return [];
  if (!steps.some((step) => step.status_id === 'empty')) return [finding('no_start', object_id)];
  const reached = reachedFrom('empty', steps);
  const left = new Set(steps.map((step) => step.status_id));
  const isResting = (status: string): boolean => RESTING_STATUSES.includes(status);
  const unreachable = [...left].filter((status) => !reached.includes(status));
  const deadEnds = reached.filter((status) => !left.has(status) && !isResting(status));
  const circling = reached.filter((status) => {
    const ends = reachedFrom(status, steps);
    return !ends.some((end) => isResting(end) || deadEnds.includes(end));
  });
  const outOf = (status: string): number[] =>
    steps.filter((step) => step.status_id === status).map(({ id }) => id);
  const into = (status: string): number[] =>
    steps.filter((step) => step.next_status_id === status).map(({ id }) => id);
  return [
    ...unreachable.map((status) =>
      finding('unreachable', object_id, { step_ids: outOf(status), statuses: [status] }),
    ),
    ...deadEnds.map((status) =>
      finding('dead_end', object_id, { step_ids: into(status), statuses: [status] }),
    ),
    ...(circling.length > 0 ? [finding('no_rest', object_id, { statuses: circling })] : []),
  ];
};

/** The same move offered twice to the same role: people see one of them, no telling which. */
export const duplicateFindings = (steps: readonly Step[]): Finding[] =>
  [...Map.groupBy(steps, moveKey).values()]
    .filter((alike) => alike.length > 1)
    .map((alike) =>
      finding('duplicate', alike[0]?.object_id ?? '', {
        step_ids: alike.map(({ id }) => id),
        statuses: [alike[0]?.status_id ?? '', alike[0]?.next_status_id ?? ''],
      }),
    );

const moveKey = (step: Step): string =>
  JSON.stringify([
    step.business_role,
    step.status_id,
    step.next_status_id,
    step.organization_id,
    step.detail.when,
    isOn(step.detail.leg),
    isOn(step.detail.second_level),
    isOn(step.detail.own),
  ]);
