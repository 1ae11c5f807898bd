import type { Actor } from '../../lib/access/actor.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { accessRow, type ClientRules } from '../../lib/reach/access-row.ts';
import type { AccessTable } from '../../lib/reach/answer.ts';
import { roleActor } from '../../lib/reach/marked-actor.ts';
import { groupedObjects } from '../../lib/reach/object-groups.ts';
import { otherScreens } from '../../lib/reach/screens.ts';
import { LOOKED_ROLES, type LookedRole } from '../../lib/reach/table.data.ts';
import { type Rules, readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import { objectOrRefuse } from '../objects/view.ts';
import { mustBeAdmin } from '../workflow/admin/admin-only.ts';

interface Asked {
  readonly role?: LookedRole | undefined;
  readonly object?: string | undefined;
}

/** What each role may, object by object, from the rules that guard the calls. Refuses: access_denied, unknown_object. */
export const accessTable = async (admin: Actor, { role, object }: Asked): Promise<AccessTable> => {
  mustBeAdmin(admin);
  const objects = object === undefined ? groupedObjects() : [objectOrRefuse(object)];
  const rules = await readRules(db, admin.client_id);
  return LOOKED_ROLES.filter((each) => role === undefined || each === role).map((each) =>
    ofRole(each, objects, rules),
  );
};

const ofRole = (
  role: LookedRole,
  objects: readonly ObjectDefinition[],
  rules: Rules,
): AccessTable[number] => {
  const actor = roleActor(role === 'user' ? [] : [role], rules);
  const client: ClientRules = rules;
  return {
    role,
    rows: objects.map((object) => accessRow(object, actor, client)),
    screens: otherScreens(
      groupedObjects().map(({ object_id }) => object_id),
      actor,
    ),
  };
};
