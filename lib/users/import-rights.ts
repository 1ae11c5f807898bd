import { type Actor, holds } from '../access/actor.ts';
import type { StoredRole } from '../access/roles.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import type { ImportPlan, KnownUser } from './import-verdict.ts';
import { roleRefusal } from './role-rules.ts';

/** Why a row may change nothing: it is the caller's own, or that of an admin. */
export const barOf = (actor: Actor, user: KnownUser): FieldRefusal | undefined => {
  const isOwn = user.id === actor.user_id || user.person?.employee_id === actor.employee_id;
  if (isOwn) return { field: 'email', code: 'user/own-row' };
  const isKept = user.is_admin && !holds(actor, 'admin');
  return isKept ? { field: 'email', code: 'user/kept-account' } : undefined;
};

/** Roles in the person's organization, where the line gives other ones; the hidden one stays. */
export const newRoles = (user: KnownUser, roles: readonly StoredRole[] | undefined): ImportPlan['roles'] => {
  if (!roles) return undefined;
  const before = [...user.roles].sort();
  const after = [...roles, ...before.filter((role) => role === 'gf_manager')].sort();
  return after.join() === before.join() ? undefined : { before, after };
};

/** Why a user may not get these roles. */
export const rolesAgainst = (
  actor: Actor,
  user: KnownUser,
  organization_id: number,
  after: readonly StoredRole[],
): FieldRefusal[] => {
  const code = roleRefusal(actor, user.id, [{ organization_id, before: user.roles, after }]);
  if (code) return [{ field: 'roles', code }];
  return user.roles.includes('admin') && !after.includes('admin')
    ? [{ field: 'roles', code: 'user/admin-by-hand' }]
    : [];
};
