import type { Role } from '../access/roles.ts';
import type { Route } from './route.ts';

const ADMIN: readonly Role[] = ['admin'];
const ADMIN_HR: readonly Role[] = ['admin', 'hr'];
const ADMIN_ACCOUNTANT: readonly Role[] = ['admin', 'accountant'];

const ROWS: readonly (readonly [name: string, roles: readonly Role[]])[] = [
  ['statuses', ADMIN],
  ['workflows', ADMIN],
  ['screensets', ADMIN],
  ['reports', ADMIN],
  ['documenttypes', ADMIN],
  ['requesttypes', ADMIN],
  ['grants', ADMIN],
  ['signaturepolicies', ADMIN],
  ['parameters', ADMIN],
  ['expensetypes', ADMIN_ACCOUNTANT],
  ['expensegoals', ADMIN_ACCOUNTANT],
  ['users', ADMIN_HR],
  ['signing-keys', ADMIN_HR],
  ['trust', ADMIN],
  ['powersofattorney', ADMIN_HR],
  ['templates', ADMIN_HR],
  ['vacationlimits', ADMIN_HR],
  ['btripcities', ADMIN_HR],
  ['tables/employees_1C', ADMIN],
  ['tables/employees', ADMIN],
];

/** Screens that are there already. */
const BUILT: ReadonlySet<string> = new Set([
  'grants',
  'signaturepolicies',
  'users',
  'signing-keys',
  'trust',
  'powersofattorney',
  'templates',
  'reports',
]);

/** Dictionaries and settings (specification 2.5). */
export const ADMIN_ROUTES: readonly Route[] = ROWS.map(([name, roles]) => ({
  name,
  path: name,
  roles,
  screen: name,
  built: BUILT.has(name),
  menu: 'setup',
}));
