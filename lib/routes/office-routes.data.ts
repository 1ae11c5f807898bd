import type { Role } from '../access/roles.ts';
import type { Route } from '../access/route.ts';

type Row = readonly [name: string, roles: readonly Role[], mode?: Route['mode'], path?: string];

/** Timesheets, structure, recruitment (specification 2.2, 2.3). */
const ROWS: readonly Row[] = [
  ['utimesheet', ['hr'], 'hr'],
  ['utimesheet-own', ['employee'], 'own'],
  ['utimesheet-sub', ['manager'], 'sub'],
  ['structure', ['hr', 'admin'], 'hr'],
  ['structure-own', ['employee'], 'own'],
  ['structure-sub', ['manager'], 'sub'],
  ['employees', ['hr', 'admin', 'reviewer', 'accountant'], 'hr'],
  ['ufiles', ['admin', 'hr'], 'hr'],
  ['ufiles-can', ['recruiter']],
];

/** Screens that are there already, and where they are offered. */
const BUILT: Readonly<Record<string, Pick<Route, 'menu' | 'wide'> & { readonly screen?: string }>> = {
  ufiles: { screen: 'files', menu: 'documents' },
  'ufiles-can': { screen: 'files', menu: 'documents' },
  utimesheet: { screen: 'timesheet', menu: 'organization', wide: true },
  'utimesheet-own': { screen: 'timesheet', menu: 'mine' },
  'utimesheet-sub': { screen: 'timesheet', menu: 'organization' },
};

export const OFFICE_ROUTES: readonly Route[] = [
  ...ROWS.map(([name, roles, mode, path = name]) => ({
    name,
    path,
    roles,
    screen: name,
    built: BUILT[name] !== undefined,
    ...(mode ? { mode } : {}),
    ...BUILT[name],
  })),
  {
    name: 'team-calendar',
    path: 'team-calendar',
    roles: ['employee', 'manager', 'assistant', 'reviewer', 'hr', 'accountant', 'gf_manager'],
    screen: 'team-calendar',
    built: true,
    menu: 'calendar',
  },
  {
    name: 'dismissal',
    path: 'dismissal/{id}',
    roles: ['hr', 'admin'],
    screen: 'dismissal',
    built: true,
  },
  { name: 'external-link', path: 'external-link', roles: ['employee'], screen: 'external-link', built: true },
];
