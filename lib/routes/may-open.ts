import type { Role } from '../access/roles.ts';
import type { Route } from '../access/route.ts';

/**
 * Whether a person with these roles may open a route; undefined roles are a visitor. gf_manager opens what a manager
 * opens, an assistant the lists of subordinates (AMB-056). The server judges every call again.
 */
export const mayOpen = (route: Route, roles: readonly string[] | undefined): boolean => {
  if (route.roles === 'public') return true;
  if (roles === undefined) return false;
  if (route.roles === 'any') return true;
  return route.roles.some(
    (role) => roles.includes(role) || standIns(role, route).some((other) => roles.includes(other)),
  );
};

const standIns = (role: Role, route: Route): readonly Role[] => {
  if (role !== 'manager') return [];
  return route.mode === 'sub' && route.screen === 'document-list'
    ? ['gf_manager', 'assistant']
    : ['gf_manager'];
};
