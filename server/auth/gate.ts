import type { Actor } from '../../lib/access/actor.ts';
import type { StoredRole } from '../../lib/access/roles.ts';
import { mustHaveSecondFactor } from '../../lib/identity/second-factor.ts';
import type { Reason } from '../../lib/kernel/errors.data.ts';
import { METHODS, type Method, type MethodName } from '../../lib/rpc/contract.ts';
import { listOf } from '../../lib/settings/read.ts';
import { refusal } from '../rpc/call-error.ts';

/** As SQL over the account `u`: which roles its client lets in with a second factor only, if it has none. */
export const factorRoles = (): string =>
  `(select p."value" from "parameter" p where p."client_id" = u."client_id" and p."code" = 'two_factor_required_roles'
     and u."totp_secret" = '' and not exists (select 1 from "passkey" k where k."user_id" = u."id"))`;

/** What a session has to do before anything else; null for nearly all of them. */
export const owedBy = (row: {
  readonly factor_roles: string | null;
  readonly roles: readonly StoredRole[] | null;
}): Reason | null => {
  if (!row.factor_roles) return null;
  const required = listOf({ two_factor_required_roles: row.factor_roles }, 'two_factor_required_roles');
  return mustHaveSecondFactor(required, ['user', ...(row.roles ?? [])]) ? 'second_factor_required' : null;
};

/** What may be called meanwhile; an action of `user.auth` by its name. */
const OPEN: Partial<Record<Reason, readonly string[]>> = {
  second_factor_required: ['user.get', 'user.auth', 'token.remove'],
};

/**
 * Who goes on with a call: the caller; nobody, where the account owes something and the call is for everybody; or
 * what the account owes as a refusal.
 */
export const gate = (actor: Actor | null, name: MethodName, input: unknown): Actor | null => {
  if (!actor?.owes) return actor;
  const open = OPEN[actor.owes] ?? [];
  const action = name === 'user.auth' ? `${name} ${(input as { action: string }).action}` : name;
  if (open.includes(name) || open.includes(action)) return actor;
  const method: Method = METHODS[name];
  if (method.public) return null;
  throw refusal(actor.owes);
};
