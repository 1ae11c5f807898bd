import { flagOf } from '../../lib/settings/read.ts';
import { writeAudit } from '../audit/audit.ts';
import { endLinks, leaveMailbox } from '../auth/restore.ts';
import { endSessionsOf } from '../auth/tokens.ts';
import { readRules } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { tellRights } from '../notifications/tell-rights.ts';
import { unknownPassword } from '../users/add-user.ts';
import { lockUsers } from '../users/lock-users.ts';
import { accountsNamed } from '../users/names-taken.ts';
import { hasAdmin } from '../users/roles.ts';
import type { Directory } from './authenticate.ts';
import { accountById } from './read-users.ts';
import { ScimError } from './scim-error.ts';
import type { UserChanges } from './user-body.ts';
import { type Account, userResource } from './user-resource.ts';

/** Changes of an account, if it still is the version the directory means. Refuses 403, 404, 409 and 412. */
export const changeAccount = async (
  tx: Tx,
  directory: Directory,
  id: string,
  asked: (before: Account) => UserChanges,
  ifMatch: string | undefined,
  removed = false,
): Promise<Account> => {
  const [, before] = await Promise.all([
    lockUsers(tx, directory.client_id),
    accountById(tx, directory, id, true),
  ]);
  checkVersion(before, ifMatch);
  await checkAdmin(tx, directory, before.is_admin);
  const changes = asked(before);
  checkUnique(await namedAs(tx, directory, changes), before.id);
  await store(tx, before.id, changes, removed);
  if (changes.email !== undefined && changes.email !== before.email)
    await leaveMailbox(tx, { id: before.id, client_id: directory.client_id, email: before.email });
  if (changes.active === false) {
    await endSessionsOf(tx, before.id);
    await endLinks(tx, before.id);
    await tellRights(tx, [before.id]);
    if (before.is_admin) await keepAdmin(tx, directory);
  }
  const [after] = await Promise.all([
    removed ? before : accountById(tx, directory, id),
    record(tx, directory, removed ? 'scim.delete' : 'scim.edit', before.id, { ...changes }),
  ]);
  return after;
};

/**
 * A new account with a password known to no person, tied to the employee of the organization who has this e-mail and no
 * account yet. One that the directory deleted before comes back, unless its name is another person's now. Refuses 403,
 * 409.
 */
export const addAccount = async (tx: Tx, directory: Directory, changes: UserChanges): Promise<Account> => {
  const { client_id, organization_id } = directory;
  if (changes.userName === undefined) throw new ScimError(400, 'userName is required.', 'invalidValue');
  const [, [deleted], named] = await Promise.all([
    lockUsers(tx, client_id),
    tx.rows<Deleted>(REMOVED, [client_id, organization_id, changes.userName]),
    namedAs(tx, directory, changes),
  ]);
  const removed = deleted && isAnother(deleted, changes) ? await giveUpName(tx, deleted.id) : deleted;
  if (removed) {
    await checkAdmin(tx, directory, removed.is_admin);
    await endLinks(tx, removed.id);
  }
  checkUnique(named, deleted?.id);
  const id = removed?.id ?? (await insert(tx, directory, changes.userName, changes));
  if (removed) await store(tx, id, { active: true, ...changes }, false);
  const [account] = await Promise.all([
    accountById(tx, directory, String(id)),
    record(tx, directory, 'scim.add', id, { ...changes }),
  ]);
  return account;
};

interface Deleted {
  readonly id: number;
  readonly external_id: string | null;
  readonly is_admin: boolean;
}

/** Whether the directory has given a used name to another person: the old account is not for the new one. */
const isAnother = ({ external_id }: Deleted, { externalId }: UserChanges): boolean =>
  external_id !== null && externalId != null && external_id !== externalId;

/** Leaves a deleted account closed, under a name and without an e-mail, so that neither opens it. */
const giveUpName = async (tx: Tx, id: number): Promise<undefined> => {
  await tx.rows(`update "app_user" set "login" = "login" || '~' || "id", "email" = '' where "id" = $1`, [id]);
};

const REMOVED = `
  select u."id", u."external_id", exists (select 1 from "user_role" r where r."user_id" = u."id" and r."role" = 'admin') as is_admin
  from "app_user" u left join "employee" e on e."id" = u."employee_id"
  where u."client_id" = $1 and coalesce(e."organization_id", u."directory_organization_id") = $2 and u."login" = $3
    and u."directory_removed" for update of u`;

const insert = async (
  tx: Tx,
  { client_id, organization_id }: Directory,
  login: string,
  { email = '', externalId = null, language, active = true, givenName = '', familyName = '' }: UserChanges,
) => {
  const [row] = await tx.rows<Row<'employee', 'id'>>(
    `insert into "app_user" ("client_id", "login", "password_hash", "directory_organization_id", "employee_id", "email",
       "external_id", "language", "disabled", "given_name", "family_name")
     values ($1, $2, $5, $3,
       (select min(e."id") from "employee" e where e."organization_id" = $3 and not e."disabled" and lower(e."email") = $4
          and $4 <> '' and not exists (select 1 from "app_user" o where o."employee_id" = e."id") having count(*) = 1),
       $4, $6, coalesce($7, 'ru'), $8, $9, $10)
     returning "id"`,
    [
      client_id,
      login,
      organization_id,
      email,
      await unknownPassword(),
      externalId,
      language ?? null,
      !active,
      givenName,
      familyName,
    ],
  );
  if (!row) throw new ScimError(500, 'The account was not made.');
  return row.id;
};

const store = (tx: Tx, id: number, changes: UserChanges, removed: boolean) =>
  tx.rows(
    `update "app_user" set "login" = coalesce($2::text, "login"),
       "external_id" = case when $3 then $4::text else "external_id" end, "email" = coalesce($5::text, "email"),
       "language" = coalesce($6::text, "language"), "disabled" = coalesce(not $7::boolean, "disabled"),
       "directory_removed" = $8, "given_name" = coalesce($9::text, "given_name"),
       "family_name" = coalesce($10::text, "family_name"), "updated_at" = now()
     where "id" = $1`,
    [
      id,
      changes.userName ?? null,
      changes.externalId !== undefined,
      changes.externalId ?? null,
      changes.email ?? null,
      changes.language ?? null,
      changes.active ?? null,
      removed,
      changes.givenName ?? null,
      changes.familyName ?? null,
    ],
  );

/** The accounts that the names of a change open so far, be they logins or e-mails. */
const namedAs = async (
  tx: Tx,
  { client_id }: Directory,
  { userName, email }: UserChanges,
): Promise<readonly number[]> => {
  const names = [userName, email].flatMap((name) => name || []);
  return names.length === 0 ? [] : accountsNamed(tx, client_id, names);
};

/** A name to sign in with leads to one account, be it a login or an e-mail; externalId is kept unique by the table. */
const checkUnique = (named: readonly number[], own: number | undefined): void => {
  if (named.some((id) => id !== own))
    throw new ScimError(409, 'Another account has this userName or e-mail.', 'uniqueness');
};

/** An administrator can do more than a directory: it changes their accounts only where the client says so. */
export const checkAdmin = async (tx: Tx, { client_id }: Directory, isAdmin: boolean): Promise<void> => {
  if (isAdmin && !flagOf((await readRules(tx, client_id)).parameters, 'scim_keeps_admins'))
    throw new ScimError(403, 'Administrators are not kept by the directory.');
};

/** Refuses 403 what would leave the client without an administrator who can enter. */
export const keepAdmin = async (tx: Tx, { client_id }: Directory): Promise<void> => {
  if (!(await hasAdmin(tx, client_id))) throw new ScimError(403, 'The last administrator stays.');
};

const checkVersion = (account: Account, ifMatch: string | undefined): void => {
  if (ifMatch === undefined || ifMatch === '*') return;
  const wanted = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!wanted.includes(userResource(account, '').meta.version.replace(/^W\//, '')))
    throw new ScimError(412, 'The resource has changed meanwhile.');
};

/** The directory is no person: its audit rows name its token. */
export const record = (
  tx: Tx,
  { client_id, token_id }: Directory,
  action: string,
  id: number,
  detail: Record<string, unknown>,
): Promise<void> =>
  writeAudit(tx, {
    client_id,
    stream: `user:${id}`,
    user_id: null,
    action,
    object_id: 'user',
    record_id: String(id),
    detail: { ...detail, scim_token_id: token_id },
  });
