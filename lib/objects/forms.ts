import { type Actor, holds, keepsStaff } from '../access/actor.ts';
import { ROLES } from '../access/roles.ts';
import { ownClient, ownClientAndOrganization } from '../access/scope.ts';
import { ofStaff } from '../families/candidate.ts';
import { and, eq, or, type Scope } from '../filter/filter.ts';
import { always, code, flag, id, integer, json, moment, must, named, names, text } from './kinds.ts';
import type { ObjectDefinition } from './object.ts';

export const FORM_KINDS = ['DOCX', 'XLSX'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

const admin = (actor: Actor): boolean => holds(actor, 'admin');
const clientOf = (actor: Actor) => ({ client_id: actor.client_id });

const organization = {
  organization_id: id({ write: 'add', nullable: true, references: 'organization' }),
  ...named('organization', 'organization_id', 'organization'),
};

/**
 * Printed forms and workbooks of families, kept by admin and hr (DICT-04); the bytes are in its versions. One without an
 * organization holds for every one, one without a type for every type.
 */
export const template: ObjectDefinition = {
  object_id: 'template',
  tables: ['template'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    ...organization,
    code: code(60, must),
    ...names(200),
    object_id: code(60, { write: 'add', required: true }),
    document_type_id: id({ ...always, nullable: true, references: 'document_type' }),
    ...named('document_type', 'document_type_id', 'document_type', 200),
    kind: code(4, { write: 'add', required: true, values: FORM_KINDS }),
    /** The version in force. */
    version_id: id({ nullable: true }),
    version: integer({ computed: true, nullable: true }),
    in_force_at: moment({ nullable: true }),
    /** The version in force names each of several documents. */
    several: flag({ computed: true }),
    /** How many things are wrong with the newest version. */
    problems_count: integer({ computed: true }),
    sort: integer(always),
    disabled: flag(always),
    updated_at: moment(),
  },
  scope: ofStaff(ownClientAndOrganization),
  order: { field: 'sort', desc: false },
  write: { add: keepsStaff, edit: keepsStaff, del: keepsStaff },
  owned: clientOf,
};

/** Versions of templates, for those who keep them; added by an upload, never changed. */
export const templateVersion: ObjectDefinition = {
  object_id: 'template_version',
  tables: ['template_version'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    organization_id: id({ nullable: true }),
    template_id: id(),
    number: integer(),
    original_name: text(255),
    size: integer(),
    hash: code(64),
    /** What stands against putting it in force, as JSON text. */
    problems: json(),
    /** The older version it takes back. */
    restores: integer({ nullable: true }),
    creator_user_id: id(),
    creator_name: text(300, { computed: true }),
    creator_name_eng: text(300, { computed: true }),
    create_date: moment(),
  },
  scope: (actor) => (keepsStaff(actor) ? ownClientAndOrganization(actor) : 'none'),
  order: { field: 'number', desc: true },
};

/** Others read what is in force for their roles; `user` stands for no role of its own. */
const reportScope = (actor: Actor): Scope => {
  if (admin(actor)) return ownClient(actor);
  const roles = actor.roles.filter((role) => role !== 'user').map((role) => eq('role', role));
  return and(ownClient(actor), eq('disabled', '0'), or({ field: 'role', isNull: true }, ...roles));
};

/** Roles a report may be for; a candidate and a manager by function read no lists of reports. */
export const REPORT_ROLES = ROLES.filter((role) => role !== 'candidate' && role !== 'gf_manager');

/** A list of an object as a workbook: its columns, filter and order, and the role it is for (DICT-03). */
export const report: ObjectDefinition = {
  object_id: 'report',
  tables: ['report'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    code: code(60, must),
    ...names(200),
    object_id: code(60, must),
    columns: text(2000, must),
    filter: text(4000, always),
    order_by: code(60, always),
    descending: flag(always),
    role: code(20, { ...always, nullable: true, values: REPORT_ROLES }),
    sort: integer(always),
    disabled: flag(always),
    updated_at: moment(),
  },
  scope: ofStaff(reportScope),
  order: { field: 'sort', desc: false },
  write: { add: admin, edit: admin, del: admin },
  owned: clientOf,
};
