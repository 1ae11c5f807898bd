import { type Actor, holds } from '../access/actor.ts';
import { DOCUMENT_FIELDS } from '../documents/fields.ts';
import { and, eq, type Filter, or, type Scope } from '../filter/filter.ts';
import { code, day, id, text } from './kinds.ts';
import type { Fields, ObjectDefinition } from './object.ts';
import { requestScope } from './request-scope.ts';

/** Fields of a document that nobody writes by hand until its forms are there; the workflow moves it. */
export const readOnly = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, { write: _write, ...field }]) => [name, field]));

const ofRequest = { table: 'request', nullable: true } as const;

const readable = requestScope({ field: 'legal_document_id', isNull: true });
const isLeg: Filter = { not: { field: 'legal_document_id', isNull: true } };

/** An admin sees besides how the requests of documents stand, whoever's they are: there signing is looked after (AMB-135). */
const withLegsForAdmin = (actor: Actor): Scope => {
  const rows = readable(actor);
  if (!holds(actor, 'admin')) return rows;
  const legs = and(eq('client_id', actor.client_id), isLeg);
  if (rows === 'all') return rows;
  return rows === 'none' ? legs : or(rows, legs);
};

/** Papers that accompany a document or stand alone: one's own, those of reports, the organization's for hr. */
export const request: ObjectDefinition = {
  object_id: 'request',
  tables: ['document', 'request'],
  discriminator: { column: 'object_id', value: 'request' },
  fields: {
    ...readOnly(DOCUMENT_FIELDS),
    legal_document_id: id(ofRequest),
    /** The document it accompanies: of which family, and its number. */
    legal_object_id: code(60, { from: { ref: 'legal_document_id', table: 'document', column: 'object_id' } }),
    legal_number: code(40, { from: { ref: 'legal_document_id', table: 'document', column: 'number' } }),
    date: day(ofRequest),
    request_type_id: id(ofRequest),
    request_type_code: code(60, {
      from: { ref: 'request_type_id', table: 'request_type', column: 'code' },
    }),
    request_type_name: text(200, {
      from: { ref: 'request_type_id', table: 'request_type', column: 'name' },
    }),
    request_type_name_eng: text(200, {
      from: { ref: 'request_type_id', table: 'request_type', column: 'name_eng' },
    }),
  },
  scope: withLegsForAdmin,
  order: { field: 'id', desc: true },
};
