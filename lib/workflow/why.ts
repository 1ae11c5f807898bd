import { holds } from '../access/actor.ts';
import { mayTake, relationOf, saysOfOwn } from './relation.ts';
import { ABSENCES_OF_A_STEP, refusedRight, type Sight, whyAbsent } from './rights.ts';
import { isSecondLevel, type Step } from './step.ts';

/**
 * Why a step is refused to a caller: the account does nothing with the document (`barred`); it is their own decision
 * (`own`), or another hr can decide (`left_to_others`); a document was replaced; the step is for the manager's manager
 * (`second_level`), or for another role.
 */
export const RIGHT_REASONS = [
  'barred',
  'own',
  'left_to_others',
  'replaced',
  'second_level',
  'another_role',
] as const;
export type RightReason = (typeof RIGHT_REASONS)[number];

/** The reason behind `access_denied`; undefined exactly where `refusedRight` refuses nothing or knows no such step. */
export const whyNoRight = (step: Step, sight: Sight): RightReason | undefined => {
  if (refusedRight(step, sight) !== 'access_denied') return undefined;
  const { doc, actor } = sight;
  const relation = relationOf(actor, doc);
  if (relation.barred) return 'barred';
  if (mayTake(step, relation, actor, doc)) return 'replaced';
  if (actor.leaves_own === true && relation.own && saysOfOwn(step)) return 'left_to_others';
  if (step.business_role === 'system') return 'another_role';
  if (relation.owner && holds(actor, step.business_role)) return 'own';
  return isSecondLevel(step) ? 'second_level' : 'another_role';
};

/** Why a step is not taken: absent, moved with another document, or not the caller's. */
export const UNTAKEN_REASONS = [...ABSENCES_OF_A_STEP, 'accompanies', ...RIGHT_REASONS] as const;
export type UntakenReason = (typeof UNTAKEN_REASONS)[number];

/** The reason behind any refusal of `refusedRight`, for a step of the object; undefined exactly where it refuses nothing. */
export const whyUntaken = (step: Step, sight: Sight): UntakenReason | undefined => {
  const { doc, actor, parameters } = sight;
  const absent = whyAbsent(step, { ...doc, organization_id: actor.organization_id }, parameters);
  if (absent) return absent;
  return doc.accompanies ? 'accompanies' : whyNoRight(step, sight);
};
