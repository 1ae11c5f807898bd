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
  /** Where the acting employee works, as the organization calls it; absent where it is not known. */
  readonly department?: string;
  /** The signed-in person. */
  readonly real_employee_id: number | null;
  readonly grant_id: number | null;
  /** The families of documents the grant is for; absent means all. */
  readonly families?: readonly string[];
  /** Set where the grant lends the documents of the person themselves too. */
  readonly own_documents?: true;
  /** Direct managers of the acting employee: colleagues are those who share one. */
  readonly manager_ids: readonly number[];
  /** Managers whose lists the acting employee reads as their assistant. */
  readonly assisted_ids: readonly number[];
  /** Set after the last working day: reads their own documents for `dismissal_period` days, and changes nothing. */
  readonly dismissed?: true;
  /**
   * Set for hr who leave decisions on their own documents to others: another hr of the organization may enter now, or
   * the client does not let its only one decide (`hr_decides_own`).
   */
  readonly leaves_own?: boolean;
  /** Set for a manager of managers where the dictionary has steps of the second level (AMB-056). */
  readonly second_level?: SecondLevel;
  readonly roles: readonly Role[];
  readonly locale: Locale;
  /** A duty the account has to finish first: other calls are refused with this reason. */
  readonly owes: Reason | null;
}

/** What a manager may do for reports of their reports. */
export interface SecondLevel {
  /** Families with a step of the second level. */
  readonly families: readonly string[];
  /** Managers who report to the acting employee: on their reports' documents the caller is the second level. */
  readonly manager_ids: readonly number[];
}

/** Whether the grant (or its absence) covers documents of a family. */
export const coversFamily = (actor: Actor, object_id: string): boolean =>
  actor.families === undefined || actor.families.includes(object_id);

export const holds = (actor: Actor, ...roles: readonly Role[]): boolean =>
  roles.some((role) => actor.roles.includes(role));

/**
 * Whether the caller keeps employees and dictionaries of the organization; a grant for some families does not lend
 * this.
 */
export const keepsStaff = (actor: Actor): boolean =>
  holds(actor, 'admin', 'hr') && actor.families === undefined;

/**
 * Whether the caller keeps accounts; never under a grant: an account opened or changed stays so after the grant ends,
 * and may belong to a person who decides about its holder.
 */
export const keepsAccounts = (actor: Actor): boolean =>
  holds(actor, 'admin', 'hr') && actor.grant_id === null;

/**
 * Whether the caller dismisses, closes or moves people, keeps the numbers they are known by and registers powers of
 * attorney; never under a grant: all this outlives it.
 */
export const keepsForGood = (actor: Actor): boolean => keepsStaff(actor) && actor.grant_id === null;

/**
 * Whether an employee is the caller or the one they act for. Their own record, balance, manager and roles are kept by
 * another hr or admin.
 */
export const isOneself = (actor: Actor, employee_id: unknown): boolean =>
  [actor.employee_id, actor.real_employee_id].some((own) => own !== null && own === Number(employee_id));

/** Whether a grant keeps the documents of the person acted for out of the caller's reach. */
export const lacksOwnDocuments = (actor: Actor): boolean =>
  actor.grant_id !== null && actor.own_documents !== true;
