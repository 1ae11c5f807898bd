import { type Actor, holds, keepsAccounts } from '../access/actor.ts';
import { eq, or, type Scope } from '../filter/filter.ts';
import { code, flag, id, moment, named, text } from './kinds.ts';
import type { ObjectDefinition } from './object.ts';

/** One's own; those of the people whose accounts the caller keeps. Nobody's by a grant: signing is personal. */
const signers = (actor: Actor): Scope => {
  const own = eq('employee_id', actor.real_employee_id);
  if (!keepsAccounts(actor)) return actor.real_employee_id === null ? 'none' : own;
  if (holds(actor, 'admin')) return eq('client_id', actor.client_id);
  return or(own, eq('organization_id', actor.organization_id));
};

const ofEmployee = {
  employee_id: id(),
  ...named('employee', 'employee_id', 'employee'),
  organization_id: id({ from: { ref: 'employee_id', table: 'employee', column: 'organization_id' } }),
  client_id: id(),
};

/** Certificates people sign with; private keys are no fields. Written by the methods `sign.*`. */
export const certificate: ObjectDefinition = {
  object_id: 'certificate',
  tables: ['certificate'],
  fields: {
    id: id(),
    certificate_id: id({ computed: true }),
    ...ofEmployee,
    name: text(300),
    type: code(1),
    serial_number: code(80),
    thumbprint: code(40),
    issuer: text(300),
    issued_date: moment(),
    expiration_date: moment(),
    /** DER in base64. */
    text: text(20_000, { computed: true }),
    is_informed: flag(),
    /** '0' while hr has not said that the certificate is the person's. */
    confirmed: flag(),
    disabled: flag(),
    revoked_at: moment({ nullable: true }),
    revoke_reason: text(200),
    create_date: moment(),
  },
  scope: signers,
  order: { field: 'id', desc: true },
};

/** Keys that were asked for, and what was decided about them. */
export const keyOrder: ObjectDefinition = {
  object_id: 'key_order',
  tables: ['key_order'],
  fields: {
    id: id(),
    ...ofEmployee,
    kind: code(10),
    reason: text(500),
    asked_by: id(),
    asked_name: text(300, { computed: true }),
    asked_name_eng: text(300, { computed: true }),
    asked_at: moment(),
    decided_by: id({ nullable: true }),
    decided_at: moment({ nullable: true }),
    granted: flag({ nullable: true }),
    used_at: moment({ nullable: true }),
    expires_at: moment(),
    /** asked, granted, refused, used or over. */
    state: code(10, { computed: true }),
  },
  scope: signers,
  order: { field: 'id', desc: true },
};

const admin = (actor: Actor): boolean => holds(actor, 'admin') && actor.grant_id === null;

/** Whom the client believes, with the state of their lists of revoked certificates. */
export const trustedCertificate: ObjectDefinition = {
  object_id: 'trusted_certificate',
  tables: ['trusted_certificate'],
  fields: {
    id: id(),
    client_id: id(),
    kind: code(20),
    name: text(300),
    thumbprint: code(40),
    not_after: moment(),
    crl_url: text(500, { write: 'edit' }),
    crl_tried_at: moment({ nullable: true }),
    crl_error: code(40),
    crl_this_update: moment({ computed: true, nullable: true }),
    crl_next_update: moment({ computed: true, nullable: true }),
    disabled: flag({ write: 'edit' }),
    create_date: moment(),
    updated_at: moment(),
  },
  scope: (actor) => (admin(actor) ? eq('client_id', actor.client_id) : 'none'),
  order: { field: 'name', desc: false },
  write: { edit: admin, del: admin },
};
