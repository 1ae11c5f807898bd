import { eq } from '../../filter/filter.ts';
import { id, moment, text } from '../kinds.ts';
import type { ObjectDefinition } from '../object.ts';

/** Only their owner reads passkeys. The key itself is not a field. */
export const passkey: ObjectDefinition = {
  object_id: 'passkey',
  tables: ['passkey'],
  fields: {
    id: id(),
    user_id: id(),
    name: text(60),
    create_date: moment(),
    last_used: moment({ nullable: true }),
  },
  scope: (actor) => eq('user_id', actor.user_id),
  order: { field: 'id', desc: false },
};
