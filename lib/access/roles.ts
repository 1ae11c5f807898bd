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
export type Role = StoredRole | 'user';

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
