import { code, day, decimal, id, integer, text } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';
import { STAFF } from '../../../objects/people.ts';
import { leavesOfWhom } from './leaves-of-whom.ts';

/** People with the days of annual leave each has today: what uemployee-rest-sub shows a manager of reports (AMB-098). */
export const leaveRest: ObjectDefinition = {
  object_id: 'leave_rest',
  tables: ['employee'],
  discriminator: STAFF,
  fields: {
    id: id(),
    organization_id: id({ references: 'organization' }),
    client_id: id({ from: { ref: 'organization_id', table: 'organization', column: 'client_id' } }),
    number: code(40),
    name: text(300),
    name_eng: text(300),
    position: text(300),
    position_eng: text(300),
    department: text(300),
    department_eng: text(300),
    photo_name: text(200),
    hire_date: day(),
    dismissal_date: day({ nullable: true }),
    /** What has been granted and earned by today, less what leaves that have begun take. */
    days_today: decimal({ computed: true }),
    /** Days of leaves of this year that are agreed or further, begun or not. */
    days_planned: integer({ computed: true }),
    /** Days of leaves agreed that begin after today. */
    days_ahead: integer({ computed: true }),
    /** Days of leaves that were sent and wait for a decision. */
    days_reserved: integer({ computed: true }),
    /** What may be taken so that enough is left for both (`standingOn`). */
    days_rest: decimal({ computed: true }),
    manager_id: id({ computed: true }),
  },
  scope: leavesOfWhom('id'),
  order: { field: 'name', desc: false },
};
