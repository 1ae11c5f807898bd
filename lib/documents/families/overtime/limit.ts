import { type Actor, keepsStaff } from '../../../access/actor.ts';
import { ownClientAndOrganization } from '../../../access/scope.ts';
import { ofStaff } from '../../../families/candidate.ts';
import { always, day, decimal, id, moment, must, named } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';

/**
 * The most overtime of one person, in hours, from a day on (article 99): the law changes, and a collective agreement may
 * differ. A row without an organization holds for every one that has none of its own; null is no limit.
 */
export const overtimeLimit: ObjectDefinition = {
  object_id: 'overtime_limit',
  tables: ['overtime_limit'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    organization_id: id({ ...always, nullable: true, references: 'organization' }),
    ...named('organization', 'organization_id', 'organization'),
    date_from: day(must),
    per_day: decimal({ ...always, nullable: true }),
    adjacent: decimal({ ...always, nullable: true }),
    year: decimal({ ...always, nullable: true }),
    updated_at: moment(),
  },
  scope: ofStaff(ownClientAndOrganization),
  order: { field: 'date_from', desc: true },
  write: { add: keepsStaff, edit: keepsStaff, del: keepsStaff },
  owned: (actor: Actor) => ({ client_id: actor.client_id }),
};
