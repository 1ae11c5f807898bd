import { type Actor, holds } from '../../lib/access/actor.ts';
import type { Appearance } from '../../lib/rpc/appearance.ts';
import { changesOf } from '../audit/changes.ts';
import { refusal } from '../call/call-error.ts';
import { db } from '../db/tx.ts';
import { themeOf } from '../theme-of.ts';

/** The look of the caller's client, as delivered and as changed. Refuses: access_denied. */
export const readLook = async (actor: Actor): Promise<Appearance> => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
  const [own = null] = await db.rows<NonNullable<Appearance['own']>>(
    `select "id", "updated_at", "primary", "accent", "secondary", "background", "night_primary", "night_accent",
       "logo_file", "logo_dark_file" from "theme" where "client_id" = $1`,
    [actor.client_id],
  );
  return {
    delivered: { ...themeOf(actor.client_code), code: actor.client_code },
    own,
    changes: own ? await changesOf(actor.client_id, `theme:${own.id}`) : [],
  };
};
