import type { Actor } from '../../lib/access/actor.ts';
import { calendar } from '../../lib/objects/dictionaries.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import type { Db } from '../db/tx.ts';

/** Lets pass callers who may write every kind of change of the calendar. Refuses: access_denied. */
export const mustKeepCalendar = (actor: Actor): void => {
  const { add, edit, del } = calendar.write ?? {};
  if (!add?.(actor) || !edit?.(actor) || !del?.(actor)) throw refusal('access_denied');
};

/** Lets pass an organization of the caller's company, or none. Refuses: validation. */
export const ownOrganization = async (
  db: Db,
  { client_id }: Actor,
  organizationId: number | undefined,
): Promise<void> => {
  if (organizationId === undefined) return;
  const found = await db.rows('select 1 from "organization" where "id" = $1 and "client_id" = $2', [
    organizationId,
    client_id,
  ]);
  if (found.length === 0) throw wrongField('organization_id');
};
