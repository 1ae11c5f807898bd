import type { z } from 'zod';
import { type Actor, holds, isOneself, keepsAccounts } from '../../lib/access/actor.ts';
import { KEPT_ROLES, type StoredRole } from '../../lib/access/roles.ts';
import { comparedEmail, isEmail, isReadable } from '../../lib/kernel/email.ts';
import type { editedAccount } from '../../lib/rpc/handed-over.ts';
import type { UserEdit } from '../../lib/rpc/users.ts';
import { auditBy } from '../audit/audit.ts';
import { requireProof } from '../auth/proof.ts';
import { endLinks, leaveMailbox } from '../auth/restore.ts';
import { endSessionsOf } from '../auth/tokens.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { tellRights } from '../notifications/tell-rights.ts';
import { readHandedOver, readWaitingFor } from './handed-over.ts';
import { lockUsers } from './lock-users.ts';
import { accountNamed } from './names-taken.ts';
import { unaccounted } from './person.ts';
import { keepAnAdmin, setRoles } from './roles.ts';

/** What opens and shuts an account: hr who changes it for another hr could decide in their name, or alone. */
const DOOR = ['email', 'login', 'disabled'] as const;

type Change = Omit<UserEdit['data'], 'updated_at'>;

/**
 * Changes another person's account: hr changes those of the employees of their organization who are not admins, and of
 * other hr all but e-mail, login and `disabled`; an admin changes all of the client. The caller's own account and calls
 * under a grant are refused. A new e-mail or other roles need a proof of the caller. Answers where what waited for a
 * manager goes. Refuses: access_denied, own_record, not_found, edited_by_another, email_taken, validation,
 * proof_required.
 */
export const editUser = async (
  tx: Tx,
  actor: Actor,
  id: number,
  { updated_at, ...data }: UserEdit['data'],
): Promise<Edited> => {
  if (!keepsAccounts(actor) || id === actor.user_id) throw refusal('access_denied');
  await lockUsers(tx, actor.client_id);
  const target = await lockTarget(tx, actor, id);
  if (isOneself(actor, target.row.employee_id)) throw refusal('own_record');
  const isDoor = DOOR.some((name) => data[name] !== undefined);
  if ((target.is_admin || (target.is_hr && isDoor)) && !holds(actor, 'admin')) throw refusal('access_denied');
  if (updated_at !== undefined && Date.parse(updated_at) !== Date.parse(String(target.row.updated_at)))
    throw refusal('edited_by_another');
  const waiting = await readWaitingFor(tx, employeesOf(target.row));
  const columns = changed(target.row, await columnsOf(tx, actor, id, target.row, data));
  await update(tx, id, columns);
  const roles = data.roles ? await setRoles(tx, actor, id, data.roles) : [];
  if (columns.email !== undefined || roles.length > 0) await requireProof(tx, actor);
  if (target.is_admin && (roles.length > 0 || columns.disabled))
    await keepAnAdmin(tx, actor.client_id, columns.disabled ? 'disabled' : 'roles');
  if (columns.email !== undefined)
    await leaveMailbox(tx, { id, client_id: actor.client_id, email: String(target.row.email) });
  // An account opened again has no sessions: no device comes back by itself.
  if (columns.disabled) {
    await endSessionsOf(tx, id);
    await endLinks(tx, id);
  }
  if (columns.disabled || roles.length > 0) await tellRights(tx, [id]);
  const before = Object.fromEntries(Object.keys(columns).map((name) => [name, target.row[name]]));
  if (Object.keys(columns).length > 0 || roles.length > 0)
    await auditBy(tx, actor, 'user.edit', `user:${id}`, {
      before,
      after: columns,
      ...(roles.length > 0 ? { roles } : {}),
    });
  const handed_over = await readHandedOver(tx, waiting);
  return { data: { id }, ...(handed_over.length > 0 ? { handed_over } : {}) };
};

type Edited = z.infer<typeof editedAccount>;

const employeesOf = ({ employee_id }: Columns): number[] =>
  employee_id === null ? [] : [Number(employee_id)];

type Columns = Record<string, unknown>;

const lockTarget = async (
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<{ row: Columns; is_admin: boolean; is_hr: boolean }> => {
  const [row] = await tx.rows<Columns>(
    `select u."login", u."email", u."employee_id", u."language", u."signature", u."skin",
       u."password_doesnt_expire", u."disabled", u."updated_at"
     from "app_user" u left join "employee" e on e."id" = u."employee_id"
     where u."id" = $1 and u."client_id" = $2 and ($3 or e."organization_id" = $4) for update of u`,
    [id, actor.client_id, holds(actor, 'admin'), actor.organization_id],
  );
  if (!row) throw refusal('not_found');
  const kept = await tx.rows<Row<'user_role', 'role'>>(
    'select "role" from "user_role" where "user_id" = $1 and "role" = any($2)',
    [id, KEPT_ROLES],
  );
  const has = (role: StoredRole) => kept.some((each) => each.role === role);
  return { row, is_admin: has('admin'), is_hr: has('hr') };
};

/** The columns a change names, judged. */
const columnsOf = async (tx: Tx, actor: Actor, id: number, row: Columns, data: Change): Promise<Columns> => {
  const columns: Columns = {};
  for (const name of ['language', 'signature', 'skin'] as const)
    if (data[name] !== undefined) columns[name] = data[name];
  for (const name of ['password_doesnt_expire', 'disabled'] as const)
    if (data[name] !== undefined) columns[name] = data[name] === '1';
  if (data.email !== undefined) {
    const email = comparedEmail(data.email);
    if (!isEmail(email)) throw wrongField('email', 'user/email');
    if ((await accountNamed(tx, actor.client_id, email, id)) !== undefined) throw refusal('email_taken');
    columns.email = email;
  }
  if (data.login !== undefined) {
    const login = comparedEmail(data.login);
    if (login === '') throw wrongField('login', 'field/required');
    if (!isReadable(login)) throw wrongField('login', 'field/wrong');
    if ((await accountNamed(tx, actor.client_id, login, id)) !== undefined)
      throw wrongField('login', 'field/duplicate');
    columns.login = login;
  }
  if (data.employee_id !== undefined && data.employee_id !== row.employee_id) {
    if (row.employee_id !== null) throw wrongField('employee_id', 'user/has-person');
    columns.employee_id = (await unaccounted(tx, actor, data.employee_id)).employee_id;
  }
  return columns;
};

const changed = (row: Columns, columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([name, value]) => row[name] !== value));

/** The version grows also when only roles change, so that a second editor of the old state is refused. */
const update = (tx: Tx, id: number, columns: Columns): Promise<unknown> => {
  const sets = Object.keys(columns).map((name, index) => `"${name}" = $${index + 2}`);
  return tx.rows(`update "app_user" set ${[...sets, '"updated_at" = now()'].join(', ')} where "id" = $1`, [
    id,
    ...Object.values(columns),
  ]);
};
