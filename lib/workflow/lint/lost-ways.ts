import { isOn } from '../flag.ts';
import { type PathRole, takerOf } from '../path.ts';
import { sends } from '../sends.ts';
import { DECIDING_STATUSES } from '../statuses.data.ts';
import type { Step } from '../step.ts';
import { type Finding, finding } from './finding.ts';
import type { DefaultStep, World } from './world.ts';

/** What a step is to its taker. */
type Act = 'begin' | 'send' | 'decide' | 'decline' | 'return' | 'reopen' | 'onward';

/**
 * Roles that a removed or switched off step leaves without a way: by the steps the portal comes with they did something with
 * documents of the object that no step lets them do now. Once for each role, with all that it lost. The portal's own steps
 * and the legs of signed requests are left out.
 */
export const lostWayFindings = (
  object_id: string,
  steps: readonly Step[],
  { defaults }: World,
): Finding[] => {
  const usual = defaults?.filter((step) => step.object_id === object_id && isTaken(step)) ?? [];
  if (usual.length === 0) return [];
  const left = new Set(steps.filter((step) => !step.disabled && isTaken(step)).map(wayOf));
  const lost = usual.filter((step) => !left.has(wayOf(step)));
  return [...Map.groupBy(lost, roleOf)].map(([role, own]) =>
    finding('no_way', object_id, {
      step_ids: steps
        .filter((step) => step.disabled && own.some((each) => isSameMove(each, step)))
        .map(({ id }) => id),
      statuses: own.slice(0, 1).flatMap(({ status_id, next_status_id }) => [status_id, next_status_id]),
      values: {
        role,
        object: object_id,
        acts: [...new Set(own.map(actOf))].join(','),
        reject: own[0]?.reject ? '1' : '0',
      },
    }),
  );
};

const isTaken = ({ business_role, detail }: DefaultStep | Step): boolean =>
  business_role !== 'system' && !isOn(detail.leg);

const roleOf = (step: DefaultStep | Step): PathRole => takerOf(step);

const wayOf = (step: DefaultStep | Step): string => `${roleOf(step)} ${actOf(step)}`;

const actOf = (step: DefaultStep | Step): Act => {
  const { status_id, next_status_id, reject } = step;
  if (status_id === 'empty') return 'begin';
  if (status_id === 'declined') return 'reopen';
  if (reject) return next_status_id === 'declined' ? 'decline' : 'return';
  if (sends(step)) return 'send';
  return DECIDING_STATUSES.includes(next_status_id) ? 'decide' : 'onward';
};

const isSameMove = (one: DefaultStep | Step, other: DefaultStep | Step): boolean =>
  roleOf(one) === roleOf(other) &&
  one.status_id === other.status_id &&
  one.next_status_id === other.next_status_id;
