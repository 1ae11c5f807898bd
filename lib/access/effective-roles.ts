import { flagOf, type Parameters } from '../settings/read.ts';
import type { Role, StoredRole } from './roles.ts';

/** The roles somebody works in: `user` is everybody's, and a manager is an employee too where the client says so (AMB-057). */
export const effectiveRoles = (stored: readonly StoredRole[], parameters: Parameters): Role[] =>
  stored.includes('manager') && !stored.includes('employee') && flagOf(parameters, 'manager_as_employee')
    ? ['user', 'employee', ...stored]
    : ['user', ...stored];
