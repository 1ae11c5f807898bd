import { type Actor, keepsStaff } from '../../../access/actor.ts';
import { ownClientAndOrganization } from '../../../access/scope.ts';
import { ofStaff } from '../../../families/candidate.ts';
import { always, flag, id, integer, moment, must, named, text } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';
import { writable } from '../../../objects/people.ts';

/** Seats of an office that are booked day by day; its name is the location in the cards of people. */
export const officeLocation: ObjectDefinition = {
  object_id: 'office_location',
  tables: ['office_location'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    organization_id: id({ ...must, references: 'organization' }),
    ...named('organization', 'organization_id', 'organization'),
    location: text(200, must),
    seats: integer(must),
    disabled: flag(always),
    updated_at: moment(),
  },
  scope: ofStaff(ownClientAndOrganization),
  order: { field: 'location', desc: false },
  write: { add: keepsStaff, edit: keepsStaff, del: keepsStaff, scope: writable },
  owned: (actor: Actor) => ({ client_id: actor.client_id }),
};
