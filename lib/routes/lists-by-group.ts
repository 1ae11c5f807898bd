import type { Route } from '../access/route.ts';
import { identityOf } from '../families/identities.ts';
import { FAMILY_GROUPS, type FamilyGroup } from '../families/identity.ts';

/** Lists of one group of families, in the order of the table. */
export interface ListGroup {
  readonly group: FamilyGroup;
  readonly routes: readonly Route[];
}

/** Lists over all families: they stand before the lists of one. */
export const OVER_ALL: ReadonlySet<string> = new Set(['approvals', 'requests-own']);

/** Lists by group of families in the fixed order; those of no family (signatures, requests for papers) are papers. */
export const listsByGroup = (routes: readonly Route[]): readonly ListGroup[] =>
  FAMILY_GROUPS.map((group) => ({
    group,
    routes: routes.filter(
      ({ name, family }) =>
        !OVER_ALL.has(name) && ((family && identityOf(family)?.group) || 'papers') === group,
    ),
  })).filter((each) => each.routes.length > 0);
