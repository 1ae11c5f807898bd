import { coversFamily, holds } from '../../../access/actor.ts';
import { eq, type Filter, or } from '../../../filter/filter.ts';
import { day, decimal, id, integer, moment, must, named } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';
import { keepers, throughEmployee, writable } from '../../../objects/people.ts';

/**
 * Balances: one's own; those of reports for a manager; the organization's for hr, reviewer and accountant. By a grant
 * for some families only where leaves are among them.
 */
export const vacationLimit: ObjectDefinition = {
  object_id: 'vacation_limit',
  tables: ['vacation_limit'],
  fields: {
    id: id(),
    employee_id: id({ ...must, references: 'employee' }),
    ...named('employee', 'employee_id', 'employee'),
    ...throughEmployee,
    period: integer(must),
    on_date: day(must),
    norma: decimal(must),
    days_limit: decimal(must),
    days_planned: decimal({ computed: true }),
    days_rest: decimal({ computed: true }),
    days_reserved: decimal({ computed: true }),
    employee_start_date: day(must),
    /** The employee's managers may read the balance: '1' for a report of the caller. */
    manager_id: id({ computed: true }),
    updated_at: moment(),
  },
  scope: (actor) => {
    const parts: Filter[] = [eq('employee_id', actor.employee_id)];
    if (coversFamily(actor, 'vacation')) {
      if (holds(actor, 'manager')) parts.push(eq('manager_id', actor.employee_id));
      if (holds(actor, 'hr', 'reviewer', 'accountant'))
        parts.push(eq('organization_id', actor.organization_id));
    }
    if (holds(actor, 'admin')) parts.push(eq('client_id', actor.client_id));
    return or(...parts);
  },
  order: { field: 'period', desc: true },
  write: { ...keepers, scope: writable },
};
