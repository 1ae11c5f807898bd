import { type Actor, holds, keepsAccounts } from '../../access/actor.ts';
import { eq, or, type Scope } from '../../filter/filter.ts';
import { id, named } from '../kinds.ts';

/** The caller's own; those of people whose accounts they keep. A grant adds none: signing is personal. */
export const signers = (actor: Actor): Scope => {
  const own = eq('employee_id', actor.real_employee_id);
  if (!keepsAccounts(actor)) return actor.real_employee_id === null ? 'none' : own;
  if (holds(actor, 'admin')) return eq('client_id', actor.client_id);
  return or(own, eq('organization_id', actor.organization_id));
};

/** Whose it is, and where they work. */
export const ofEmployee = {
  employee_id: id(),
  ...named('employee', 'employee_id', 'employee'),
  organization_id: id({ from: { ref: 'employee_id', table: 'employee', column: 'organization_id' } }),
  client_id: id(),
};
