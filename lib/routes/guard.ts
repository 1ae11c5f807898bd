import type { Route } from '../access/route.ts';
import { mayOpen } from './may-open.ts';
import { CATCH_ALL } from './shell-routes.data.ts';
import { routeNamed } from './table.ts';

export interface Visitor {
  readonly roles: readonly string[];
  readonly skin?: string | null;
}

/** Outcome of opening an address. */
export type Verdict =
  | { kind: 'show'; route: Route }
  /** Sign in first, then come back; home is not worth remembering. */
  | { kind: 'sign-in'; remember: boolean }
  /** A page of other roles: the refusal says whose, whatever may or may not stand at the address. */
  | { kind: 'forbidden'; route: Route }
  | { kind: 'redirect'; name: string };

/** Judges an address for a person, or for a visitor when there is none. A route not built yet is no page. */
export const judge = (route: Route, visitor: Visitor | undefined): Verdict => {
  if (!mayOpen(route, visitor?.roles)) {
    if (!visitor) return { kind: 'sign-in', remember: route.name !== 'home' };
    return route.built ? { kind: 'forbidden', route } : { kind: 'show', route: CATCH_ALL };
  }
  const skinned = visitor && skinOf(route, visitor);
  if (skinned) return { kind: 'redirect', name: skinned };
  return { kind: 'show', route: route.built ? route : CATCH_ALL };
};

/** `r` becomes `r-{skin}` when that route exists and the person may open it; one hop only (AMB-005). */
export const skinOf = (route: Route, visitor: Visitor): string | undefined => {
  const other = visitor.skin ? routeNamed(`${route.name}-${visitor.skin}`) : undefined;
  return other?.built && mayOpen(other, visitor.roles) ? other.name : undefined;
};
