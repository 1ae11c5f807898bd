import type { Actor } from '../access/actor.ts';
import { and, anyOf, type Scope } from '../filter/filter.ts';
import { FAMILY_IDENTITIES } from './identities.ts';
import { isOfCandidates } from './kinds.data.ts';

/** A candidate without any other role: reads what is public and what is of recruitment (ROLE-14). */
export const isOnlyCandidate = (roles: readonly string[]): boolean =>
  roles.includes('candidate') && roles.every((role) => role === 'candidate' || role === 'user');

/** The scope of a dictionary of the staff: a candidate reads nothing of it. */
export const ofStaff =
  (scope: (actor: Actor) => Scope) =>
  (actor: Actor): Scope =>
    isOnlyCandidate(actor.roles) ? 'none' : scope(actor);

const OF_CANDIDATES = FAMILY_IDENTITIES.filter(isOfCandidates).map(({ object_id }) => object_id);

/** The scope of a dictionary of all families: a candidate reads its rows about families of candidates. */
export const ofFamilies =
  (scope: (actor: Actor) => Scope) =>
  (actor: Actor): Scope => {
    const rows = scope(actor);
    if (!isOnlyCandidate(actor.roles) || rows === 'none') return rows;
    const hiring = anyOf('object_id', OF_CANDIDATES);
    return rows === 'all' ? hiring : and(rows, hiring);
  };
