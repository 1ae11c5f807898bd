import { type Actor, holds } from '../access/actor.ts';
import { KEPT_ROLES, type StoredRole } from '../access/roles.ts';

/** A change of a user's roles in one organization. */
export interface RoleChange {
  readonly organization_id: number;
  readonly before: readonly StoredRole[];
  readonly after: readonly StoredRole[];
}

/** Why the caller may not change roles. */
export type RoleRefusal = 'user/own-roles' | 'user/other-organization' | 'user/kept-role';

/**
 * Who gives which roles: no caller changes their own; hr those of their own organization, save roles only an admin
 * gives and takes.
 */
export const roleRefusal = (
  actor: Actor,
  user_id: number | undefined,
  changes: readonly RoleChange[],
): RoleRefusal | undefined => {
  const real = changes.filter(changesSomething);
  if (real.length === 0) return undefined;
  if (user_id === actor.user_id) return 'user/own-roles';
  if (holds(actor, 'admin')) return undefined;
  if (real.some((change) => change.organization_id !== actor.organization_id))
    return 'user/other-organization';
  return real.some(({ before, after }) =>
    KEPT_ROLES.some((role) => before.includes(role) !== after.includes(role)),
  )
    ? 'user/kept-role'
    : undefined;
};

export const changesSomething = ({ before, after }: RoleChange): boolean =>
  before.length !== after.length || before.some((role) => !after.includes(role));
