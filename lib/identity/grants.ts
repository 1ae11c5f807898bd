import type { Role } from '../access/roles.ts';
import type { Day } from '../kernel/day.ts';
import { chainEnds, chainRuns, commonFamilies, type DeputyRule } from './deputies.ts';

/** Roles a grant may lend (AMB-033). Administering is never lent. */
export const GRANT_ROLES = ['employee', 'manager', 'reviewer', 'hr', 'accountant'] as const;
export type GrantRole = (typeof GRANT_ROLES)[number];

/** What is known today of a granted access and of the person it is for. */
export interface GrantFacts {
  readonly role: string;
  /** Families the grant covers; none named means all. */
  readonly families: readonly string[];
  /** It lends the documents of the person themselves too. */
  readonly own_documents: boolean;
  readonly date_from: Day;
  readonly date_to: Day;
  readonly disabled: boolean;
  /** By the database's clock, in the zone of the business. */
  readonly today: Day;
  /** The person acted for is still employed here, by the same client, and is not the holder. */
  readonly owner_fine: boolean;
  /** Roles the person acted for works in there. */
  readonly owner_roles: readonly string[];
  /** The rules the grant follows from, nearest to the person first; null for one an admin gave. */
  readonly rules: readonly DeputyRule[] | null;
}

/** What a grant lets its holder do now. */
export interface Lent {
  readonly role: GrantRole;
  /** None named means all. */
  readonly families: readonly string[];
  /** Also documents of the person themselves. */
  readonly own_documents: boolean;
  /** The last day as things stand; null without an end. */
  readonly until: Day | null;
}

/**
 * What a grant lends at this moment; undefined when it is not in force. A role the person does not hold is never lent.
 */
export const lentBy = (grant: GrantFacts): Lent | undefined => {
  const role = GRANT_ROLES.find((each) => each === grant.role);
  const inDates = grant.date_from <= grant.today && grant.today <= grant.date_to;
  if (!role || grant.disabled || !grant.owner_fine || !inDates) return undefined;
  const { rules } = grant;
  const held = rules ? deputyRoles(grant.owner_roles) : grant.owner_roles;
  if (!held.includes(role) || (rules && !chainRuns(rules, grant.today))) return undefined;
  const families = commonFamilies([grant.families, ...(rules ?? []).map((rule) => rule.families)]);
  const own_documents = rules ? rules.every((rule) => rule.own_documents) : grant.own_documents;
  return families && { role, families, own_documents, until: rules ? chainEnds(rules) : grant.date_to };
};

/** What a deputy stands in for: every role by which the person decides, or the affairs of an employee when there is none. */
const deputyRoles = (held: readonly string[]): readonly string[] => {
  const lent = GRANT_ROLES.filter((role) => held.includes(role));
  const deciding = lent.filter((role) => role !== 'employee');
  return deciding.length > 0 ? deciding : lent;
};

/**
 * The roles under a grant: those of the grant, not a union with one's own. The role of an employee comes along only where
 * the lender has it: a candidate or a recruiter alone has no affairs of an employee to lend.
 */
export const actingRoles = (role: GrantRole, ownerRoles: readonly string[]): Role[] => [
  ...new Set<Role>(['user', ...(ownerRoles.includes('employee') ? (['employee'] as const) : []), role]),
];
