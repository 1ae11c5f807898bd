import { type Actor, holds } from '../access/actor.ts';

/**
 * Whether the caller may know from which address and with which browser somebody signed: the signer and hr may; not who
 * acts for the signer. Everything that hands out signatures asks this.
 */
export const seesOrigin = (actor: Actor, signature: { readonly employee_id: number }): boolean =>
  signature.employee_id === actor.real_employee_id || holds(actor, 'hr');
