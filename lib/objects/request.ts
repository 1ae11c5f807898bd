import { documentScope } from '../access/scope.ts';
import { DOCUMENT_FIELDS } from '../documents/fields.ts';
import { code, day, id } from './kinds.ts';
import type { Fields, ObjectDefinition } from './object.ts';

/** Nobody writes a request by hand until its forms are there; the workflow moves it. */
const readOnly = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, { write: _write, ...field }]) => [name, field]));

const ofRequest = { table: 'request', nullable: true } as const;

/** Papers that accompany a document or stand alone: one's own, those of reports, the organization's for hr. */
export const request: ObjectDefinition = {
  object_id: 'request',
  tables: ['document', 'request'],
  discriminator: { column: 'object_id', value: 'request' },
  fields: {
    ...readOnly(DOCUMENT_FIELDS),
    legal_document_id: id(ofRequest),
    date: day(ofRequest),
    request_type_id: id(ofRequest),
    request_type_code: code(60, {
      from: { ref: 'request_type_id', table: 'request_type', column: 'code' },
    }),
  },
  scope: documentScope({ accountant: false, reviewer: false }),
  order: { field: 'id', desc: true },
};
