import { ROLES, type StoredRole } from '../../lib/access/roles.ts';
import type { Db, Tx } from '../db/tx.ts';
import { tellRights } from '../notifications/tell-rights.ts';
import { lockUsers } from '../users/lock-users.ts';
import type { Directory } from './authenticate.ts';
import { attributesIn, type Filter } from './filter.ts';
import { holds } from './filter-holds.ts';
import type { MemberChange } from './patch.ts';
import { accountById } from './read-users.ts';
import { ScimError } from './scim-error.ts';
import { versionOf } from './user-resource.ts';
import { checkAdmin, keepAdmin, record } from './write-users.ts';

export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';

interface Member {
  readonly id: number;
  readonly login: string;
}

/** A role of the portal in the organization of the directory. Refuses 404. */
export const roleOf = (id: string): StoredRole => {
  const role = ROLES.find((each) => each === id);
  if (!role) throw new ScimError(404, 'There is no such resource.');
  return role;
};

/** The roles that pass a filter by their name. Refuses invalidFilter with what groups are not searched by. */
export const rolesPassing = (filter: Filter | undefined): StoredRole[] => {
  if (filter === undefined) return [...ROLES];
  const unknown = attributesIn(filter).find((each) => each !== 'id' && each !== 'displayname');
  if (unknown !== undefined)
    throw new ScimError(400, `Groups are not searched by ${unknown.slice(0, 120)}.`, 'invalidFilter');
  return ROLES.filter((role) => holds(filter, { id: role, displayname: role }));
};

/** The group of a role with its members under `base`. */
export const groupResource = async (db: Db, directory: Directory, role: StoredRole, base: string) => {
  const members = await membersOf(db, directory, role);
  const said = {
    schemas: [GROUP_SCHEMA],
    id: role,
    displayName: role,
    members: members.map(({ id, login }) => ({
      value: String(id),
      display: login,
      $ref: `${base}/Users/${id}`,
      type: 'User',
    })),
  };
  const meta = { resourceType: 'Group', location: `${base}/Groups/${role}`, version: versionOf(said) };
  return { ...said, meta };
};

const membersOf = (db: Db, { client_id, organization_id }: Directory, role: StoredRole): Promise<Member[]> =>
  db.rows<Member>(
    `select u."id", u."login" from "user_role" r join "app_user" u on u."id" = r."user_id"
       left join "employee" e on e."id" = u."employee_id"
     where r."organization_id" = $2 and r."role" = $3 and u."client_id" = $1 and not u."directory_removed"
       and coalesce(e."organization_id", u."directory_organization_id") = $2
     order by u."id"`,
    [client_id, organization_id, role],
  );

/**
 * Gives and takes a role, change by change. The role of administrator, and any role of an administrator, only where
 * the client leaves administrators to the directory. Refuses 403, 404.
 */
export const changeMembers = async (
  tx: Tx,
  directory: Directory,
  role: StoredRole,
  changes: readonly MemberChange[],
): Promise<void> => {
  await lockUsers(tx, directory.client_id);
  await checkAdmin(tx, directory, role === 'admin' && changes.length > 0);
  for (const change of changes) {
    const { op } = change;
    if ('passing' in change)
      await each(await passing(tx, directory, role, change.passing), (id) => take(tx, directory, role, id));
    else if (op === 'remove') await each(change.ids, (id) => take(tx, directory, role, id));
    else {
      const { ids } = change;
      const present = new Set((await membersOf(tx, directory, role)).map(({ id }) => String(id)));
      await each(
        ids.filter((id) => !present.has(id)),
        (id) => give(tx, directory, role, id),
      );
      if (op === 'replace')
        await each(
          [...present].filter((id) => !ids.includes(id)),
          (id) => take(tx, directory, role, id),
        );
    }
  }
  if (role === 'admin' && changes.some(({ op }) => op !== 'add')) await keepAdmin(tx, directory);
};

const passing = async (tx: Tx, directory: Directory, role: StoredRole, filter: Filter): Promise<string[]> =>
  (await membersOf(tx, directory, role))
    .filter(({ id, login }) => holds(filter, { value: String(id), display: login, type: 'User' }))
    .map(({ id }) => String(id));

const each = async (ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> => {
  for (const id of ids) await work(id);
};

const give = async (tx: Tx, directory: Directory, role: StoredRole, id: string): Promise<void> => {
  const account = await accountById(tx, directory, id, true);
  await checkAdmin(tx, directory, account.is_admin);
  await changed(tx, directory, 'scim.role_give', account.id, role, INSERT);
};

const take = async (tx: Tx, directory: Directory, role: StoredRole, id: string): Promise<void> => {
  const account = await accountById(tx, directory, id, true);
  await checkAdmin(tx, directory, account.is_admin);
  await changed(tx, directory, 'scim.role_take', account.id, role, DELETE);
};

const INSERT =
  'insert into "user_role" ("user_id", "organization_id", "role") values ($1, $2, $3) on conflict do nothing returning 1';
const DELETE =
  'delete from "user_role" where "user_id" = $1 and "organization_id" = $2 and "role" = $3 returning 1';

const changed = async (
  tx: Tx,
  directory: Directory,
  action: string,
  id: number,
  role: string,
  sql: string,
) => {
  const rows = await tx.rows(sql, [id, directory.organization_id, role]);
  if (rows.length === 0) return;
  await tx.rows('update "app_user" set "updated_at" = now() where "id" = $1', [id]);
  await tellRights(tx, [id]);
  await record(tx, directory, action, id, { role, organization_id: directory.organization_id });
};
