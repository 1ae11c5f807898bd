import { type Actor, holds } from '../../access/actor.ts';
import { and, eq } from '../../filter/filter.ts';
import { code, flag, id, moment, text } from '../kinds.ts';
import type { ObjectDefinition } from '../object.ts';

const whose = (actor: Actor) =>
  holds(actor, 'admin') ? eq('client_id', actor.client_id) : eq('user_id', actor.user_id);

/** Where people are signed in: one's own sessions, those of the client for an admin. Deleting one ends it. */
export const session: ObjectDefinition = {
  object_id: 'session',
  tables: ['auth_session'],
  fields: {
    id: id(),
    user_id: id(),
    user_login: code(100, { from: { ref: 'user_id', table: 'app_user', column: 'login' } }),
    client_id: id({
      read: ['admin'],
      from: { ref: 'user_id', table: 'app_user', column: 'client_id' },
    }),
    user_agent: text(300),
    address: code(64),
    origin: code(20),
    /** Only sessions that may still be used are shown to anybody. */
    live: flag({ computed: true }),
    /** '1' for the session the caller speaks from, null for any other. */
    current: flag({ computed: true, readIn: (actor) => eq('id', actor.session_id) }),
    create_date: moment(),
    last_seen: moment(),
  },
  scope: (actor) => and(eq('live', '1'), whose(actor)),
  order: { field: 'last_seen', desc: true },
  write: { del: () => true },
};
