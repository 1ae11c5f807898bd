import { type Actor, holds } from '../access/actor.ts';

/**
 * Whether the caller may know the address and the browser of a signature: the signer and hr may; a person who acts for
 * the signer may not. Everything that hands out signatures asks this.
 */
export const seesOrigin = (actor: Actor, signature: { readonly employee_id: number }): boolean =>
  signature.employee_id === actor.real_employee_id || holds(actor, 'hr');
