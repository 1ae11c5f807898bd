import type { Role } from '../access/roles.ts';
import type { Mode, Route } from '../access/route.ts';

const HR: readonly Role[] = ['hr'];
const EMPLOYEE: readonly Role[] = ['employee'];
const MANAGER: readonly Role[] = ['manager'];
const HR_ADMIN: readonly Role[] = ['hr', 'admin'];

type Row = readonly [name: string, path: string, roles: readonly Role[], mode: Mode];

/** The assessment areas (specification 2.4). */
const ROWS: readonly Row[] = [
  ['estimate', 'estimate', HR, 'hr'],
  ['estimate-archive', 'estimate/archive/{year}', HR, 'hr'],
  ['estimate-actual-forms', 'estimate/{year}/actual-forms', HR, 'hr'],
  ['estimate-forms', 'estimate/{year}/forms', HR, 'hr'],
  ['estimate-results', 'estimate/{year}/results', HR, 'hr'],
  ['estimate-valuation', 'estimate/{year}/valuation', HR, 'hr'],
  ['estimate-period', 'estimate-period', HR, 'hr'],
  ['estimate-period-card', 'estimate-period/{id}', HR, 'hr'],
  ['estimate-own', 'estimate-own', EMPLOYEE, 'own'],
  ['estimate-own-goals', 'estimate-own/{year}/goals', EMPLOYEE, 'own'],
  ['estimate-own-valuation', 'estimate-own/{year}/valuation', EMPLOYEE, 'own'],
  ['estimate-own-education', 'estimate-own/{year}/education', EMPLOYEE, 'own'],
  ['estimate-own-planning-goals', 'estimate-own/{year}/planning-goals', EMPLOYEE, 'own'],
  ['estimate-own-planning-education', 'estimate-own/{year}/planning-education', EMPLOYEE, 'own'],
  ['estimate-own-archive', 'estimate-own/archive/{year}', EMPLOYEE, 'own'],
  ['estimate-own-results', 'estimate-own/{year}/results', EMPLOYEE, 'own'],
  ['estimate-own-form', 'estimate-own/{year}/form/{id}', EMPLOYEE, 'own'],
  ['estimate-sub', 'estimate-sub', MANAGER, 'sub'],
  ['estimate-sub-agreement', 'estimate-sub/{year}/agreement', MANAGER, 'sub'],
  ['estimate-sub-approve', 'estimate-sub/{year}/approve', MANAGER, 'sub'],
  ['estimate-sub-planning', 'estimate-sub/{year}/planning', MANAGER, 'sub'],
  ['estimate-sub-employee', 'estimate-sub/{year}/employee/{id}', MANAGER, 'sub'],
  ['estimate-sub-results', 'estimate-sub/{year}/results', MANAGER, 'sub'],
  ['estimate-sub-forms', 'estimate-sub/{year}/forms', MANAGER, 'sub'],
  ['estimate-grading', 'estimate-grading/{id}', EMPLOYEE, 'own'],
  ['estimate-grading-sub', 'estimate-grading-sub/{id}', MANAGER, 'sub'],
  ['estimate-grading-hr', 'estimate-grading-hr/{id}', HR_ADMIN, 'hr'],
  ['estimate-grading-archive', 'estimate-grading-hr/{id}/archive/{year}', HR_ADMIN, 'hr'],
];

export const ASSESSMENT_ROUTES: readonly Route[] = ROWS.map(([name, path, roles, mode]) => ({
  name,
  path,
  roles,
  screen: name,
  built: false,
  mode,
}));
