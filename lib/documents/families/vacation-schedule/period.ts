import { type Actor, holds, keepsStaff } from '../../../access/actor.ts';
import { ownClientAndOrganization } from '../../../access/scope.ts';
import { ofStaff } from '../../../families/candidate.ts';
import { code, day, id, integer, moment, must, named } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';
import { writable } from '../../../objects/people.ts';

export const PERIOD_STATUSES = ['preparing', 'opened', 'closed'] as const;
export type PeriodStatus = (typeof PERIOD_STATUSES)[number];

/** Whether the caller opens and closes a year's planning: hr, but not under a grant for some families. */
export const keepsSchedule = (actor: Actor): boolean => holds(actor, 'hr') && actor.families === undefined;

/** The planning of one year in an organization (AMB-100). hr begins and opens it; its status is moved by its steps alone. */
export const schedulePeriod: ObjectDefinition = {
  object_id: 'vacation_schedule_period',
  tables: ['vacation_schedule_period'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    organization_id: id({ ...must, references: 'organization' }),
    ...named('organization', 'organization_id', 'organization'),
    year: integer(must),
    /** Days that may be planned: the year, unless hr says less. */
    date_from: day({ write: 'always', nullable: true }),
    date_to: day({ write: 'always', nullable: true }),
    status: code(20, { values: PERIOD_STATUSES }),
    updated_at: moment(),
  },
  scope: ofStaff(ownClientAndOrganization),
  order: { field: 'year', desc: true },
  write: { add: keepsStaff, edit: keepsStaff, del: keepsStaff, scope: writable },
  owned: (actor: Actor) => ({ client_id: actor.client_id }),
};
