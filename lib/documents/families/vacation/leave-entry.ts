import { CAUSES } from '../../../leave/entry.ts';
import { code, day, decimal, id, integer, moment, named, text } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';
import { throughEmployee } from '../../../objects/people.ts';
import { leavesOfWhom } from './leaves-of-whom.ts';

/** Days of leave added and taken, each with its cause. Entries never change: another one corrects. */
export const leaveEntry: ObjectDefinition = {
  object_id: 'leave_entry',
  tables: ['leave_entry'],
  fields: {
    id: id(),
    ...throughEmployee,
    client_id: id(),
    employee_id: id({ references: 'employee' }),
    ...named('employee', 'employee_id', 'employee'),
    kind: code(20),
    period: integer(),
    on_date: day(),
    days: decimal({ computed: true }),
    cause: code(20, { values: CAUSES.filter((cause) => cause !== 'planned') }),
    document_id: id({ nullable: true }),
    document_number: text(60, { from: { ref: 'document_id', table: 'document', column: 'number' } }),
    reason: text(500),
    author_id: id({ nullable: true }),
    ...named('author', 'author_id', 'employee'),
    moment: moment(),
    /** The employee's managers may read them: '1' for a report of the caller. */
    manager_id: id({ computed: true }),
  },
  scope: leavesOfWhom('employee_id'),
  order: { field: 'on_date', desc: true },
};
