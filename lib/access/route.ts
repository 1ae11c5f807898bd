import type { Role } from './roles.ts';

/** Which variant of a list or form: own, sub(ordinates'), rev(iewer's), or hr (the plain one). */
export type Mode = 'own' | 'sub' | 'rev' | 'hr';

/** Where a built route is offered. `register` and `settings` never are (AMB-011). */
export type MenuPlace =
  | 'mine'
  | 'approvals'
  | 'calendar'
  | 'documents'
  | 'organization'
  | 'setup'
  | 'me'
  | 'footer';

/** One address of the portal. The same row serves guard, menus, links and redirects. */
export interface Route {
  readonly name: string;
  /** Below `/portal/[client/]`: literal segments, `{id}`, `{year}`, and an optional last `{id?}`. */
  readonly path: string;
  /** `any` is every signed-in person; `public` works signed out (AMB-003). */
  readonly roles: readonly Role[] | 'any' | 'public';
  /** What is drawn. A route that is not built yet answers the catch-all page and is linked nowhere. */
  readonly screen: string;
  readonly built: boolean;
  /** Other addresses of the same screen; kept as typed (AMB-009). */
  readonly aliases?: readonly string[];
  /** object_id of the family a form or list shows. */
  readonly family?: string;
  readonly mode?: Mode;
  readonly menu?: MenuPlace;
  /** Its screen needs the width: the side menu starts as a rail. */
  readonly wide?: true;
}
