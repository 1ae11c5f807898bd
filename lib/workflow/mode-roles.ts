import type { BusinessRole } from '../access/roles.ts';
import type { Mode } from '../access/route.ts';

/** The roles one acts in on each list (ROLE-16, LIST-04): the plain list serves hr, and where opened to them the rest. */
export const MODE_ROLES: Readonly<Record<Mode, readonly BusinessRole[]>> = {
  own: ['employee', 'candidate'],
  sub: ['manager'],
  rev: ['reviewer'],
  hr: ['hr', 'accountant', 'recruiter', 'reviewer'],
};
