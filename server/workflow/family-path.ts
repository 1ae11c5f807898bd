import type { Actor } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { statusesOf } from '../../lib/workflow/path.ts';
import type { FamilyPath } from '../../lib/workflow/path-shape.ts';
import { refusal } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import { namedPath } from './path.ts';

/**
 * The way a new document of a family would go in the caller's organization; answered to callers who read any list of
 * the family.
 */
export const readFamilyPath = async (actor: Actor, object_id: string): Promise<FamilyPath> => {
  const family = familyOf(object_id);
  if (!family) throw refusal('unknown_object');
  if (family.scope(actor) === 'none') throw refusal('access_denied');
  const { parametersOf, statuses, stepsOf } = await readRules(db, actor.client_id);
  const parameters = parametersOf(actor.organization_id);
  const steps = stepsOf(object_id);
  const place = { object_id, organization_id: actor.organization_id, status_id: 'empty' };
  return {
    path: namedPath({ steps, parametersOf, statuses }, place),
    statuses: statusesOf(place, steps, parameters),
  };
};
