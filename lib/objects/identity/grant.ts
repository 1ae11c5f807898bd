import { type Actor, holds } from '../../access/actor.ts';
import { isOnlyCandidate } from '../../families/candidate.ts';
import { and, eq } from '../../filter/filter.ts';
import { GRANT_ROLES } from '../../identity/grants.ts';
import { always, code, day, flag, id, moment, must, named } from '../kinds.ts';
import type { ObjectDefinition } from '../object.ts';

const admin = (actor: Actor): boolean => holds(actor, 'admin');

/**
 * Granted accesses: an admin keeps those of the client, other callers read those they hold, and none while acting by
 * one (ROLE-08). Those that follow from a deputy are not among them: they come and go with their rule.
 */
export const grant: ObjectDefinition = {
  object_id: 'grant',
  tables: ['grant'],
  fields: {
    id: id(),
    user_id: id({ ...must, references: 'app_user' }),
    login: code(100, { computed: true }),
    holder_id: id({ computed: true }),
    employee_id: id({ ...must, references: 'employee' }),
    ...named('employee', 'employee_id', 'employee'),
    organization_id: id(),
    ...named('organization', 'organization_id', 'organization'),
    client_id: id({ from: { ref: 'organization_id', table: 'organization', column: 'client_id' } }),
    role: code(20, { ...must, values: GRANT_ROLES }),
    families: code(400, always),
    own_documents: flag(always),
    date_from: day(must),
    date_to: day(must),
    disabled: flag(always),
    deputy_id: id({ nullable: true }),
    updated_at: moment(),
  },
  scope: (actor) => {
    const whose = admin(actor) ? eq('client_id', actor.client_id) : eq('user_id', actor.user_id);
    return actor.grant_id !== null || isOnlyCandidate(actor.roles)
      ? 'none'
      : and(whose, { field: 'deputy_id', isNull: true });
  },
  order: { field: 'id', desc: true },
  write: { add: admin, edit: admin, del: admin },
};
