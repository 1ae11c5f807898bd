import { type Actor, coversFamily, holds } from '../../../access/actor.ts';
import { eq, type Filter, or, type Scope } from '../../../filter/filter.ts';

/**
 * Whose days of leave a caller reads: their own; those of reports for a manager; the organization's for hr, reviewer and
 * accountant; the client's for an admin. By a grant for some families only where leaves are among them.
 */
export const leavesOfWhom =
  (person: string) =>
  (actor: Actor): Scope => {
    const parts: Filter[] = [eq(person, actor.employee_id)];
    if (coversFamily(actor, 'vacation')) {
      if (holds(actor, 'manager')) parts.push(eq('manager_id', actor.employee_id));
      if (holds(actor, 'hr', 'reviewer', 'accountant'))
        parts.push(eq('organization_id', actor.organization_id));
    }
    if (holds(actor, 'admin')) parts.push(eq('client_id', actor.client_id));
    return or(...parts);
  };
