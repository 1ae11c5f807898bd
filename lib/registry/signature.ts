import { code, flag, id, moment, named, text } from '../objects/kinds.ts';
import type { ObjectDefinition } from '../objects/object.ts';
import { documentKeys } from '../objects/through-document.ts';
import { throughDocument } from './work.ts';

/**
 * Signatures over files, of the documents the caller may read (AMB-010). Neither the signature itself nor the record of
 * a simple one is a field: a list tells who signed what, with what, when, and how it was judged.
 */
export const signature: ObjectDefinition = {
  object_id: 'signature',
  tables: ['signature'],
  fields: {
    id: id(),
    object_id: code(60),
    document_id: id(),
    ...documentKeys('document_id'),
    document_number: text(40, { from: { ref: 'document_id', table: 'document', column: 'number' } }),
    request_id: id(),
    file_id: id(),
    file_name: text(255, { from: { ref: 'file_id', table: 'file', column: 'original_name' } }),
    status_id: code(40),
    status_name: text(100, { from: { ref: 'status_id', table: 'status', column: 'name' } }),
    status_name_eng: text(100, { from: { ref: 'status_id', table: 'status', column: 'name_eng' } }),
    type: code(1),
    party: code(20),
    employee_id: id(),
    ...named('employee', 'employee_id', 'employee'),
    behalf_employee_id: id({ nullable: true }),
    ...named('behalf_employee', 'behalf_employee_id', 'employee'),
    company_behalf: flag(),
    certificate_id: id({ nullable: true }),
    certificate_name: text(300, { from: { ref: 'certificate_id', table: 'certificate', column: 'name' } }),
    serial_number: code(80),
    thumbprint: code(40),
    algorithm: code(60),
    digest_algorithm: code(60),
    signing_time: moment({ nullable: true }),
    signed_at: moment(),
    level: code(2),
    verdict: code(20, { computed: true }),
    code: code(60, { computed: true }),
    timestamp_at: moment({ nullable: true }),
    checked_at: moment({ nullable: true }),
    checked_code: code(60),
    public_id: code(32),
  },
  scope: throughDocument('object_id', 'document_id'),
  order: { field: 'id', desc: true },
};
