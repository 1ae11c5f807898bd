import type { Actor } from '../../lib/access/actor.ts';
import type { AccessCompare, AccessPerson } from '../../lib/reach/answer.ts';
import { compareRows } from '../../lib/reach/compare.ts';
import { hatRow } from '../../lib/reach/hat-rows.ts';
import { groupedObjects } from '../../lib/reach/object-groups.ts';
import { otherScreens } from '../../lib/reach/screens.ts';
import { type Rules, readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import { noteLook } from '../trail/note-cards.ts';
import { mustBeAdmin } from '../workflow/admin/admin-only.ts';
import { lookAt } from './people.ts';

/** What one person may and why, with grants and deputies now in force. Refuses: access_denied, not_found. */
export const accessPerson = async (admin: Actor, employee_id: number): Promise<AccessPerson> => {
  mustBeAdmin(admin);
  const told = await tell(admin, employee_id, await readRules(db, admin.client_id));
  noteLook(admin, [employee_id]);
  return told;
};

/** Two people beside each other: what both may, and what one of them may alone. Refuses: access_denied, not_found. */
export const accessCompare = async (
  admin: Actor,
  asked: { readonly first: number; readonly second: number },
): Promise<AccessCompare> => {
  mustBeAdmin(admin);
  const rules = await readRules(db, admin.client_id);
  const [first, second] = await Promise.all([
    tell(admin, asked.first, rules),
    tell(admin, asked.second, rules),
  ]);
  noteLook(admin, [asked.first, asked.second]);
  return { first: first.person, second: second.person, ...compareRows(first, second) };
};

const tell = async (admin: Actor, employee_id: number, rules: Rules): Promise<AccessPerson> => {
  const { facts, hats } = await lookAt(admin, employee_id, rules);
  const objects = groupedObjects();
  const names = objects.map(({ object_id }) => object_id);
  return {
    person: facts,
    rows: objects.map((object) => hatRow(object, hats, rules)),
    screens: [...new Set(hats.flatMap(({ actor }) => otherScreens(names, actor)))],
  };
};
