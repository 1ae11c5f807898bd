import { type Actor, holds, keepsStaff } from '../access/actor.ts';
import { BUSINESS_ROLES } from '../access/roles.ts';
import { ownClient, ownClientAndOrganization } from '../access/scope.ts';
import { isOnlyCandidate, ofFamilies, ofStaff } from '../families/candidate.ts';
import { and, anyOf, eq, or, type Scope } from '../filter/filter.ts';
import { CANDIDATE_PARAMETERS, PUBLIC_PARAMETERS } from '../settings/parameters.data.ts';
import { always, code, day, flag, id, integer, json, moment, must, named, names, text } from './kinds.ts';
import type { ObjectDefinition } from './object.ts';

const admin = (actor: Actor): boolean => holds(actor, 'admin');
const byAdmin = { add: admin, edit: admin, del: admin };
const clientOf = (actor: Actor) => ({ client_id: actor.client_id });

/** A record of one client. */
const ofClient = { id: id(), client_id: id({ read: ['admin'] }) };
/** Where a record stands in its dictionary, whether it is offered, and when it was last changed. */
const standing = { sort: integer(always), disabled: flag(always), updated_at: moment() };

/** Every client reads the product's own statuses, none changes them; their words change through `lan`. */
export const status: ObjectDefinition = {
  object_id: 'status',
  tables: ['status'],
  fields: {
    id: code(40, { write: 'add', required: true }),
    client_id: id({ read: ['admin'], nullable: true }),
    name: text(100, must),
    name_eng: text(100, must),
    ...standing,
  },
  scope: (actor) => or({ field: 'client_id', isNull: true }, eq('client_id', actor.client_id)),
  order: { field: 'sort', desc: false },
  write: { ...byAdmin, scope: ownClient },
  owned: clientOf,
};

/**
 * Non-admins read the enabled steps of their business roles and of `system`, of their organization or of none
 * (AMB-058).
 */
const workflowScope = (actor: Actor): Scope =>
  admin(actor)
    ? ownClient(actor)
    : and(
        ownClientAndOrganization(actor),
        eq('disabled', '0'),
        anyOf('business_role', [
          ...actor.roles.filter((role) => BUSINESS_ROLES.includes(role as never)),
          'system',
        ]),
      );

export const workflow: ObjectDefinition = {
  object_id: 'workflow',
  tables: ['workflow'],
  fields: {
    ...ofClient,
    object_id: code(60, must),
    business_role: code(20, { ...must, values: BUSINESS_ROLES }),
    status_id: code(40, { ...must, references: 'status' }),
    ...named('status', 'status_id', 'status', 100),
    next_status_id: code(40, { ...must, references: 'status' }),
    ...named('next_status', 'next_status_id', 'status', 100),
    reject: flag(always),
    editable: flag(always),
    delete_allowed: flag(always),
    indicators: text(200, always),
    organization_id: id({ ...always, nullable: true, references: 'organization' }),
    disabled: flag(always),
    detail: json(always),
    updated_at: moment(),
  },
  scope: ofFamilies(workflowScope),
  order: { field: 'id', desc: false },
  write: byAdmin,
  owned: clientOf,
};

export const documentType: ObjectDefinition = {
  object_id: 'document_type',
  tables: ['document_type'],
  fields: {
    ...ofClient,
    code: code(60, must),
    ...names(200),
    object_id: code(60, must),
    organization_id: id({ ...always, nullable: true, references: 'organization' }),
    ...standing,
    detail: json(always),
  },
  scope: ofFamilies(ownClientAndOrganization),
  order: { field: 'sort', desc: false },
  write: byAdmin,
  owned: clientOf,
};

export const requestType: ObjectDefinition = {
  object_id: 'request_type',
  tables: ['request_type'],
  fields: {
    ...ofClient,
    code: code(60, must),
    ...names(200),
    /** What is inside. */
    hint: text(200, always),
    hint_eng: text(200, always),
    /** Who makes it; '' where people do not ask for it. */
    made_by: code(20, { ...always, values: ['', 'portal', 'outside', 'hr'] }),
    /** Working days it takes at most; none where it is made at once. */
    norm_days: integer(always),
    period: code(20, { ...always, values: ['none', 'year', 'month'] }),
    languages: code(20, { ...always, values: ['ru', 'en', 'ru;en'] }),
    as_file: flag(always),
    on_paper: flag(always),
    /** The person says in words what it is. */
    free_text: flag(always),
    ...standing,
  },
  scope: ofStaff(ownClient),
  order: { field: 'sort', desc: false },
  write: byAdmin,
  owned: clientOf,
};

export const calendar: ObjectDefinition = {
  object_id: 'calendar',
  tables: ['calendar'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin', 'hr'] }),
    /** Null for the days of all organizations, over which one lays its own. */
    organization_id: id({ ...always, nullable: true, references: 'organization' }),
    start_date: day(must),
    end_date: day(must),
    type: code(20, { ...must, values: ['working', 'non-working', 'holiday'] }),
    ...names(200, always),
    updated_at: moment(),
  },
  scope: ofStaff(ownClient),
  order: { field: 'start_date', desc: false },
  write: { add: keepsStaff, edit: keepsStaff, del: keepsStaff },
  owned: clientOf,
};

export const parameter: ObjectDefinition = {
  object_id: 'parameter',
  tables: ['parameter'],
  fields: {
    ...ofClient,
    code: code(100, must),
    value: text(2000, always),
    updated_at: moment(),
  },
  scope: (actor) =>
    isOnlyCandidate(actor.roles)
      ? and(ownClient(actor), anyOf('code', CANDIDATE_PARAMETERS))
      : ownClient(actor),
  order: { field: 'code', desc: false },
  write: byAdmin,
  owned: clientOf,
  publicScope: (client_id) => and(eq('client_id', client_id), anyOf('code', PUBLIC_PARAMETERS)),
};

const byItsKeeper = (actor: Actor): Scope => (admin(actor) ? ownClient(actor) : 'none');
const ofOrganization = { references: 'organization' } as const;

/** What a parameter is in one organization; its keeper alone reads it, others have what is in force for them. */
export const parameterOverride: ObjectDefinition = {
  object_id: 'parameter_override',
  tables: ['parameter_override'],
  fields: {
    ...ofClient,
    code: code(100, { write: 'add', required: true }),
    organization_id: id({ write: 'add', required: true, ...ofOrganization }),
    ...named('organization', 'organization_id', 'organization'),
    value: text(2000, always),
    updated_at: moment(),
  },
  scope: byItsKeeper,
  order: { field: 'code', desc: false },
  write: byAdmin,
  owned: clientOf,
};

/** A value of a parameter that is put in force on a day to come. */
export const parameterSchedule: ObjectDefinition = {
  object_id: 'parameter_schedule',
  tables: ['parameter_schedule'],
  fields: {
    ...ofClient,
    code: code(100, { write: 'add', required: true }),
    organization_id: id({ write: 'add', nullable: true, ...ofOrganization }),
    ...named('organization', 'organization_id', 'organization'),
    value: text(2000, { write: 'add' }),
    starts_on: day({ write: 'add', required: true }),
    author_id: id({ nullable: true }),
    refused: text(2000),
    updated_at: moment(),
  },
  scope: byItsKeeper,
  order: { field: 'starts_on', desc: false },
  write: { add: admin, del: admin },
  owned: (actor) => ({ client_id: actor.client_id, author_id: actor.user_id }),
};

export const lan: ObjectDefinition = {
  object_id: 'lan',
  tables: ['lan'],
  fields: {
    ...ofClient,
    alias: code(200, must),
    ...names(2000, always),
    updated_at: moment(),
  },
  scope: ownClient,
  order: { field: 'alias', desc: false },
  write: byAdmin,
  owned: clientOf,
  publicScope: (client_id) => eq('client_id', client_id),
};

/** Loaded for admin, hr, recruiter and accountant; other roles see their own organization only. */
export const organization: ObjectDefinition = {
  object_id: 'organization',
  tables: ['organization'],
  fields: {
    ...ofClient,
    code: code(60, must),
    ...names(300),
    ogrn: code(13, always),
    inn: code(10, always),
    okpo: code(10, always),
    address: text(500, always),
    phone: code(60, always),
    country_code: code(2, { write: 'always', references: 'country' }),
    currency_code: code(3, { write: 'always', references: 'currency' }),
    disabled: flag(always),
    updated_at: moment(),
  },
  scope: (actor) =>
    holds(actor, 'admin', 'hr', 'recruiter', 'accountant')
      ? ownClient(actor)
      : and(eq('client_id', actor.client_id), eq('id', actor.organization_id)),
  order: { field: 'name', desc: false },
  write: byAdmin,
  owned: clientOf,
};

/** A saved view belongs to one person: the audit names it, never what it looks for. */
export const userFilter: ObjectDefinition = {
  object_id: 'user_filter',
  tables: ['user_filter'],
  fields: {
    id: id(),
    user_id: id(),
    route_name: code(100, must),
    name: text(100, must),
    parameters: json(always),
    updated_at: moment(),
  },
  scope: (actor) => eq('user_id', actor.user_id),
  order: { field: 'name', desc: false },
  write: { add: () => true, edit: () => true, del: () => true },
  audited: ['name'],
  owned: (actor) => ({ user_id: actor.user_id }),
};
