import { type Actor, holds, keepsStaff } from '../access/actor.ts';
import { ROLES } from '../access/roles.ts';
import { ownClient } from '../access/scope.ts';
import { ofStaff } from '../families/candidate.ts';
import { and, eq, or, type Scope } from '../filter/filter.ts';
import { ROUTES } from '../routes/table.ts';
import { always, code, flag, id, integer, moment, must, names } from './kinds.ts';
import type { Fields, ObjectDefinition } from './object.ts';

const admin = (actor: Actor): boolean => holds(actor, 'admin');
/** Expenses are the accountant's to name too (ROLE-30); a grant for some families does not lend this. */
export const adminOrAccountant = (actor: Actor): boolean =>
  holds(actor, 'admin', 'accountant') && actor.families === undefined;

/** A dictionary that is a code with a name in both languages, and what it has of its own. */
export const reference = (
  object_id: string,
  codeMax: number,
  keeps: (actor: Actor) => boolean,
  own: Fields = {},
): ObjectDefinition => ({
  object_id,
  tables: [object_id],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    code: code(codeMax, must),
    ...names(200),
    ...own,
    sort: integer(always),
    disabled: flag(always),
    updated_at: moment(),
  },
  scope: ofStaff(ownClient),
  order: { field: 'sort', desc: false },
  write: { add: keeps, edit: keeps, del: keeps },
  owned: (actor) => ({ client_id: actor.client_id }),
});

export const expenseType = reference('expense_type', 60, adminOrAccountant, {
  receipt: flag(always),
});
export const expenseGoal = reference('expense_goal', 60, adminOrAccountant);
/** Code by ISO 3166-1, two letters. */
/** Grounds to leave before the notice is over; hr keeps them too. */
export const dismissalReason = reference('dismissal_reason', 60, keepsStaff);
export const country = reference('country', 2, admin);
/** Code by ISO 4217, three letters. */
export const currency = reference('currency', 3, admin);

/** Others read what is in force for their roles and organization; `user` stands for no role of its own. */
const screensetScope = (actor: Actor): Scope => {
  if (admin(actor)) return ownClient(actor);
  const roles = actor.roles.filter((role) => role !== 'user').map((role) => eq('role', role));
  return and(
    ownClient(actor),
    eq('disabled', '0'),
    or({ field: 'role', isNull: true }, ...roles),
    or({ field: 'organization_id', isNull: true }, eq('organization_id', actor.organization_id)),
  );
};

/** Which screens are linked in menus and on the home page, by role and organization (AMB-064). */
export const screenset: ObjectDefinition = {
  object_id: 'screenset',
  tables: ['screenset'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    route_name: code(60, { ...must, values: ROUTES.map((route) => route.name) }),
    role: code(20, { ...always, nullable: true, values: ROLES }),
    organization_id: id({ ...always, nullable: true, references: 'organization' }),
    visible: flag(always),
    sort: integer(always),
    disabled: flag(always),
    updated_at: moment(),
  },
  scope: ofStaff(screensetScope),
  order: { field: 'sort', desc: false },
  write: { add: admin, edit: admin, del: admin },
  owned: (actor) => ({ client_id: actor.client_id }),
};
