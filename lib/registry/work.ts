import { type Actor, holds } from '../access/actor.ts';
import { FAMILIES } from '../documents/families.ts';
import type { Family } from '../documents/family.ts';
import { and, anyOf, either, eq, type Filter, or, type Scope } from '../filter/filter.ts';
import { FILE_KINDS } from '../objects/file-kinds.ts';
import { code, flag, id, integer, json, moment, named, text } from '../objects/kinds.ts';
import type { ObjectDefinition } from '../objects/object.ts';
import { documentKeys, renamed, renamedScope } from '../objects/through-document.ts';
import { legScope } from './legs.ts';

/** Rows that hang on documents by `ref`: the union over the families of each family's own document scope. */
export const throughDocument =
  (familyField: string, ref = 'registrator_id', scopeOf = ({ scope }: Family) => scope) =>
  (actor: Actor): Scope => {
    const parts = FAMILIES.flatMap((family) => {
      const scope = scopeOf(family)(actor);
      if (scope === 'none') return [];
      const rows = eq(familyField, family.object_id);
      return [scope === 'all' ? rows : and(rows, renamed(scope, ref))];
    });
    return parts.length === 0 ? 'none' : or(...parts);
  };

const filesOfDocuments = throughDocument(
  'document_object_id',
  'registrator_id',
  ({ filesScope }) => filesScope,
);

/** Files of accompanying documents, read as those of the document. */
const filesOfLegs = (actor: Actor): Scope =>
  renamedScope(legScope(({ filesScope }) => filesScope)(actor), 'registrator_id');

export const documentStatus: ObjectDefinition = {
  object_id: 'document_status',
  tables: ['document_status'],
  fields: {
    id: id(),
    object_id: code(60),
    registrator_id: id(),
    ...documentKeys('registrator_id'),
    seq: integer(),
    from_status_id: code(40),
    status_id: code(40),
    status_name: text(100, { from: { ref: 'status_id', table: 'status', column: 'name' } }),
    status_name_eng: text(100, { from: { ref: 'status_id', table: 'status', column: 'name_eng' } }),
    workflow_id: id(),
    business_role: code(20),
    reject: flag(),
    indicators: text(200),
    organization_id: id(),
    /** Null for the portal. */
    user_id: id({ nullable: true }),
    employee_id: id({ nullable: true }),
    ...named('employee', 'employee_id', 'employee'),
    behalf_employee_id: id({ nullable: true }),
    ...named('behalf_employee', 'behalf_employee_id', 'employee'),
    grant_id: id({ nullable: true }),
    comments: text(4000),
    /** Warnings the mover acknowledged (JSON text). */
    warnings: json({ nullable: true }),
    /** The row whose move it follows from. */
    cause_id: id({ nullable: true }),
    create_date: moment(),
  },
  scope: throughDocument('object_id'),
  order: { field: 'id', desc: false },
};

/** Why decided documents were changed: for readers of the document. */
export const documentChange: ObjectDefinition = {
  object_id: 'document_change',
  tables: ['document_change'],
  fields: {
    id: id(),
    object_id: code(60),
    registrator_id: id(),
    ...documentKeys('registrator_id'),
    organization_id: id(),
    reason: text(4000),
    /** What it said before and says now: `field`, `was` and `is` each, as JSON text; a field without both says that it changed. */
    changes: json(),
    employee_id: id({ nullable: true }),
    ...named('employee', 'employee_id', 'employee'),
    behalf_employee_id: id({ nullable: true }),
    ...named('behalf_employee', 'behalf_employee_id', 'employee'),
    create_date: moment(),
  },
  scope: throughDocument('object_id'),
  order: { field: 'id', desc: false },
};

export const file: ObjectDefinition = {
  object_id: 'file',
  tables: ['file'],
  fields: {
    id: id(),
    name: code(80),
    original_name: text(255),
    content_type: code(100),
    size: integer(),
    hash: code(64),
    streebog_hash: code(64),
    streebog512_hash: code(128),
    kind: code(20, { values: FILE_KINDS }),
    registrator_id: id(),
    ...documentKeys('registrator_id'),
    document_number: text(40, { from: { ref: 'registrator_id', table: 'document', column: 'number' } }),
    ...named('employee', 'document_employee_id', 'employee'),
    document_object_id: code(60),
    /** The message of the thread that brought it. */
    discussion_message_id: id({ nullable: true }),
    /** Of a file of what accompanies a document: the family of that, '' without one. */
    legal_object_id: code(60, { computed: true }),
    server_made: flag(),
    deleted: flag(),
    create_date: moment(),
  },
  scope: (actor) => either(filesOfDocuments(actor), filesOfLegs(actor)),
  order: { field: 'id', desc: false },
};

/** A grant for some families shows messages on their documents only. */
const covered = (actor: Actor, messages: Filter): Filter =>
  actor.families ? and(messages, anyOf('object_id', actor.families)) : messages;

/**
 * Messages to a person; hr also reads the mailbox `hr` of their organization, except what they did themselves. Only
 * read_date may change.
 */
export const message: ObjectDefinition = {
  object_id: 'message',
  tables: ['message'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    organization_id: id(),
    recipient_id: code(40),
    author_id: id({ read: ['admin'], nullable: true }),
    registrator_id: id({ nullable: true }),
    object_id: code(60),
    code: code(100),
    values: json(),
    text: text(2000),
    text_eng: text(2000),
    route: text(300),
    create_date: moment(),
    read_date: moment({ write: 'edit', nullable: true }),
  },
  scope: (actor) => {
    const mine = covered(actor, eq('recipient_id', String(actor.employee_id)));
    const mailbox = covered(
      actor,
      and(
        eq('recipient_id', 'hr'),
        eq('organization_id', actor.organization_id),
        or({ field: 'author_id', isNull: true }, { not: eq('author_id', actor.user_id) }),
      ),
    );
    return holds(actor, 'hr') ? or(mine, mailbox) : mine;
  },
  order: { field: 'id', desc: true },
  write: { edit: () => true },
};
