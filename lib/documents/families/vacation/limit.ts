import { day, decimal, id, integer, moment, must, named } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';
import { keepers, throughEmployee, writable } from '../../../objects/people.ts';
import { leavesOfWhom } from './leaves-of-whom.ts';

/** What years grant, and what is left of each. */
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
    /** Those of them whose leaves begin after today. */
    days_ahead: integer({ computed: true }),
    days_rest: decimal({ computed: true }),
    days_reserved: decimal({ computed: true }),
    employee_start_date: day(must),
    /** The employee's managers may read the balance: '1' for a report of the caller. */
    manager_id: id({ computed: true }),
    updated_at: moment(),
  },
  scope: leavesOfWhom('employee_id'),
  order: { field: 'period', desc: true },
  write: { ...keepers, scope: writable },
};
