/** Roles a person holds in an organisation. `user` is implicit in every profile and never stored. */
export const ROLES = [
  'employee',
  'manager',
  'candidate',
  'recruiter',
  'hr',
  'accountant',
  'reviewer',
  'admin',
  'gf_manager',
  'assistant',
] as const;
export type StoredRole = (typeof ROLES)[number];

/** Roles only an admin gives and takes: hr neither makes nor shuts out callers of their rank or above. */
export const KEPT_ROLES: readonly StoredRole[] = ['admin', 'hr'];

export type Role = StoredRole | 'user';

/** Roles of power users (ROLE-04). */
const POWER_ROLES: readonly string[] = ['admin', 'hr', 'accountant'];
export const isPowerUser = (roles: readonly string[]): boolean =>
  roles.some((role) => POWER_ROLES.includes(role));

/** Roles a workflow step is written for. `system` moves are made by the server itself. */
export const BUSINESS_ROLES = [
  'employee',
  'manager',
  'reviewer',
  'hr',
  'accountant',
  'recruiter',
  'candidate',
  'system',
] as const;
export type BusinessRole = (typeof BUSINESS_ROLES)[number];
