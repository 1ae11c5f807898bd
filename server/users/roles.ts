import type { Actor } from '../../lib/access/actor.ts';
import type { StoredRole } from '../../lib/access/roles.ts';
import type { Day } from '../../lib/kernel/day.ts';
import type { OrganizationRoles } from '../../lib/rpc/users.ts';
import { changesSomething, type RoleChange, roleRefusal } from '../../lib/users/role-rules.ts';
import { mayAct } from '../auth/may-enter.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { Db, Tx } from '../db/tx.ts';

/**
 * Gives an account the roles named, organization by organization, and answers what really changed. Refuses:
 * access_denied for what the caller may not give or take, validation for an unknown organization.
 */
export const setRoles = async (
  tx: Tx,
  actor: Actor,
  user_id: number,
  wanted: OrganizationRoles,
): Promise<RoleChange[]> => {
  const held = await tx.rows<Row<'user_role', 'organization_id'> & { role: StoredRole }>(
    'select "organization_id", "role" from "user_role" where "user_id" = $1 order by "role"',
    [user_id],
  );
  const changes = wanted
    .map(
      ({ organization_id, roles }): RoleChange => ({
        organization_id,
        before: held.filter((each) => each.organization_id === organization_id).map(({ role }) => role),
        after: [...new Set(roles)].sort(),
      }),
    )
    .filter(changesSomething);
  if (new Set(wanted.map((each) => each.organization_id)).size !== wanted.length)
    throw wrongField('roles', 'field/wrong');
  if (roleRefusal(actor, user_id, changes)) throw refusal('access_denied');
  await organizationsExist(
    tx,
    actor,
    changes.map((change) => change.organization_id),
  );
  for (const { organization_id, after } of changes) {
    await tx.rows('delete from "user_role" where "user_id" = $1 and "organization_id" = $2', [
      user_id,
      organization_id,
    ]);
    await tx.rows(
      'insert into "user_role" ("user_id", "organization_id", "role") select $1, $2, unnest($3::text[])',
      [user_id, organization_id, after],
    );
  }
  return changes;
};

const organizationsExist = async (db: Db, actor: Actor, ids: readonly number[]): Promise<void> => {
  const found = await db.rows('select 1 from "organization" where "id" = any($1) and "client_id" = $2', [
    ids,
    actor.client_id,
  ]);
  if (found.length !== ids.length) throw wrongField('roles', 'field/wrong');
};

/** Whether an admin of the client may enter, and still may after a day that is named. */
export const hasAdmin = async (tx: Tx, client_id: number, after: Day | null = null): Promise<boolean> => {
  const admins = await tx.rows(
    `select 1 from "user_role" r join "app_user" u on u."id" = r."user_id" join "employee" e on e."id" = u."employee_id"
     where u."client_id" = $1 and r."role" = 'admin' and r."organization_id" = e."organization_id" and ${mayAct()}
       and ($2::date is null or coalesce(e."dismissal_date", 'infinity') > $2::date) limit 1`,
    [client_id, after],
  );
  return admins.length > 0;
};

/** Refuses (validation) when no admin of the client may enter, or none after a day that is named. */
export const keepAnAdmin = async (
  tx: Tx,
  client_id: number,
  field: string,
  after: Day | null = null,
): Promise<void> => {
  if (!(await hasAdmin(tx, client_id, after))) throw wrongField(field, 'user/last-admin');
};
