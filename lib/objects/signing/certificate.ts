import { code, flag, id, moment, text } from '../kinds.ts';
import type { ObjectDefinition } from '../object.ts';
import { ofEmployee, signers } from './signers.ts';

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
