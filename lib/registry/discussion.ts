import type { Actor } from '../access/actor.ts';
import { MESSAGE_LENGTH } from '../discussion/own-message.ts';
import { code, id, json, moment, named, text } from '../objects/kinds.ts';
import type { ObjectDefinition } from '../objects/object.ts';
import { documentKeys } from '../objects/through-document.ts';
import { throughDocument } from './work.ts';

/** Whether the caller writes in threads of documents they read: a person, and not after their last working day. */
const writes = (actor: Actor): boolean => actor.real_employee_id !== null && actor.dismissed !== true;

/** A message in the thread of a document: its readers read and answer it. */
export const discussionMessage: ObjectDefinition = {
  object_id: 'discussion_message',
  tables: ['discussion_message'],
  fields: {
    id: id(),
    registrator_id: id({ write: 'add', required: true }),
    document_object_id: code(60, {
      from: { ref: 'registrator_id', table: 'document', column: 'object_id' },
    }),
    ...documentKeys('registrator_id'),
    author_id: id(),
    ...named('author', 'author_id', 'employee'),
    author_photo_name: text(200, { from: { ref: 'author_id', table: 'employee', column: 'photo_name' } }),
    behalf_employee_id: id({ nullable: true }),
    ...named('behalf_employee', 'behalf_employee_id', 'employee'),
    text: text(MESSAGE_LENGTH, { write: 'always', required: true }),
    /** People it names, as JSON text. */
    mentioned: json({ computed: true }),
    /** Its files, as JSON text. */
    files: json({ computed: true }),
    create_date: moment(),
    edit_date: moment({ nullable: true }),
    delete_date: moment({ nullable: true }),
  },
  scope: throughDocument('document_object_id'),
  order: { field: 'id', desc: true },
  write: { add: writes, edit: writes, del: writes },
};
