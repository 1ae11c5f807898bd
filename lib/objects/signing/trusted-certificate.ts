import { type Actor, holds } from '../../access/actor.ts';
import { eq } from '../../filter/filter.ts';
import { code, flag, id, moment, text } from '../kinds.ts';
import type { ObjectDefinition } from '../object.ts';

const admin = (actor: Actor): boolean => holds(actor, 'admin') && actor.grant_id === null;

/** Certificates the client trusts, with the state of their revocation lists. */
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
    delta_url: text(500, { write: 'edit' }),
    delta_tried_at: moment({ nullable: true }),
    delta_error: code(40),
    delta_this_update: moment({ computed: true, nullable: true }),
    delta_next_update: moment({ computed: true, nullable: true }),
    ocsp_url: text(500, { write: 'edit' }),
    ocsp_tried_at: moment({ nullable: true }),
    ocsp_error: code(40),
    disabled: flag({ write: 'edit' }),
    create_date: moment(),
    updated_at: moment(),
  },
  scope: (actor) => (admin(actor) ? eq('client_id', actor.client_id) : 'none'),
  order: { field: 'name', desc: false },
  write: { edit: admin, del: admin },
};
