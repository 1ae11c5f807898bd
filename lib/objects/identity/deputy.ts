import { holds } from '../../access/actor.ts';
import { and, eq, or } from '../../filter/filter.ts';
import { code, day, flag, id, moment, named, text } from '../kinds.ts';
import type { ObjectDefinition } from '../object.ts';
import { STAFF } from '../people.ts';

/** Rules of deputies: the caller's own, also while acting for another; an admin reads those of the client. */
export const deputy: ObjectDefinition = {
  object_id: 'deputy',
  tables: ['deputy'],
  fields: {
    id: id(),
    employee_id: id(),
    ...named('employee', 'employee_id', 'employee'),
    deputy_employee_id: id(),
    ...named('deputy_employee', 'deputy_employee_id', 'employee'),
    client_id: id({ computed: true }),
    families: code(400),
    own_documents: flag(),
    date_from: day({ nullable: true }),
    date_to: day({ nullable: true }),
    disabled: flag(),
    updated_at: moment(),
  },
  scope: (actor) =>
    holds(actor, 'admin')
      ? eq('client_id', actor.client_id)
      : actor.real_employee_id === null
        ? 'none'
        : and(
            eq('disabled', '0'),
            or(eq('employee_id', actor.real_employee_id), eq('deputy_employee_id', actor.real_employee_id)),
          ),
  order: { field: 'id', desc: true },
};

/** People of the caller's organization by name and position, to choose a deputy; none for a dismissed caller. */
export const colleague: ObjectDefinition = {
  object_id: 'colleague',
  tables: ['employee'],
  discriminator: STAFF,
  fields: {
    id: id(),
    name: text(300),
    name_eng: text(300),
    position: text(300),
    position_eng: text(300),
    organization_id: id(),
    disabled: flag(),
  },
  scope: (actor) =>
    actor.organization_id === null || actor.dismissed === true || !holds(actor, 'employee')
      ? 'none'
      : and(eq('organization_id', actor.organization_id), eq('disabled', '0')),
  order: { field: 'name', desc: false },
};
