import type { MenuPlace, Route } from '../access/route.ts';
import { mayOpen } from './may-open.ts';
import { ROUTES } from './table.ts';

/** A reader of menus: what they may open, and what of it is not linked for them (`hiddenRoutes`). */
export interface MenuReader {
  readonly roles: readonly string[];
  readonly hidden: ReadonlySet<string>;
}

/** The built routes a person may open and is shown, of one part of the menus, in the order of the table. */
export const menuOf = (place: MenuPlace, { roles, hidden }: MenuReader): readonly Route[] =>
  ROUTES.filter(
    (route) => route.built && route.menu === place && mayOpen(route, roles) && !hidden.has(route.name),
  );

/** Roles that decide about others: only they see the approvals (design of the header). */
const DECIDERS = ['manager', 'reviewer', 'hr', 'accountant'] as const;

export const decides = (roles: readonly string[]): boolean => DECIDERS.some((role) => roles.includes(role));

/** Where «Согласования» leads: the list over all families, else the first list of others' documents the person may open. */
export const approvalsRoute = (reader: MenuReader): Route | undefined =>
  decides(reader.roles) ? (menuOf('approvals', reader)[0] ?? menuOf('documents', reader)[0]) : undefined;

/** Part of a menu: its place and the routes offered there. */
export interface MenuGroup {
  readonly place: MenuPlace;
  readonly routes: readonly Route[];
}

/** Items the side menu shows to an admin only, though other roles open them (AMB-011). */
const FOR_ADMIN: ReadonlySet<string> = new Set([
  'employees',
  'users',
  'statuses',
  'workflows',
  'reports',
  'documenttypes',
  'requesttypes',
]);

/** The side menu belongs to admin and the power users (AMB-011), what waits for them before the lists; without an item it is not drawn. */
export const sideMenu = (reader: MenuReader): readonly MenuGroup[] => {
  const { roles } = reader;
  if (!['admin', 'hr', 'accountant'].some((role) => roles.includes(role))) return [];
  const shown = ({ name }: Route) => roles.includes('admin') || !FOR_ADMIN.has(name);
  const waiting = menuOf('approvals', reader).filter(({ name }) => name === 'approvals');
  return groupsOf(['organization', 'documents', 'setup'], reader, shown).map((part) =>
    part.place === 'documents' ? { ...part, routes: [...waiting, ...part.routes] } : part,
  );
};

/** The families and areas a person may open: tiles of the home page (AMB-012). */
export const areasOf = (reader: MenuReader): readonly MenuGroup[] =>
  groupsOf(['mine', 'approvals', 'documents', 'organization', 'setup'], reader, () => true);

const groupsOf = (
  places: readonly MenuPlace[],
  reader: MenuReader,
  shown: (route: Route) => boolean,
): readonly MenuGroup[] =>
  places
    .map((place) => ({ place, routes: menuOf(place, reader).filter(shown) }))
    .filter(({ routes }) => routes.length > 0);
