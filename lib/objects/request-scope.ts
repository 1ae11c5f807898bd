import { type Actor, coversFamily } from '../access/actor.ts';
import { documentScope } from '../access/scope.ts';
import { FAMILIES } from '../documents/families.ts';
import { and, eq, type Filter, or, type Scope } from '../filter/filter.ts';

const standingAlone = documentScope({ accountant: false, reviewer: false });

/**
 * Which requests a person may read: one made to sign a document as they may read the document, one that
 * stands alone as any document of its person, by a grant for some families none of these. `legal_object_id` names the family of the document; `alone` says that there
 * is none.
 */
export const requestScope =
  (alone: Filter) =>
  (actor: Actor): Scope => {
    const parts: Filter[] = [];
    const add = (rows: Filter, scope: Scope): void => {
      if (scope !== 'none') parts.push(scope === 'all' ? rows : and(rows, scope));
    };
    if (coversFamily(actor, 'request')) add(alone, standingAlone(actor));
    for (const family of FAMILIES) add(eq('legal_object_id', family.object_id), family.scope(actor));
    return parts.length === 0 ? 'none' : or(...parts);
  };
