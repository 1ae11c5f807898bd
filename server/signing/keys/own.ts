import type { Actor } from '../../../lib/access/actor.ts';
import { refusal } from '../../call/call-error.ts';

/**
 * The real caller is the only person whose PIN and certificates a call may concern: a grant lends neither. Refuses:
 * access_denied, signing_is_personal.
 */
export const ownSigner = (
  actor: Actor,
  employee_id: number | null = actor.real_employee_id,
): { readonly client_id: number; readonly employee_id: number } => {
  if (actor.real_employee_id === null) throw refusal('access_denied');
  if (employee_id !== actor.real_employee_id)
    throw refusal(
      actor.grant_id !== null && employee_id === actor.employee_id ? 'signing_is_personal' : 'access_denied',
    );
  return { client_id: actor.client_id, employee_id };
};

/** The same for acts refused under any grant. Refuses: access_denied, signing_is_personal. */
export const ownSignerAlone = (actor: Actor) => {
  if (actor.grant_id !== null) throw refusal('signing_is_personal');
  return ownSigner(actor);
};
