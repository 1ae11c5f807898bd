import { type Actor, coversFamily, holds, keepsStaff } from '../access/actor.ts';
import { ABSENCES } from '../families/identities.ts';
import { and, eq, type Filter, or, type Scope } from '../filter/filter.ts';
import { always, code, day, flag, id, moment, must, named, names, text } from './kinds.ts';
import type { Fields, ObjectDefinition } from './object.ts';

const isAdmin = (actor: Actor): boolean => holds(actor, 'admin');

/** hr and admins keep what belongs to people. */
export const keepers = { add: keepsStaff, edit: keepsStaff, del: keepsStaff };

/** Rows of people: the client for an admin, the organization for readers of staff, else one's own. */
const staff = (actor: Actor, own: string): Scope => {
  if (holds(actor, 'admin')) return eq('client_id', actor.client_id);
  const parts: Filter[] = [eq(own, actor.employee_id)];
  if (holds(actor, 'hr', 'reviewer', 'accountant')) parts.push(eq('organization_id', actor.organization_id));
  return or(...parts);
};

/** Details of a person: a grant for some families shows only those of the person acted for. */
const ofStaff = {
  readIn: (actor: Actor): Scope => (actor.families === undefined ? 'all' : eq('id', actor.employee_id)),
};
/** Fields that match a certificate to its person. */
const identifying = {
  read: ['admin', 'hr'],
  readIn: (actor: Actor): Scope => (keepsStaff(actor) ? 'all' : 'none'),
} as const;

/** Whether a reader of staff decides about absences: beside each they see who else of the team is away. */
const weighsAbsences = (actor: Actor): boolean =>
  holds(actor, 'hr', 'reviewer', 'accountant') &&
  ABSENCES.some((object_id) => coversFamily(actor, object_id));

/** Candidates are not staff. */
export const STAFF = { column: 'is_candidate', value: false } as const;

/** Whose organization and client a row of a person is. */
export const throughEmployee: Fields = {
  organization_id: id({ from: { ref: 'employee_id', table: 'employee', column: 'organization_id' } }),
  client_id: id({ computed: true }),
};

export const employee: ObjectDefinition = {
  object_id: 'employee',
  tables: ['employee'],
  discriminator: STAFF,
  fields: {
    id: id(),
    organization_id: id({ ...must, references: 'organization' }),
    ...named('organization', 'organization_id', 'organization'),
    client_id: id({ from: { ref: 'organization_id', table: 'organization', column: 'client_id' } }),
    number: code(40, { ...must, ...ofStaff }),
    ...names(300),
    position: text(300, always),
    position_eng: text(300, always),
    department: text(300, always),
    department_eng: text(300, always),
    location: text(200, always),
    email: text(254, { ...always, ...ofStaff, format: 'email' }),
    phone: text(40, { ...always, ...ofStaff, format: 'phone' }),
    photo_name: text(200),
    snils: code(14, { ...always, ...identifying }),
    inn: code(14, { ...always, ...identifying }),
    hire_date: day({ ...must, ...ofStaff }),
    dismissal_date: day({ ...always, ...ofStaff, nullable: true }),
    /** For the rules of age alone (article 99). */
    birth_date: day({ ...always, ...identifying, nullable: true }),
    disabled: flag(always),
    updated_at: moment(),
  },
  scope: (actor) => staff(actor, 'id'),
  order: { field: 'name', desc: false },
  write: { ...keepers, scope: (actor) => writable(actor) },
};

/** People as the accounting system hands them over, before anybody of them is matched: a raw table of an admin. */
export const employee1c: ObjectDefinition = {
  object_id: 'employee_1c',
  tables: ['employee_1c'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    code: code(60, must),
    number: code(40, always),
    name: text(300, must),
    position: text(300, always),
    department: text(300, always),
    organization_code: code(60, always),
    hire_date: day({ ...always, nullable: true }),
    dismissal_date: day({ ...always, nullable: true }),
    snils: code(14, always),
    inn: code(14, always),
    updated_at: moment(),
  },
  scope: (actor) => (holds(actor, 'admin') ? eq('client_id', actor.client_id) : 'none'),
  order: { field: 'name', desc: false },
  write: { add: isAdmin, edit: isAdmin, del: isAdmin },
  owned: (actor) => ({ client_id: actor.client_id }),
};

/** hr keeps the people of their own organization; an admin those of the client. */
export const writable = (actor: Actor): Scope =>
  holds(actor, 'admin')
    ? eq('client_id', actor.client_id)
    : and(eq('client_id', actor.client_id), eq('organization_id', actor.organization_id));

export const subordination: ObjectDefinition = {
  object_id: 'subordination',
  tables: ['subordination'],
  fields: {
    id: id(),
    employee_id: id({ ...must, references: 'employee' }),
    ...named('employee', 'employee_id', 'employee'),
    position: text(300, { from: { ref: 'employee_id', table: 'employee', column: 'position' } }),
    position_eng: text(300, { from: { ref: 'employee_id', table: 'employee', column: 'position_eng' } }),
    /** Where the person works: managers read it of their reports, whose rows of `employee` they do not see. */
    location: text(200, { from: { ref: 'employee_id', table: 'employee', column: 'location' } }),
    photo_name: text(200, { from: { ref: 'employee_id', table: 'employee', column: 'photo_name' } }),
    ...throughEmployee,
    manager_id: id({ ...must, references: 'employee' }),
    ...named('manager', 'manager_id', 'employee'),
    type: code(20, { ...always, values: ['direct', 'assistant'] }),
    disabled: flag(always),
    updated_at: moment(),
  },
  scope: (actor) => {
    const mine = or(eq('employee_id', actor.employee_id), eq('manager_id', actor.employee_id));
    if (holds(actor, 'admin')) return eq('client_id', actor.client_id);
    return weighsAbsences(actor) ? or(mine, eq('organization_id', actor.organization_id)) : mine;
  },
  order: { field: 'id', desc: false },
  write: { ...keepers, scope: writable },
};
