import { type Actor, holds } from '../access/actor.ts';
import { ownClient } from '../access/scope.ts';
import { LOGO_BYTES_MAX } from '../themes/logo.ts';
import { OWN_COLORS } from '../themes/own-theme.ts';
import { always, code, id, moment } from './kinds.ts';
import type { ObjectDefinition } from './object.ts';

const admin = (actor: Actor): boolean => holds(actor, 'admin');
/** A picture in base64. */
const picture = code(4 * Math.ceil(LOGO_BYTES_MAX / 3), always);
/** What a picture is called where it is shown: its digest and its kind. The server writes it. */
const shownAs = code(70);

/** What a client changes of its look: one row, whose empty values stay as delivered. People see it in pages alone. */
export const theme: ObjectDefinition = {
  object_id: 'theme',
  tables: ['theme'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    ...Object.fromEntries(OWN_COLORS.map((name) => [name, code(7, always)])),
    logo: picture,
    logo_file: shownAs,
    logo_dark: picture,
    logo_dark_file: shownAs,
    updated_at: moment(),
  },
  scope: (actor) => (admin(actor) ? ownClient(actor) : 'none'),
  order: { field: 'id', desc: false },
  write: { add: admin, edit: admin },
  audited: [...OWN_COLORS, 'logo_file', 'logo_dark_file'],
  owned: (actor) => ({ client_id: actor.client_id }),
};
