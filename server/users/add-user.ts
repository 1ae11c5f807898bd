import { type Actor, holds, keepsAccounts } from '../../lib/access/actor.ts';
import { comparedEmail, isEmail, isReadable } from '../../lib/kernel/email.ts';
import type { UserAdd } from '../../lib/rpc/users.ts';
import { auditBy } from '../audit/audit.ts';
import { hashPassword } from '../auth/password.ts';
import { requireProof } from '../auth/proof.ts';
import { freshToken } from '../auth/tokens.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { invite } from './invite.ts';
import { lockUsers } from './lock-users.ts';
import { accountNamed } from './names-taken.ts';
import { personFor } from './person.ts';
import { setRoles } from './roles.ts';

/**
 * Opens an account, one for each e-mail, and invites its owner, who chooses the password (AMB-140). Roles need a proof
 * of the caller. `getExistID` answers the account there is, where the caller keeps it. Refuses: access_denied,
 * email_taken, validation, proof_required.
 */
export const addUser = async (tx: Tx, actor: Actor, { action, data }: UserAdd): Promise<number> => {
  if (!keepsAccounts(actor)) throw refusal('access_denied');
  const email = comparedEmail(data.email);
  if (!isEmail(email)) throw wrongField('email', 'user/email');
  await lockUsers(tx, actor.client_id);
  const taken = await accountNamed(tx, actor.client_id, email);
  if (taken !== undefined && action === 'getExistID' && (await keepsAccount(tx, actor, taken))) return taken;
  if (taken !== undefined) throw refusal('email_taken');
  return openAccount(tx, actor, { ...data, email }, await unknownPassword());
};

/** Whether an account is one that the caller keeps: of their organization, or any of the client for an admin. */
const keepsAccount = async (tx: Tx, actor: Actor, user_id: number): Promise<boolean> => {
  if (holds(actor, 'admin')) return true;
  const here = await tx.rows(
    `select 1 from "app_user" u join "employee" e on e."id" = u."employee_id"
     where u."id" = $1 and e."organization_id" = $2`,
    [user_id, actor.organization_id],
  );
  return here.length > 0;
};

let unknown: Promise<string> | undefined;

/**
 * The hash of a password that is not kept, made once in a process: accounts that share it share nothing that could be
 * guessed, and ten thousand of them do not wait for as many hashes. Refuses: busy.
 */
export const unknownPassword = (): Promise<string> => {
  unknown ??= hashPassword(freshToken()).catch((error: unknown) => {
    unknown = undefined;
    throw error;
  });
  return unknown;
};

/** Opens an account whose e-mail is free; the caller holds the lock of the client's accounts. */
export const openAccount = async (
  tx: Tx,
  actor: Actor,
  data: UserAdd['data'],
  password_hash: string,
): Promise<number> => {
  const login = comparedEmail(data.login || data.email);
  if (!isReadable(login)) throw wrongField('login', 'field/wrong');
  if (login !== data.email && (await accountNamed(tx, actor.client_id, login)) !== undefined)
    throw wrongField('login', 'field/duplicate');
  const person = await personFor(tx, actor, data);
  const columns = {
    client_id: actor.client_id,
    login,
    email: data.email,
    password_hash,
    must_change_password: true,
    employee_id: person?.employee_id ?? null,
    language: data.language ?? 'ru',
    signature: data.signature ?? '1',
    skin: data.skin ?? null,
    password_doesnt_expire: data.password_doesnt_expire === '1',
  };
  const names = Object.keys(columns);
  const [row] = await tx.rows<Row<'app_user', 'id'>>(
    `insert into "app_user" (${names.map((name) => `"${name}"`).join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning "id"`,
    Object.values(columns),
  );
  if (!row) throw refusal('system_error');
  const asEmployee = person
    ? [{ organization_id: person.organization_id, roles: ['employee' as const] }]
    : [];
  const roles = await setRoles(tx, actor, row.id, data.roles ?? asEmployee);
  if (data.roles && roles.length > 0) await requireProof(tx, actor);
  await auditBy(tx, actor, 'user.add', `user:${row.id}`, { ...columns, password_hash: undefined, roles });
  await invite(tx, actor.client_id, [row.id]);
  return row.id;
};
