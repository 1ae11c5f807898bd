/** Why a person cannot be named as a manager, and the code of its sentence: a manager is a person who can decide as one. */
export const MANAGER_BARS = {
  /** Dismissed, disabled, or still to be hired. */
  left: 'user/manager-left',
  no_account: 'user/manager-no-account',
  /** The account is disabled. */
  closed: 'user/manager-closed',
  /** The account has no role of a manager where the person works. */
  role: 'user/manager-role',
} as const;
export type ManagerBar = keyof typeof MANAGER_BARS;

/** A person would stand above themselves. */
export const RING_CODE = 'user/manager-cycle';
