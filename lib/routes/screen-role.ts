import type { Role } from '../access/roles.ts';
import type { Mode } from '../access/route.ts';

export type ScreenRole = 'manager' | 'hr' | 'reviewer' | 'accountant' | 'employee';

const OF_MODE: Record<Mode, { role: ScreenRole; holders: readonly Role[] }> = {
  sub: { role: 'manager', holders: ['manager', 'gf_manager', 'assistant'] },
  hr: { role: 'hr', holders: ['hr'] },
  rev: { role: 'reviewer', holders: ['reviewer', 'gf_manager'] },
  own: { role: 'employee', holders: ['employee'] },
};

/** A mode of the query; undefined when it is none, or when the roles do not allow it (AMB-006). */
export const allowedMode = (mode: string | null | undefined, roles: readonly string[]): Mode | undefined => {
  if (mode !== 'own' && mode !== 'sub' && mode !== 'rev' && mode !== 'hr') return undefined;
  return OF_MODE[mode].holders.some((role) => roles.includes(role)) ? mode : undefined;
};

/** The role a screen is read in: by its mode, else hr, accountant, employee in this order (specification 6). */
export const screenRole = (mode: string | null | undefined, roles: readonly string[]): ScreenRole => {
  const allowed = allowedMode(mode, roles);
  if (allowed) return OF_MODE[allowed].role;
  if (roles.includes('hr')) return 'hr';
  return roles.includes('accountant') ? 'accountant' : 'employee';
};
