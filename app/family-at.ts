import { familiesUnder, identityOf } from '../lib/families/identities.ts';
import { pageDoor } from '../server/api/page-door.ts';
import type { Visit } from './visit.ts';

/**
 * The family whose document stands at the address of a form: the one of the route, one under it, or one whose own form is
 * elsewhere (a part of the vacation schedule, ROUTE-16). Asked as the reader; what they may not read is of the family of
 * the route.
 */
export const familyAt = async (here: Visit, family: string, id: number | undefined): Promise<string> => {
  const under = familiesUnder(family);
  const door = pageDoor();
  if (id === undefined || under.length < 2 || !door || !here.session) return family;
  const answer = await door({ ...here.session.actor, locale: here.locale }, 'view.get', {
    object: 'document',
    filter: `id = ${id}`,
    select: 'id,object_id',
    rowsPerPage: 1,
  });
  const found = (answer as Found).result?.data?.[0]?.object_id;
  return identityOf(found ?? '')?.object_id ?? family;
};

interface Found {
  readonly result?: { readonly data?: readonly { readonly object_id: string }[] };
}

/** The family a list shows: the one of the route, or the one under it that the address asks for. */
export const chosenFamily = (family: string, asked: string | undefined): string =>
  familiesUnder(family).find(({ object_id }) => object_id === asked)?.object_id ?? family;
