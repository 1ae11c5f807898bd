import { type Actor, holds } from '../../../lib/access/actor.ts';
import { familyOf } from '../../../lib/documents/families.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { refusal } from '../../call/call-error.ts';

/** Who keeps the steps asks about them. Refuses: access_denied. */
export const mustBeAdmin = (actor: Actor): void => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
};

/** The family whose steps an admin asks about. Refuses: access_denied, unknown_object. */
export const familyAskedBy = (actor: Actor, object_id: string): Family => {
  mustBeAdmin(actor);
  const family = familyOf(object_id);
  if (!family) throw refusal('unknown_object');
  return family;
};
