import { refusal } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import { tellRights } from '../../notifications/tell-rights.ts';
import { invite } from '../invite.ts';
import { asJson, type Deed, deedOf, type Planned, takenMeanwhile, type Writing } from './written.ts';

/**
 * Opens accounts and, where that was ordered, invites their owners, who choose their passwords: until then each has an
 * unknown one. Refuses: import_changed.
 */
export const openAccounts = async (writing: Writing, lines: readonly Planned[]): Promise<Deed[]> => {
  const { tx, actor } = writing;
  const opened = lines.flatMap(({ row, plan }) => {
    if (plan.kind !== 'add') return [];
    const employee_id = writing.employees.get(row);
    if (employee_id === undefined) throw refusal('system_error');
    const columns = {
      ...ALWAYS,
      client_id: actor.client_id,
      employee_id,
      language: plan.language ?? 'ru',
      invitable: writing.invite !== 'never',
    };
    return [{ plan, columns: { ...columns, login: plan.email, email: plan.email } }];
  });
  if (opened.length === 0) return [];
  const rows = await tx
    .rows<Row<'app_user', 'id' | 'email'>>(OPEN, [
      asJson(opened.map(({ columns }) => columns)),
      writing.password_hash,
    ])
    .catch(takenMeanwhile);
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  const accounts = opened.map(({ plan, columns }) => {
    const user_id = ids.get(columns.email);
    if (user_id === undefined) throw refusal('system_error');
    return { plan, columns, user_id };
  });
  await giveRoles(writing, accounts);
  if (writing.invite === 'now')
    await invite(
      tx,
      actor.client_id,
      accounts.map(({ user_id }) => user_id),
    );
  return accounts.map(({ plan, columns, user_id }) => {
    const roles = [{ organization_id: plan.organization_id, ...plan.roles }];
    return deedOf(writing, 'user.add', 'user', user_id, { ...columns, roles });
  });
};

/** Changes languages and roles of accounts there are; changed roles are signalled to every open window. */
export const editAccounts = async (writing: Writing, lines: readonly Planned[]): Promise<Deed[]> => {
  const changed = lines.flatMap(({ plan, changes }) =>
    plan.user_id !== undefined && (plan.language || plan.roles)
      ? [{ plan, changes, user_id: plan.user_id }]
      : [],
  );
  if (changed.length === 0) return [];
  const { tx } = writing;
  await tx.rows(EDIT, [
    asJson(changed.map(({ user_id, plan: { language } }) => ({ user_id, language: language ?? null }))),
  ]);
  const regiven = changed.filter(({ plan }) => plan.roles);
  if (regiven.length > 0) {
    await tx.rows(TAKE, [
      asJson(regiven.map(({ user_id, plan: { organization_id } }) => ({ user_id, organization_id }))),
    ]);
    await giveRoles(writing, regiven);
    await tellRights(
      tx,
      regiven.map(({ user_id }) => user_id),
    );
  }
  return changed.map(({ plan, changes, user_id }) => {
    const was = changes.find(({ field }) => field === 'language')?.was;
    return deedOf(writing, 'user.edit', 'user', user_id, {
      before: plan.language ? { language: was } : {},
      after: plan.language ? { language: plan.language } : {},
      ...(plan.roles ? { roles: [{ organization_id: plan.organization_id, ...plan.roles }] } : {}),
    });
  });
};

const giveRoles = (
  { tx }: Writing,
  accounts: readonly { readonly user_id: number; readonly plan: Planned['plan'] }[],
): Promise<unknown> =>
  tx.rows(GIVE, [
    asJson(
      accounts.flatMap(({ user_id, plan: { organization_id, roles } }) =>
        (roles?.after ?? []).map((role) => ({ user_id, organization_id, role })),
      ),
    ),
  ]);

/** What every account of a file begins with. */
const ALWAYS = { must_change_password: true, signature: '1', skin: null, password_doesnt_expire: false };

const OPEN = `
  insert into "app_user" ("client_id", "login", "email", "password_hash", "must_change_password", "employee_id", "language", "signature", "invitable")
  select r."client_id", r."login", r."email", $2, r."must_change_password", r."employee_id", r."language", r."signature", r."invitable"
  from json_to_recordset($1::json) as r("client_id" bigint, "login" text, "email" text, "must_change_password" boolean,
    "employee_id" bigint, "language" text, "signature" text, "invitable" boolean)
  returning "id", "email"`;

const EDIT = `
  update "app_user" u set "language" = coalesce(r."language", u."language"), "updated_at" = now()
  from json_to_recordset($1::json) as r("user_id" bigint, "language" text) where u."id" = r."user_id"`;

const TAKE = `
  delete from "user_role" u using json_to_recordset($1::json) as r("user_id" bigint, "organization_id" bigint)
  where u."user_id" = r."user_id" and u."organization_id" = r."organization_id"`;

const GIVE = `
  insert into "user_role" ("user_id", "organization_id", "role")
  select r."user_id", r."organization_id", r."role"
  from json_to_recordset($1::json) as r("user_id" bigint, "organization_id" bigint, "role" text)`;
