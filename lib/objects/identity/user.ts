import { type Actor, holds, keepsAccounts } from '../../access/actor.ts';
import { and, eq, or, type Scope } from '../../filter/filter.ts';
import { code, flag, id, moment, named, text } from '../kinds.ts';
import type { Field, ObjectDefinition } from '../object.ts';

/** A column of the person behind the account; accounts of programs have none. */
const ofPerson = (column: string, kind: (from: Partial<Field>) => Field): Field =>
  kind({ from: { ref: 'employee_id', table: 'employee', column } });
const words = (column: string): Field => ofPerson(column, (from) => text(300, from));

/**
 * An admin reads the accounts of the client, hr those of the employees of their organization (also under a grant),
 * other callers their own.
 */
const userScope = (actor: Actor): Scope => {
  if (holds(actor, 'admin')) return eq('client_id', actor.client_id);
  const own = eq('id', actor.user_id);
  return keepsAccounts(actor)
    ? or(own, and(eq('client_id', actor.client_id), eq('organization_id', actor.organization_id)))
    : own;
};

/**
 * Accounts. Secrets are not fields: a password hash cannot be read, filtered or counted by anybody. They are written by
 * `user.add` and `user.edit`, whose rules a table knows nothing of.
 */
export const user: ObjectDefinition = {
  object_id: 'user',
  tables: ['app_user'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    login: code(100),
    email: text(254),
    employee_id: id({ nullable: true }),
    ...named('employee', 'employee_id', 'employee'),
    number: ofPerson('number', (from) => code(40, from)),
    position: words('position'),
    position_eng: words('position_eng'),
    department: words('department'),
    department_eng: words('department_eng'),
    organization_id: ofPerson('organization_id', id),
    organization_name: text(300, { computed: true }),
    organization_name_eng: text(300, { computed: true }),
    /** Roles in the person's own organization, by comma: those that count when they sign in. */
    roles: text(300, { computed: true }),
    /** Roles in every organization, as JSON: organization_id and role. */
    organization_roles: text(8_000, { computed: true, read: ['admin'] }),
    language: code(2),
    signature: code(4),
    skin: code(40, { nullable: true }),
    two_factor: code(20),
    /** An authenticator or a passkey is asked for after the password. */
    has_factor: flag({ computed: true }),
    /** A key of their own behind a PIN, in force. */
    has_key: flag({ computed: true }),
    password_doesnt_expire: flag(),
    must_change_password: flag(),
    password_update_date: moment(),
    last_sign_in: moment({ computed: true }),
    /** Whether its owner has come in (`came`), was invited (`sent`, `over` once the link is), is yet to be (`none`), or is not to be (`never`). */
    invitation: code(10, { computed: true }),
    /** Wrong passwords or codes have used up the attempts, from one address at least: an admin can forgive them. */
    locked: flag({ computed: true, read: ['admin'] }),
    disabled: flag(),
    create_date: moment(),
    updated_at: moment(),
  },
  scope: userScope,
  order: { field: 'login', desc: false },
};
