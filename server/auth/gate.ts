import type { Actor } from '../../lib/access/actor.ts';
import type { Role } from '../../lib/access/roles.ts';
import { METHODS, type MethodName } from '../../lib/contract/contract.ts';
import { mustHaveSecondFactor } from '../../lib/identity/second-factor.ts';
import type { Reason } from '../../lib/kernel/errors.data.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { ok, type Result, refuse } from '../../lib/kernel/result.ts';
import type { Method } from '../../lib/rpc/contract/method.ts';
import { listOf, type Parameters } from '../../lib/settings/read.ts';
import { refusal } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import type { Db } from '../db/tx.ts';

/** Whether an account has no second factor and its session showed none to the provider of single sign-on, as SQL over `s` and `u`. */
export const lacksFactor = (): string =>
  `(u."totp_secret" = '' and not u."has_passkey"
     and s."sso" ->> 'mfa' is distinct from 'true')`;

/** A session that a restore link opened and that has not set the password yet, as SQL over `s` and `u`. */
const byLink = (): string => `(s."origin" = 'restore' and u."password_update_date" <= s."create_date")`;

/**
 * As SQL over the session `s` and its account `u`: a new password has to be set first. A sign-in by the company's
 * directory or single sign-on used no password of the portal.
 */
export const mustChangePassword = (): string =>
  `((u."must_change_password" and s."origin" not in ('ldap', 'sso')) or ${byLink()})`;

/** What a session has to do before anything else, the password first; null for nearly all of them. */
export const owedBy = (
  row: { readonly must_change: boolean; readonly lacks_factor: boolean },
  roles: readonly Role[],
  parameters: Parameters,
): Reason | null => {
  if (row.must_change) return 'password_change_required';
  if (!row.lacks_factor) return null;
  return mustHaveSecondFactor(listOf(parameters, 'two_factor_required_roles'), roles)
    ? 'second_factor_required'
    : null;
};

/** Answers a function: the duty the caller would owe with these further roles beside their own. */
export const owedWith = async (db: Db, actor: Actor): Promise<(roles: readonly Role[]) => Reason | null> => {
  const { parameters } = await readRules(db, actor.client_id);
  const [row] = await db.rows<{ lacks_factor: boolean }>(
    `select ${lacksFactor()} as lacks_factor from "auth_session" s join "app_user" u on u."id" = s."user_id" where s."id" = $1`,
    [actor.session_id],
  );
  const lacks_factor = row?.lacks_factor ?? true;
  return (roles) => owedBy({ must_change: false, lacks_factor }, [...actor.roles, ...roles], parameters);
};

/** Whether the caller may set a password without the one before: once, in the session of a restore link. */
export const cameByLink = async (db: Db, actor: Actor): Promise<boolean> => {
  const [row] = await db.rows<{ by_link: boolean }>(
    `select ${byLink()} as by_link from "auth_session" s join "app_user" u on u."id" = s."user_id" where s."id" = $1`,
    [actor.session_id],
  );
  return row?.by_link === true;
};

/**
 * Refuses a caller who is not signed in or has an unfinished duty (a password to change, a second factor to set up).
 * Guards the routes beside the calls.
 */
export const admitted = (actor: Actor | null | undefined): Result<Actor, Refusal> => {
  if (!actor) return refuse({ reason: 'invalid_access_token' });
  return actor.owes ? refuse({ reason: actor.owes }) : ok(actor);
};

/** What may be called meanwhile: just what pays the debt, and the way out. Named as `asked` names it. */
const OPEN: Partial<Record<Reason, readonly string[]>> = {
  second_factor_required: [
    'user.get',
    'user.auth createSecret',
    'user.auth saveSecret',
    'user.auth passkeyOptions',
    'user.auth passkeySave',
    'user.auth stepUpOptions',
    'user.auth stepUp',
    'token.grant back',
    'token.remove',
  ],
  password_change_required: [
    'user.get',
    'user.auth changePassword',
    'user.auth stepUpOptions',
    'user.auth stepUp',
    'token.remove',
  ],
};

/** A call by its name, with its action where it has several. */
const asked = (name: MethodName, input: unknown): string => {
  if (name === 'user.auth') return `${name} ${(input as { action: string }).action}`;
  if (name === 'table.edit') return `${name} ${(input as { object: string }).object}`;
  if (name === 'token.grant')
    return `${name} ${(input as { grant: unknown }).grant === null ? 'back' : 'on'}`;
  return name;
};

/** Whether a dismissed caller may not call it: what writes or takes up a grant; marking what was read stays open. */
const isClosedToDismissed = ({ writes, public: open }: Method, call: string): boolean =>
  call === 'token.grant on' || (writes === true && open !== true && call !== 'table.edit message');

/**
 * Who goes on with a call: the caller; null, where the account owes something and the call is public; or what the
 * account owes as a refusal. A dismissed caller pays what the account owes and changes nothing else.
 */
export const gate = (actor: Actor | null, name: MethodName, input: unknown): Actor | null => {
  const call = asked(name, input);
  if (actor?.owes && OPEN[actor.owes]?.includes(call)) return actor;
  const method: Method = METHODS[name];
  if (actor?.dismissed && isClosedToDismissed(method, call)) throw refusal('access_denied');
  if (!actor?.owes) return actor;
  if (method.public) return null;
  throw refusal(actor.owes);
};
