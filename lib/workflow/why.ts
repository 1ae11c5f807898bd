import { holds } from '../access/actor.ts';
import { decidesOwn, heldRoles, isBarred, isOwner, leavesOwn, mayTake } from './held-roles.ts';
import { refusedRight, type Sight } from './rights.ts';
import { isSecondLevel, type Step } from './step.ts';

/**
 * Why a step is not for a person: the account does nothing with the document (`barred`); nobody decides about
 * themselves (`own`), nor hr while another hr can (`left_to_others`); a document was replaced; the step is the manager's
 * manager's (`second_level`), or another role's.
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
  if (isBarred(actor, doc)) return 'barred';
  const held = heldRoles(actor, doc);
  if (mayTake(step, held, actor, doc)) return 'replaced';
  if (leavesOwn(actor, doc) && decidesOwn(step, actor, doc)) return 'left_to_others';
  if (step.business_role === 'system') return 'another_role';
  if (isOwner(actor, doc) && holds(actor, step.business_role)) return 'own';
  return isSecondLevel(step) ? 'second_level' : 'another_role';
};
