import { type Actor, lacksOwnDocuments } from '../access/actor.ts';
import type { Alternative } from '../filter/alternative.ts';
import { and, anyOf, eq, type Filter, or } from '../filter/filter.ts';
import type { Parameters } from '../settings/read.ts';
import { isWaitedFor } from './available.ts';
import { isOn } from './flag.ts';
import { madeWithin } from './order.ts';
import { takerOf } from './path.ts';
import { begunByCandidate, saysOfOwn } from './relation.ts';
import { isOpenStep } from './rights.ts';
import { UNSENT_STATUSES } from './statuses.data.ts';
import { isSecondLevel, type Step } from './step.ts';

/**
 * What waits for a person, as alternatives over object_id, status_id, employee_id, manager_id, organization_id, replaced
 * and, where orders differ, create_date: the documents for which `isAwaiting` is true pass one of them and no others do, so
 * that what the database counts is what is shown; an index finds what passes each. Where organizations differ in the
 * parameter of a step's condition, they let through more.
 */
export const awaitingAlternatives = (given: {
  steps: readonly Step[];
  actor: Actor;
  /** Those of each organization with such documents. */
  parameters: readonly Parameters[];
}): Alternative[] => {
  const steps = given.steps.filter(
    (step) =>
      isWaitedFor(step) &&
      !begunByCandidate(step) &&
      given.parameters.some((each) => isOpenStep(step, { ...given.actor, ...madeWithin(step) }, each)) &&
      (!isUnsent(step) || isOn(step.detail.own) || ROLES_ON_OWN.includes(step.business_role)),
  );
  const groups = Map.groupBy(
    steps,
    (step) =>
      `${step.business_role} ${isSecondLevel(step)} ${isOn(step.detail.own)} ${isUnsent(step)} ${leavesToOthers(step, given.actor)} ${step.detail.since} ${step.detail.until}`,
  );
  return [
    ...[...groups.values()].flatMap((group) => groupAlternative(group, given.actor) ?? []),
    ...unmanagedAlternatives(steps, given.actor),
  ];
};

/** Documents that no manager decides about, for hr by the steps of managers. */
const unmanagedAlternatives = (steps: readonly Step[], actor: Actor): Alternative[] => {
  if (!actor.roles.includes('hr')) return [];
  const orphaned = steps.filter((step) => takerOf(step, { manager_id: null }) !== takerOf(step));
  return [...Map.groupBy(orphaned, ({ detail }) => `${detail.since} ${detail.until}`).values()].flatMap(
    (group) => {
      const [first] = group;
      return first
        ? [
            {
              filter: and(
                organizationFilter(actor),
                { field: 'manager_id', isNull: true },
                ...notOwnFilter(actor),
                ...barredFilter(actor),
                ...replacedFilter(first),
                ...orderFilter(first),
                or(...placesOf(group).map(placeFilter)),
              ),
            },
          ]
        : [];
    },
  );
};

interface AskedPlace {
  readonly object_id: string;
  readonly statuses: readonly string[];
}

/** Statuses with steps, family by family. */
const placesOf = (steps: readonly Step[]): AskedPlace[] =>
  [...Map.groupBy(steps, (step) => step.object_id)].map(([object_id, ofObject]) => ({
    object_id,
    statuses: [...new Set(ofObject.map((step) => step.status_id))],
  }));

const placeFilter = ({ object_id, statuses }: AskedPlace): Filter =>
  and(eq('object_id', object_id), anyOf('status_id', statuses));

/** Documents of the order a step belongs to. */
const orderFilter = ({ detail: { since, until } }: Step): Filter[] => [
  ...(since === undefined ? [] : [{ field: 'create_date', op: '>=', value: since } as const]),
  ...(until === undefined ? [] : [{ field: 'create_date', op: '<', value: until } as const]),
];

/** Only hr acts on a replaced document (AMB-107). */
const replacedFilter = ({ business_role }: Step): Filter[] =>
  business_role === 'hr' ? [] : [eq('replaced', false)];

/** Whether hr leaves the step on their own documents to another hr. */
const leavesToOthers = (step: Step, actor: Actor): boolean =>
  actor.leaves_own === true && !isOn(step.detail.own) && !isSecondLevel(step) && saysOfOwn(step);

/** Roles a person may have on their own document. */
const ROLES_ON_OWN: readonly Step['business_role'][] = ['employee', 'candidate', 'hr'];

const isUnsent = (step: Step): boolean => UNSENT_STATUSES.includes(step.status_id);

/**
 * Steps of one role that differ only in object and status. Documents of an organization are listed status by status: an
 * index gives the first of each in order.
 */
const groupAlternative = (steps: readonly Step[], actor: Actor): Alternative | undefined => {
  const [first] = steps;
  const who = first && roleFilter(first, actor);
  if (!first || !who) return undefined;
  if (isUnsent(first) && actor.employee_id === null) return undefined;
  const mine = isUnsent(first) ? ownFilter(actor) : [];
  const where = placesOf(steps);
  const filters = [...who, ...mine, ...barredFilter(actor), ...replacedFilter(first), ...orderFilter(first)];
  if (isOfOrganization(first))
    return {
      filter: and(...filters),
      each: {
        fields: ['object_id', 'status_id'],
        tuples: where.flatMap(({ object_id, statuses }) => statuses.map((status) => [object_id, status])),
      },
    };
  return { filter: and(...filters, or(...where.map(placeFilter))) };
};

/** Whether the step waits on documents of the organization, not of a person. */
const isOfOrganization = ({ business_role, detail }: Step): boolean =>
  !isOn(detail.own) && !['employee', 'candidate', 'manager'].includes(business_role);

/** Documents on which the person has the role of the step; undefined when there are none. */
const roleFilter = (step: Step, actor: Actor): Filter[] | undefined => {
  const role = step.business_role;
  if (role === 'system' || !actor.roles.includes(role)) return undefined;
  if (isOn(step.detail.own)) return actor.employee_id === null ? undefined : ownFilter(actor);
  const others = notOwnFilter(actor);
  switch (role) {
    case 'employee':
    case 'candidate':
      return actor.employee_id === null ? undefined : ownFilter(actor);
    case 'manager':
      if (actor.employee_id === null) return undefined;
      if (!isSecondLevel(step)) return [eq('manager_id', actor.employee_id), ...others];
      return actor.second_level && [anyOf('manager_id', actor.second_level.manager_ids), ...others];
    case 'hr':
      return [organizationFilter(actor), ...(leavesToOthers(step, actor) ? others : [])];
    default:
      return [organizationFilter(actor), ...others];
  }
};

const ownFilter = (actor: Actor): Filter[] =>
  actor.employee_id === null ? [] : [eq('employee_id', actor.employee_id)];

const notOwnFilter = (actor: Actor): Filter[] => notOf([actor.employee_id, actor.real_employee_id]);

const notOf = (people: readonly (number | null)[]): Filter[] => {
  const own = [...new Set(people)].filter((id) => id !== null);
  return own.length === 0
    ? []
    : [or({ field: 'employee_id', isNull: true }, { not: anyOf('employee_id', own) })];
};

/** A grant hides documents of its holder, those outside its families, and those it does not lend. */
const barredFilter = (actor: Actor): Filter[] => [
  ...(actor.grant_id === null
    ? []
    : notOf([actor.real_employee_id, lacksOwnDocuments(actor) ? actor.employee_id : null])),
  ...(actor.families ? [anyOf('object_id', actor.families)] : []),
];

/** A document always has an organization. */
const organizationFilter = (actor: Actor): Filter => eq('organization_id', actor.organization_id);
