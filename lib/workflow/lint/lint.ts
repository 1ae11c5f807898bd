import { isOn } from '../flag.ts';
import { isOfOldOrder } from '../order.ts';
import type { Step } from '../step.ts';
import { differenceFindings } from './difference.ts';
import { FINDING_CODES, type Finding } from './finding.ts';
import { holderFindings } from './holders.ts';
import { lostWayFindings } from './lost-ways.ts';
import { ownDecisionFindings } from './own-decisions.ts';
import { policyFindings } from './policies.ts';
import { stepFindings } from './steps.ts';
import { duplicateFindings, wayFindings } from './way.ts';
import { wordFindings } from './words.ts';
import type { World } from './world.ts';

/**
 * What looks wrong in the steps of the dictionary, object by object, what matters most first. Steps that are off or of
 * an old order are left out; the legs of signed requests follow the way of their document, so their own way is not
 * checked.
 */
export const lintWorkflow = (steps: readonly Step[], world: World = {}): Finding[] =>
  [...Map.groupBy(steps, (step) => step.object_id)].flatMap(([object_id, own]) =>
    lintObject(object_id, own, world),
  );

/** The same for the steps of one object; one without steps differs from what the portal comes with. */
export const lintObject = (object_id: string, steps: readonly Step[], world: World = {}): Finding[] => {
  const enabled = steps.filter((step) => !step.disabled && !isOfOldOrder(step));
  const way = enabled.filter((step) => !isOn(step.detail.leg));
  return [
    ...wayFindings(object_id, way),
    ...enabled.flatMap((step) => stepFindings(step, world)),
    ...ownDecisionFindings(object_id, enabled),
    ...duplicateFindings(enabled),
    ...wordFindings(object_id, enabled, world),
    ...holderFindings(object_id, way, world),
    ...policyFindings(object_id, way, world),
    ...lostWayFindings(
      object_id,
      steps.filter((step) => !isOfOldOrder(step)),
      world,
    ),
    ...differenceFindings(
      object_id,
      steps.filter((step) => !isOfOldOrder(step)),
      world,
    ),
  ].sort((a, b) => FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code));
};
