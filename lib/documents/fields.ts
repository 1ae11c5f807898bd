import { code, day, decimal, flag, id, integer, moment, named, text, time } from '../objects/kinds.ts';
import type { Fields } from '../objects/object.ts';

const via = (ref: string, table: string, column: string) => ({ from: { ref, table, column } });

/**
 * What a document says of itself in a list of many families. A family that has a word for one of these names it among
 * its fields, under a name of its own if it likes: `subject: text(300, { ...IN_DOCUMENT, column: 'title' })`.
 */
export const SUMMARY_FIELDS: Fields = {
  title: text(300),
  /** In English, of a family that says it in both languages. */
  title_eng: text(300),
  due_date: day({ nullable: true }),
  /** The part of its only day that it takes; all of it where nothing is said. */
  time_from: time({ nullable: true }),
  time_to: time({ nullable: true }),
  /** How many hours it takes, without breaks, as it reckoned them itself. */
  hours: decimal({ nullable: true }),
  amount: decimal({ nullable: true }),
  currency_id: id({ nullable: true }),
  currency_code: code(3, via('currency_id', 'currency', 'code')),
};

/** A field of a family that is a column of every document. */
export const IN_DOCUMENT = { table: 'document' } as const;

/** Fields every personal document has (specification 3.1), with the names its view adds. */
export const DOCUMENT_FIELDS: Fields = {
  id: id(),
  client_id: id({ read: ['admin'] }),
  object_id: code(60),
  number: code(40),
  organization_id: id(),
  ...named('organization', 'organization_id', 'organization'),
  employee_id: id({ write: 'add', references: 'employee' }),
  ...named('employee', 'employee_id', 'employee'),
  position: text(300, via('employee_id', 'employee', 'position')),
  position_eng: text(300, via('employee_id', 'employee', 'position_eng')),
  department: text(300, via('employee_id', 'employee', 'department')),
  department_eng: text(300, via('employee_id', 'employee', 'department_eng')),
  location: text(200, via('employee_id', 'employee', 'location')),
  manager_id: id({ nullable: true }),
  ...named('manager', 'manager_id', 'employee'),
  /** The manager of the manager now, who takes the steps of the second level (AMB-056); never the owner. */
  second_manager_id: id({ nullable: true, computed: true }),
  creator_id: id({ nullable: true }),
  ...named('creator', 'creator_id', 'employee'),
  document_type_id: id({ write: 'always', references: 'document_type', nullable: true }),
  document_type_code: code(60, via('document_type_id', 'document_type', 'code')),
  document_type_name: text(200, via('document_type_id', 'document_type', 'name')),
  document_type_name_eng: text(200, via('document_type_id', 'document_type', 'name_eng')),
  /** Flags of the document type, as JSON text. */
  detail: { kind: 'json', from: { ref: 'document_type_id', table: 'document_type', column: 'detail' } },
  status_id: code(40),
  status_name: text(100, via('status_id', 'status', 'name')),
  status_name_eng: text(100, via('status_id', 'status', 'name_eng')),
  workflow_id: id({ nullable: true }),
  reject: flag(via('workflow_id', 'workflow', 'reject')),
  version: integer(),
  start_date: day({ write: 'always', nullable: true }),
  end_date: day({ write: 'always', nullable: true }),
  days: integer({ write: 'always', nullable: true }),
  /** Replaced by another document. */
  replaced: flag(),
  /** Warnings the sender acknowledged (JSON text). */
  warnings: { kind: 'json', nullable: true },
  comments: text(4000, { write: 'always' }),
  comments_eng: text(4000, { write: 'always' }),
  indicators: text(200),
  create_date: moment(),
  status_date: moment(),
  updated_at: moment(),
  /** Who changed it last: the person who acted, not the one acted for. */
  editor_id: id({ nullable: true }),
  ...named('editor', 'editor_id', 'employee'),
  files_count: integer({ computed: true }),
  /** Attached files that are not deleted, in order of arrival (AMB-137): id, name, original_name, hash, deleted. */
  files: { kind: 'json', computed: true, asked: 'value' },
  /** The same as one JSON text. */
  files_json: { kind: 'json', computed: true, asked: 'text' },
  /** How many messages of others in its thread the caller has not read: 100 at most. */
  discussion_unread: integer({ computed: true, asked: 'value' }),
  /** '1' once it has a signature. */
  signed: flag({ computed: true }),
};
