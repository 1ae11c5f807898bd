import { flagOf, type Parameters } from '../settings/read.ts';
import type { Role, StoredRole } from './roles.ts';

/** Roles in force: `user` for every person, and a manager is an employee too where the client says so (AMB-057). */
export const effectiveRoles = (stored: readonly StoredRole[], parameters: Parameters): Role[] =>
  stored.includes('manager') && !stored.includes('employee') && flagOf(parameters, 'manager_as_employee')
    ? ['user', 'employee', ...stored]
    : ['user', ...stored];
