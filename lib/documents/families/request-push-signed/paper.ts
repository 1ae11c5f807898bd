import { type Actor, coversFamily, holds } from '../../../access/actor.ts';
import { eq } from '../../../filter/filter.ts';
import { code, day, id, integer, moment, must, named, text } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';

/** Whether the caller publishes papers in the organization. */
export const publishesPapers = (actor: Actor): boolean =>
  holds(actor, 'hr') && actor.organization_id !== null && coversFamily(actor, 'request_push_signed');

/**
 * Papers as hr publishes them, each with the answers of its people. People see their own documents
 * (`request_push_signed`), never the other recipients of a paper.
 */
export const paper: ObjectDefinition = {
  object_id: 'paper',
  tables: ['paper'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    organization_id: id(),
    title: text(300, must),
    comments: text(4000, { write: 'always' }),
    document_type_id: id({ write: 'always', references: 'document_type', nullable: true }),
    document_type_name: text(200, {
      from: { ref: 'document_type_id', table: 'document_type', column: 'name' },
    }),
    document_type_name_eng: text(200, {
      from: { ref: 'document_type_id', table: 'document_type', column: 'name_eng' },
    }),
    due_date: day({ write: 'always', nullable: true }),
    name: code(80),
    original_name: text(255),
    content_type: code(100),
    size: integer(),
    hash: code(64),
    streebog_hash: code(64),
    creator_id: id({ nullable: true }),
    ...named('creator', 'creator_id', 'employee'),
    /** How many people it went to, and their answers. */
    people: integer({ computed: true }),
    confirmed: integer({ computed: true }),
    declined: integer({ computed: true }),
    create_date: moment(),
    updated_at: moment(),
  },
  scope: (actor) => (publishesPapers(actor) ? eq('organization_id', actor.organization_id) : 'none'),
  order: { field: 'id', desc: true },
  write: { add: publishesPapers, edit: publishesPapers, del: publishesPapers },
  owned: (actor) => ({
    client_id: actor.client_id,
    organization_id: actor.organization_id,
    creator_id: actor.employee_id,
  }),
};
