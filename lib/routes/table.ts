import type { Route } from '../access/route.ts';
import { ADMIN_ROUTES } from './admin-routes.data.ts';
import { ASSESSMENT_ROUTES } from './assessment-routes.data.ts';
import { DOCUMENT_ROUTES, FAMILY_ROUTES } from './document-routes.data.ts';
import { OFFICE_ROUTES } from './office-routes.data.ts';
import { SHELL_ROUTES } from './shell-routes.data.ts';

/** Every named route there is (specification 2). */
export const ROUTES: readonly Route[] = [
  ...SHELL_ROUTES,
  ...DOCUMENT_ROUTES,
  ...OFFICE_ROUTES,
  ...FAMILY_ROUTES,
  ...ASSESSMENT_ROUTES,
  ...ADMIN_ROUTES,
];

const byName = new Map(ROUTES.map((route) => [route.name, route]));

export const routeNamed = (name: string): Route | undefined => byName.get(name);
