import { BUSINESS_ROLES, type BusinessRole } from '../access/roles.ts';
import type { Parameters } from '../settings/read.ts';
import { bringsForward } from './available.ts';
import type { DocumentFacts } from './document.ts';
import { isOn } from './flag.ts';
import { ordersOf } from './order.ts';
import { roleOn } from './relation.ts';
import { isOpenStep } from './rights.ts';
import { RESTING_STATUSES } from './statuses.data.ts';
import { isSecondLevel, type Step } from './step.ts';

/** The role that takes a step: an `own` one is the employee's, a second-level one the manager's manager's (AMB-056). */
export const PATH_ROLES = [...BUSINESS_ROLES, 'second_manager'] as const;
export type PathRole = (typeof PATH_ROLES)[number];

/** A status on the way of a document and the role that takes it on from there; null where the way ends. */
export interface PathStop {
  readonly status_id: string;
  readonly role: PathRole | null;
}

/** Where a document is on its way, in roles and statuses without naming steps. */
export interface Path {
  /** Roles that may bring it forward now, the one on the shortest way first; empty when no role may. */
  readonly held_by: readonly PathRole[];
  /** Statuses it has behind it on the shortest way here, the empty one aside. */
  readonly behind: number;
  /** From where it stands to where its way ends. */
  readonly stops: readonly PathStop[];
}

/** Where a document stands, the same for every reader, and who owns it where that is known. */
export type Place = Pick<DocumentFacts, 'object_id' | 'organization_id' | 'status_id'> &
  Partial<Pick<DocumentFacts, 'employee_id' | 'manager_id' | 'create_date'>> & {
    /** Managers of the manager it names; absent when not read. */
    readonly above_ids?: readonly number[];
    /** Roles of its organization without an active holder today; absent when not read. */
    readonly idle_roles?: readonly BusinessRole[];
  };

/** Keys of places: documents with one key go one way by the steps. All of a place that `pathOf` reads is in it. */
export const placeKeys = (steps: readonly Step[]): ((place: Place) => string) => {
  const orderOf = ordersOf(steps);
  return (place) =>
    [
      place.object_id,
      place.organization_id,
      place.status_id,
      orderOf(place.create_date),
      place.manager_id === null,
      ...managingRoles(place),
      ...(place.idle_roles ?? []),
    ].join(' ');
};

/**
 * The way of a document from where it stands, by all steps of its organization. A manager's step is hr's where no
 * manager decides; without such a manager, steps of the second level and steps of idle roles are left out. It is the
 * shortest one without a rejection to a status that nothing leads out of, one to rest in before any other. Where steps
 * lead to the same status, people come before the portal, the organization's own steps before those of all (AMB-074),
 * then the order of the dictionary.
 */
export const pathOf = (place: Place, steps: readonly Step[], parameters: Parameters): Path => {
  const onward = onwardSteps(place, steps, parameters);
  const leading = onward.filter(leadsAway);
  const left = new Set(leading.map((step) => step.status_id));
  const isEnd = (status: string): boolean => !left.has(status);
  const way =
    shortestWay(place.status_id, leading, (status) => isEnd(status) && RESTING_STATUSES.includes(status)) ??
    shortestWay(place.status_id, leading, isEnd) ??
    [];
  const next = onward.filter((step) => step.status_id === place.status_id);
  const roleOf = (step: Step): PathRole => takerOf(step, place);
  const held_by = [...new Set([...way.slice(0, 1), ...next].map(roleOf))];
  return {
    held_by,
    behind: Math.max(
      0,
      (shortestWay('empty', leading, (status) => status === place.status_id)?.length ?? 0) - 1,
    ),
    stops: [
      { status_id: place.status_id, role: held_by[0] ?? null },
      ...way.map((step, index) => ({
        status_id: step.next_status_id,
        role: way.slice(index + 1, index + 2).map(roleOf)[0] ?? null,
      })),
    ],
  };
};

/**
 * The role a step is for, and on a document that takes it: what is for the owner in whatever role is the employee's, what
 * no manager decides about is hr's.
 */
export const takerOf = (
  step: Pick<Step, 'detail' | 'business_role' | 'status_id'>,
  doc: Partial<Pick<DocumentFacts, 'manager_id'>> = {},
): PathRole => {
  if (isOn(step.detail.own)) return 'employee';
  return isSecondLevel(step) ? 'second_manager' : roleOn(step, doc);
};

/** Roles that depend on who manages the owner. */
const MANAGING = ['manager', 'second_manager'] as const satisfies readonly PathRole[];
type Managing = (typeof MANAGING)[number];

/** Managing roles that are held: owners never manage their own document. All while managers are unknown. */
const managingRoles = ({ employee_id, manager_id, above_ids }: Place): readonly Managing[] => {
  if (manager_id === undefined) return MANAGING;
  if (manager_id === null) return [];
  const isOther = (id: number): boolean => id !== employee_id;
  const held = { manager: isOther(manager_id), second_manager: above_ids?.some(isOther) ?? true };
  return MANAGING.filter((role) => held[role]);
};

/** A step without a taker leads nowhere: a manager's, or that of an idle role. */
const hasTaker = (place: Place): ((step: Step) => boolean) => {
  const taken: readonly PathRole[] = managingRoles(place);
  const managing: readonly PathRole[] = MANAGING;
  const idle: readonly PathRole[] = place.idle_roles ?? [];
  return (step) => {
    const taker = takerOf(step, place);
    return !idle.includes(taker) && (!managing.includes(taker) || taken.includes(taker));
  };
};

/** The statuses a document of an organization may come to by any step that is there; the empty one is none. */
export const statusesOf = (
  place: Omit<Place, 'status_id'>,
  steps: readonly Step[],
  parameters: Parameters,
): string[] => reachedFrom('empty', openSteps(place, steps, parameters)).slice(1);

/** Every status that steps lead to from one, itself first. */
export const reachedFrom = (start: string, steps: readonly Step[]): string[] => {
  const reached = new Set([start]);
  // A set visits what is added while it is walked.
  for (const status of reached)
    for (const step of steps) if (step.status_id === status) reached.add(step.next_status_id);
  return [...reached];
};

const openSteps = (place: Omit<Place, 'status_id'>, steps: readonly Step[], parameters: Parameters): Step[] =>
  steps.filter((step) => step.object_id === place.object_id && isOpenStep(step, place, parameters));

/** No way leads on over a refusal, whatever a step to it is marked as, nor over a step on the spot. */
const leadsAway = ({ status_id, next_status_id }: Step): boolean =>
  next_status_id !== 'declined' && next_status_id !== status_id;

/** Steps that bring a document on, in the order in which the way prefers them. */
const onwardSteps = (place: Place, steps: readonly Step[], parameters: Parameters): Step[] =>
  openSteps(place, steps, parameters)
    .filter(bringsForward)
    .filter(hasTaker(place))
    .sort(
      (a, b) =>
        Number(a.business_role === 'system') - Number(b.business_role === 'system') ||
        Number(a.organization_id === null) - Number(b.organization_id === null) ||
        a.id - b.id,
    );

/** The fewest steps from a status to one that is wanted, undefined where none leads there. Never visits one twice. */
export const shortestWay = (
  start: string,
  steps: readonly Step[],
  isWanted: (status: string) => boolean,
): readonly Step[] | undefined => {
  const ways = new Map<string, readonly Step[]>([[start, []]]);
  // A map visits what is added while it is walked: nearer statuses first.
  for (const [status, way] of ways) {
    if (isWanted(status)) return way;
    for (const step of steps)
      if (step.status_id === status && !ways.has(step.next_status_id))
        ways.set(step.next_status_id, [...way, step]);
  }
  return undefined;
};
