import { and, eq, type Scope } from '../filter/filter.ts';
import type { Actor } from './actor.ts';

/** Somebody who is to be hired and holds no other role: reads what is public and what is of recruitment (ROLE-14). */
export const isOnlyCandidate = (roles: readonly string[]): boolean =>
  roles.includes('candidate') && roles.every((role) => role === 'candidate' || role === 'user');

/** The scope of a dictionary of the staff: a candidate reads nothing of it. */
export const ofStaff =
  (scope: (actor: Actor) => Scope) =>
  (actor: Actor): Scope =>
    isOnlyCandidate(actor.roles) ? 'none' : scope(actor);

/** The scope of a dictionary of all families: a candidate reads its rows about recruitment. */
export const ofFamilies =
  (scope: (actor: Actor) => Scope) =>
  (actor: Actor): Scope => {
    const rows = scope(actor);
    if (!isOnlyCandidate(actor.roles) || rows === 'none') return rows;
    const hiring = eq('object_id', 'recruitment');
    return rows === 'all' ? hiring : and(rows, hiring);
  };
