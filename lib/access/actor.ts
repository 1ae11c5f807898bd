import type { Reason } from '../kernel/errors.data.ts';
import type { Role } from './roles.ts';

export type Locale = 'ru' | 'en';

/** Who is calling, resolved once per call from the session row. The only identity the rules know. */
export interface Actor {
  readonly user_id: number;
  readonly session_id: number;
  readonly login: string;
  readonly client_id: number;
  readonly client_code: string;
  /** The acting employee: the person themselves, or the one they act for by a grant. */
  readonly employee_id: number | null;
  readonly organization_id: number | null;
  /** The person who really sits at the screen. */
  readonly real_employee_id: number | null;
  readonly grant_id: number | null;
  /** The families of documents the grant is for; absent means all. */
  readonly families?: readonly string[];
  /** Direct managers of the acting employee: colleagues are those who share one. */
  readonly manager_ids: readonly number[];
  /** Managers whose lists the acting employee reads as their assistant. */
  readonly assisted_ids: readonly number[];
  /** Set after the last working day: reads their own documents for `dismissal_period` days, and changes nothing. */
  readonly dismissed?: true;
  /** Set for hr: another account of hr of the organization may enter now, and decides about this one's documents. */
  readonly fellow_hr?: boolean;
  /** Set for a manager of managers where the dictionary has steps of the second level (AMB-056). */
  readonly second_level?: SecondLevel;
  readonly roles: readonly Role[];
  readonly locale: Locale;
  /** What the account has to do before anything else: its calls are refused with this until it is done. */
  readonly owes: Reason | null;
}

/** What a manager may do for reports of their reports. */
export interface SecondLevel {
  /** Families with a step of the second level. */
  readonly families: readonly string[];
  /** Managers who report to the acting employee: on their reports' documents the caller is the second level. */
  readonly manager_ids: readonly number[];
}

/** Whether documents of a family are within what the caller acts by. */
export const coversFamily = (actor: Actor, object_id: string): boolean =>
  actor.families === undefined || actor.families.includes(object_id);

export const holds = (actor: Actor, ...roles: readonly Role[]): boolean =>
  roles.some((role) => actor.roles.includes(role));

/** Keeps the staff and its dictionaries; a grant for some families of documents is for those alone. */
export const keepsStaff = (actor: Actor): boolean =>
  holds(actor, 'admin', 'hr') && actor.families === undefined;

/**
 * Keeps accounts; never on behalf of somebody: an account that is opened or changed goes on when the grant is over, and
 * may be that of whoever decides about its holder.
 */
export const keepsAccounts = (actor: Actor): boolean =>
  holds(actor, 'admin', 'hr') && actor.grant_id === null;
