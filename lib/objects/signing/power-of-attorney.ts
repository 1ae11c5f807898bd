import { type Actor, holds, keepsForGood } from '../../access/actor.ts';
import { ownClient } from '../../access/scope.ts';
import { and, eq, type Scope } from '../../filter/filter.ts';
import { code, day, flag, id, moment, named, text } from '../kinds.ts';
import type { ObjectDefinition } from '../object.ts';

/**
 * Those of the organization for hr, all of the client for an admin; none for other roles or under a grant: the file
 * identifies the person, down to the passport.
 */
const scope = (actor: Actor): Scope => {
  if (holds(actor, 'admin')) return ownClient(actor);
  if (!keepsForGood(actor) || actor.organization_id === null) return 'none';
  return and(ownClient(actor), eq('organization_id', actor.organization_id));
};

const once = { write: 'add', required: true } as const;
/** A file in base64: at most 256 KiB of bytes. */
const FILE = 4 * Math.ceil((256 * 1024) / 3);

/**
 * Machine-readable powers of attorney: who signs for an organization (63-FZ, article 17.2). One is never changed,
 * only switched off: signatures made under it refer to it.
 */
export const powerOfAttorney: ObjectDefinition = {
  object_id: 'power_of_attorney',
  tables: ['power_of_attorney'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    number: text(100, once),
    employee_id: id({ ...once, references: 'employee' }),
    ...named('employee', 'employee_id', 'employee'),
    organization_id: id({ ...once, references: 'organization' }),
    ...named('organization', 'organization_id', 'organization'),
    valid_from: day(once),
    valid_to: day(once),
    xml: code(FILE, { ...once, computed: true }),
    xml_signature: code(FILE, { ...once, computed: true }),
    disabled: flag({ write: 'edit' }),
    create_date: moment(),
  },
  scope,
  order: { field: 'valid_to', desc: true },
  write: { add: keepsForGood, edit: keepsForGood, del: keepsForGood },
  owned: (actor) => ({ client_id: actor.client_id }),
};
