import { holds } from '../access/actor.ts';
import { ownClient } from '../access/scope.ts';
import { code, flag, id, integer, json, moment, named, text } from './kinds.ts';
import type { ObjectDefinition } from './object.ts';

const ofSession = (column: string, max: number) =>
  text(max, { from: { ref: 'session_id', table: 'auth_session', column } });

/**
 * What was done: an admin reads all of the client's rows, other roles none. The portal only adds rows, so none can be
 * written. The newest comes first by its moment: then a period is a part of the order, and an index leads to it.
 */
export const audit: ObjectDefinition = {
  object_id: 'audit',
  tables: ['audit'],
  fields: {
    id: id(),
    client_id: id(),
    moment: moment(),
    /** Rows of one stream form one hash chain. */
    stream: code(120),
    seq: integer(),
    action: code(80),
    /** The beginning of the action up to the first point: `table` of `table.edit`. */
    kind: code(40, { computed: true }),
    object_id: code(60),
    record_id: code(60),
    /** The number of the document it was done to; null of everything else. */
    document_number: text(40, { computed: true, nullable: true, asked: 'value' }),
    /** Facts that identify a setting, a text or a person, as JSON: its code, its place, its names. */
    record_facts: text(2_000, { computed: true, nullable: true, asked: 'value' }),
    /** Who did it: the account that was signed in, none where the portal did. */
    user_id: id({ nullable: true }),
    user_login: code(100, { from: { ref: 'user_id', table: 'app_user', column: 'login' } }),
    actor_id: id({ from: { ref: 'user_id', table: 'app_user', column: 'employee_id' } }),
    ...named('actor', 'actor_id', 'employee'),
    /** The acting person: themselves, or the one they acted for by a grant. */
    employee_id: id({ nullable: true }),
    ...named('employee', 'employee_id', 'employee'),
    grant_id: id({ nullable: true }),
    behalf_employee_id: id({ from: { ref: 'grant_id', table: 'grant', column: 'employee_id' } }),
    ...named('behalf_employee', 'behalf_employee_id', 'employee'),
    session_id: id({ nullable: true }),
    address: ofSession('address', 64),
    user_agent: ofSession('user_agent', 300),
    /** The caller was refused for lack of a right. */
    refused: flag({ computed: true }),
    detail: json({ asked: 'text' }),
    prev_hash: code(64),
    hash: code(64),
  },
  scope: (actor) => (holds(actor, 'admin') ? ownClient(actor) : 'none'),
  order: { field: 'moment', desc: true },
};
