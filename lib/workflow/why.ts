import { holds } from '../access/actor.ts';
import type { Calendar } from '../calendar/calendar.ts';
import { countDays } from '../calendar/day-count.ts';
import { addDays, type Day } from '../kernel/day.ts';
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

/** A move of the history: in which role it was made, to which status, on which day. */
export interface Moved {
  readonly status_id: string;
  readonly business_role: string;
  readonly day: Day;
}

/** How long a document stood in a status before somebody moved it on; `role` is theirs, null while it stands there. */
export interface Stay {
  readonly status_id: string;
  readonly role: string | null;
  /** Working days after the day it came. */
  readonly workdays: number;
}

/** The stays of a document in the order of its history, the one of now last. */
export const staysOf = (history: readonly Moved[], today: Day, calendar: Calendar): Stay[] =>
  history.map((move, index) => {
    const next = history[index + 1];
    return {
      status_id: move.status_id,
      role: next?.business_role ?? null,
      workdays: countDays(addDays(move.day, 1), next?.day ?? today, calendar),
    };
  });
