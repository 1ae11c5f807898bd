import type { Actor } from '../access/actor.ts';
import { effectiveRoles } from '../access/effective-roles.ts';
import type { Role, StoredRole } from '../access/roles.ts';
import type { Filter, Literal } from '../filter/filter.ts';
import type { Parameters } from '../settings/read.ts';

/**
 * Ids that no row has: a scope asked for them says by its values what it compares a row with. The scope itself is the one
 * that guards the calls; nothing is said twice.
 */
export const MARK = {
  user: -1001,
  session: -1002,
  client: -1003,
  employee: -1004,
  organization: -1005,
  /** The signed-in person while acting for another. */
  real: -1006,
  /** A direct manager of the person. */
  manager: -1007,
  /** A manager whose assistant the person is. */
  assisted: -1008,
  /** A manager who reports to the person. */
  second: -1009,
} as const;
type Mark = keyof typeof MARK;

const DEPARTMENT = '\u0001department';

/** An actor with marks in place of every id; roles, grants and limits stay as they are. */
export const marked = (actor: Actor): Actor => ({
  ...actor,
  user_id: MARK.user,
  session_id: MARK.session,
  client_id: MARK.client,
  employee_id: actor.employee_id === null ? null : MARK.employee,
  real_employee_id: markOfReal(actor),
  organization_id: actor.organization_id === null ? null : MARK.organization,
  manager_ids: actor.manager_ids.length > 0 ? [MARK.manager] : [],
  assisted_ids: actor.assisted_ids.length > 0 ? [MARK.assisted] : [],
  ...(actor.department ? { department: DEPARTMENT } : {}),
  ...(actor.second_level ? { second_level: { ...actor.second_level, manager_ids: [MARK.second] } } : {}),
});

const markOfReal = ({ employee_id, real_employee_id }: Actor): number | null => {
  if (real_employee_id === null) return null;
  return real_employee_id === employee_id ? MARK.employee : MARK.real;
};

/** A condition on marks as one on the ids of the person they stand for. */
export const unmarked = (filter: Filter, actor: Actor): Filter => {
  const of = (part: Filter): Filter => unmarked(part, actor);
  const one = (value: Literal): Literal => idsOf(value, actor)[0] ?? value;
  if ('and' in filter) return { and: filter.and.map(of) };
  if ('or' in filter) return { or: filter.or.map(of) };
  if ('not' in filter) return { not: of(filter.not) };
  if ('in' in filter) return { ...filter, in: filter.in.flatMap((value) => idsOf(value, actor)) };
  if ('op' in filter) return { ...filter, value: one(filter.value) };
  if ('within' in filter) {
    const any = Object.entries(filter.within.any).map(([name, value]) => [name, one(value)]);
    return { ...filter, within: { ...filter.within, any: Object.fromEntries(any) } };
  }
  return filter;
};

/** Which mark a value of a filter is; undefined for any other value. */
export const markIn = (value: Literal): Mark | 'department' | undefined => {
  if (value === DEPARTMENT) return 'department';
  return (Object.keys(MARK) as Mark[]).find((mark) => String(MARK[mark]) === String(value));
};

const idsOf = (value: Literal, actor: Actor): Literal[] => {
  const mark = markIn(value);
  if (mark === undefined) return [value];
  if (mark === 'department') return [actor.department ?? ''];
  const ids = IDS[mark](actor);
  return typeof value === 'string' ? ids.map(String) : [...ids];
};

const IDS: Readonly<Record<Mark, (actor: Actor) => readonly (number | null)[]>> = {
  user: ({ user_id }) => [user_id],
  session: ({ session_id }) => [session_id],
  client: ({ client_id }) => [client_id],
  employee: ({ employee_id }) => [employee_id],
  organization: ({ organization_id }) => [organization_id],
  real: ({ real_employee_id }) => [real_employee_id],
  manager: ({ manager_ids }) => manager_ids,
  assisted: ({ assisted_ids }) => assisted_ids,
  second: ({ second_level }) => second_level?.manager_ids ?? [],
};

/** Everything beside roles that may widen what an actor reads. */
export interface Place {
  readonly parameters: Parameters;
  /** Families with a step of the second level. */
  readonly secondLevel: readonly string[];
}

/** An actor with these roles and no other: with a manager, a manager to assist, reports who have reports. */
export const roleActor = (roles: readonly StoredRole[], { parameters, secondLevel }: Place): Actor => {
  const held = effectiveRoles(roles, parameters);
  return {
    user_id: MARK.user,
    session_id: MARK.session,
    login: '',
    client_id: MARK.client,
    client_code: '',
    employee_id: MARK.employee,
    real_employee_id: MARK.employee,
    organization_id: MARK.organization,
    department: DEPARTMENT,
    grant_id: null,
    manager_ids: [MARK.manager],
    assisted_ids: held.includes('assistant') ? [MARK.assisted] : [],
    ...(held.includes('hr') ? { leaves_own: true } : {}),
    ...(held.includes('manager') && secondLevel.length > 0
      ? { second_level: { families: secondLevel, manager_ids: [MARK.second] } }
      : {}),
    roles: held,
    locale: 'ru',
    owes: null,
  };
};

/** An actor reduced to one of their roles. */
export const inRole = ({ second_level, ...actor }: Actor, role: Role): Actor => ({
  ...actor,
  roles: role === 'user' ? ['user'] : ['user', role],
  ...(role === 'manager' && second_level ? { second_level } : {}),
});
