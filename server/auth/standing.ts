import { type Actor, holds } from '../../lib/access/actor.ts';
import { flagOf } from '../../lib/settings/read.ts';
import type { Rules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import { mayAct } from './may-enter.ts';

/**
 * The caller with facts about some roles only: for hr whether the organization has another one, where its only one may
 * decide about their own documents; for a manager which managers they lead, where the dictionary has steps of the
 * second level. Nothing is read for other roles.
 */
export const withStanding = async (actor: Actor, { secondLevel, parameters }: Rules): Promise<Actor> => {
  const [leaves_own, manager_ids] = await Promise.all([
    holds(actor, 'hr') && (!flagOf(parameters, 'hr_decides_own') || hasFellowHr(actor)),
    holds(actor, 'manager') && secondLevel.length > 0 ? managersUnder(actor) : [],
  ]);
  if (!leaves_own && manager_ids.length === 0) return actor;
  return {
    ...actor,
    ...(leaves_own ? { leaves_own } : {}),
    ...(manager_ids.length > 0 ? { second_level: { families: secondLevel, manager_ids } } : {}),
  };
};

/** Whether another hr of the organization may enter now: neither the caller nor the person acted for. */
const hasFellowHr = async ({ organization_id, employee_id, real_employee_id }: Actor): Promise<boolean> => {
  const [row] = await db.rows(
    `select 1 from "user_role" r join "app_user" u on u."id" = r."user_id"
     join "employee" e on e."id" = u."employee_id" and e."organization_id" = r."organization_id"
     where r."organization_id" = $1 and r."role" = 'hr' and e."id" <> all($2::bigint[]) and ${mayAct()} limit 1`,
    [organization_id, [employee_id, real_employee_id].filter((id) => id !== null)],
  );
  return row !== undefined;
};

/** People the acting employee decides for who decide for others themselves. */
const managersUnder = async ({ employee_id }: Actor): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(
    `select s."employee_id" as id from "decider" s
     where s."manager_id" = $1 and exists (select 1 from "decider" r where r."manager_id" = s."employee_id")`,
    [employee_id],
  );
  return rows.map(({ id }) => id);
};
