import type { Role } from '../access/roles.ts';
import type { Route } from '../access/route.ts';

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
  ['access', ADMIN],
  ['audit', ADMIN],
  ['system', ADMIN],
  ['appearance', ADMIN],
  ['letters', ADMIN],
  ['vacationlimits', ADMIN_HR],
  ['btripcities', ADMIN_HR],
  ['calendar', ADMIN_HR],
  ['tables/employees_1C', ADMIN],
  ['tables/employees', ADMIN],
];

/** Dictionaries that have an address of their own; their screens are one kit (`lib/dictionaries`). */
const DICTIONARY_ROUTES: ReadonlySet<string> = new Set([
  'statuses',
  'screensets',
  'reports',
  'documenttypes',
  'requesttypes',
  'expensetypes',
  'expensegoals',
  'vacationlimits',
  'btripcities',
  'tables/employees_1C',
  'tables/employees',
]);

/** Reached from the page of all dictionaries alone: the side menu has what the specification names (ADMIN-01). */
const BELOW_DICTIONARIES: ReadonlySet<string> = new Set([
  'screensets',
  'expensegoals',
  'vacationlimits',
  'btripcities',
  'calendar',
  'tables/employees_1C',
  'tables/employees',
]);

/** Other screens that are there already. */
const BUILT: ReadonlySet<string> = new Set([
  'grants',
  'signaturepolicies',
  'users',
  'signing-keys',
  'trust',
  'powersofattorney',
  'templates',
  'calendar',
  'parameters',
  'workflows',
  'access',
  'audit',
  'system',
  'appearance',
  'letters',
]);

/** Dictionaries and settings (specification 2.5). */
export const ADMIN_ROUTES: readonly Route[] = [
  ...ROWS.map(
    ([name, roles]): Route => ({
      name,
      path: name,
      roles,
      screen: DICTIONARY_ROUTES.has(name) ? 'dictionary' : name,
      built: BUILT.has(name) || DICTIONARY_ROUTES.has(name),
      ...(BELOW_DICTIONARIES.has(name) ? {} : { menu: 'setup' }),
    }),
  ),
  { name: 'start', path: 'start', roles: ['admin'], screen: 'start', built: true, menu: 'setup' },
  {
    name: 'dictionaries',
    path: 'dictionaries/{dictionary?}',
    roles: ['admin', 'hr', 'accountant'],
    screen: 'dictionaries',
    built: true,
    menu: 'setup',
  },
];
