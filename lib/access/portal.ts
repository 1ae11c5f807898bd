import type { Actor } from './actor.ts';

/**
 * The portal, which takes the steps of the role `system`. It has no account, session, employee or role: code that asks
 * for a caller does not accept it, so it can do nothing else.
 */
export interface Portal {
  readonly client_id: number;
  readonly user_id: null;
  readonly session_id: null;
  readonly grant_id: null;
  readonly employee_id: null;
  readonly real_employee_id: null;
}

/** The mover of a document: a caller, or the portal. */
export type Mover = Actor | Portal;

export const portalOf = (client_id: number): Portal => ({
  client_id,
  user_id: null,
  session_id: null,
  grant_id: null,
  employee_id: null,
  real_employee_id: null,
});
