import type { Actor } from '../access/actor.ts';
import { type Calendar, isCountable } from '../calendar/calendar.ts';
import type { Alternative } from '../filter/alternative.ts';
import { and, type Filter, or } from '../filter/filter.ts';
import { addDays, type Day } from '../kernel/day.ts';
import { listOf, numberOf, type Parameters } from '../settings/read.ts';
import { isAwaiting, isWaitedFor, type Judged } from './available.ts';
import { awaitingAlternatives } from './awaiting-filter.ts';
import { statusOf } from './document.ts';
import { type PathRole, type Place, takerOf } from './path.ts';
import { UNSENT_STATUSES } from './statuses.data.ts';
import type { Step } from './step.ts';

/** Steps of one role that may wait equally long. */
export interface Patience {
  readonly taker: PathRole;
  readonly steps: readonly Step[];
  /** The last day on which a document can have come to its status to wait too long today. */
  readonly since: Day;
}

/** Since when a document waits, and by which day its own person is to answer, where it names one. */
export interface Waited {
  readonly since: Day;
  readonly due_date: Day | null;
  readonly today: Day;
}

const WHOLE_DAYS = /^\d{1,3}$/;
/** Roles of the document's own person. */
const OWN: readonly PathRole[] = ['employee', 'candidate'];

/**
 * Working days a step may wait before its people are reminded: `remind_after` of the step, else of its status
 * (`remind_status_days`), else of all (`remind_after_days`). Undefined for no reminder: 0 days, a step marked as
 * unhurried, or one that brings nothing on.
 */
export const remindAfter = (step: Step, parameters: Parameters): number | undefined => {
  const days =
    wholeDays(step.detail.remind_after) ??
    ofStatus(step.status_id, parameters) ??
    numberOf(parameters, 'remind_after_days');
  return isWaitedFor(step) && days > 0 ? days : undefined;
};

/** The first entry `status=days` of a status that can be read. */
const ofStatus = (status_id: string, parameters: Parameters): number | undefined =>
  listOf(parameters, 'remind_status_days')
    .map((entry) => entry.split('=').map((part) => part.trim()))
    .filter(([status]) => status === status_id)
    .map(([, days]) => wholeDays(days))
    .find((days) => days !== undefined);

const wholeDays = (text: unknown): number | undefined =>
  WHOLE_DAYS.test(String(text ?? '')) ? Number(text) : undefined;

/** What waits too long today, step by step; `atLeast` working days where that is longer. */
export const patienceOf = (given: {
  readonly steps: readonly Step[];
  readonly parameters: Parameters;
  readonly calendar: Calendar;
  readonly today: Day;
  readonly atLeast?: number;
}): Patience[] => {
  const { steps, parameters, calendar, today, atLeast = 0 } = given;
  const asked = steps.flatMap((step) => {
    const days = remindAfter(step, parameters);
    return days === undefined ? [] : [{ step, days: Math.max(days, atLeast), taker: takerOf(step) }];
  });
  return [...Map.groupBy(asked, ({ days, taker }) => `${days} ${taker}`).values()].flatMap((alike) => {
    const [first] = alike;
    return first
      ? [
          {
            taker: first.taker,
            steps: alike.map(({ step }) => step),
            since: lastDayBefore(first.days, today, calendar),
          },
        ]
      : [];
  });
};

/** A calendar that frees more days than these in a row has no working days. */
const LONGEST_DAYS = 3_660;

/** The last day that more than so many working days have followed, today among them. */
const lastDayBefore = (days: number, today: Day, calendar: Calendar): Day => {
  let day = today;
  for (let left = days, back = 0; back < LONGEST_DAYS; back += 1) {
    if (isCountable(day, calendar)) left -= 1;
    day = addDays(day, -1);
    if (left < 0) return day;
  }
  return day;
};

/** The role that holds a document first, by its way; undefined without one. */
export type HolderOf = (place: Place) => PathRole | undefined;

/**
 * The role in which a document waits too long for a person, by the predicate of the inbox; undefined while it does not. Only
 * the role that holds it is waited for, not those who may stand in; what was not sent is with its author. For its own
 * person the day it names counts instead of the days since it came.
 */
export const overdueFor = (
  patience: readonly Patience[],
  judged: Omit<Judged, 'steps'>,
  waited: Waited,
  holder: PathRole | undefined,
): PathRole | undefined => {
  const unsent = UNSENT_STATUSES.includes(statusOf(judged.doc.status_id));
  for (const each of patience) {
    const steps = Map.groupBy(each.steps, (step) => takerOf(step, judged.doc));
    for (const [taker, those] of steps)
      if (
        (taker === holder || (unsent && OWN.includes(taker))) &&
        isPast(each, waited) &&
        isAwaiting({ ...judged, steps: those })
      )
        return taker;
  }
  return undefined;
};

const isPast = ({ taker, since }: Patience, waited: Waited): boolean =>
  OWN.includes(taker) && waited.due_date !== null ? waited.due_date <= waited.today : waited.since <= since;

/**
 * What could wait too long for a person, as alternatives that an index leads to: all for which `overdueFor` says a role
 * pass one of them, documents apart whose owner is named as their own manager. Moments have no zone here, so a day more
 * than any zone needs is let through.
 */
export const overdueAlternatives = (
  patience: readonly Patience[],
  { actor, parameters, today, holderOf }: Asked,
): Alternative[] =>
  patience.flatMap((each) => {
    const byReach = Map.groupBy(each.steps, (step) => reachOf(each.taker, step, actor, holderOf));
    const narrowed = (steps: readonly Step[] = [], ...also: Filter[]) =>
      awaitingAlternatives({ steps, actor, parameters }).map((way) => ({
        ...way,
        filter: and(way.filter, ...also),
      }));
    const came = cameBy(each, today);
    return [...narrowed(byReach.get('all'), came), ...narrowed(byReach.get('unmanaged'), came, UNMANAGED)];
  });

interface Asked {
  readonly actor: Actor;
  readonly parameters: readonly Parameters[];
  readonly today: Day;
  readonly holderOf: HolderOf;
}

const UNMANAGED: Filter = { field: 'manager_id', isNull: true };

/**
 * Of which documents a role is waited for by a step. Roles of an organization may stand in for managers on all of its
 * documents; they hold them only where there is no manager.
 */
const reachOf = (
  taker: PathRole,
  { object_id, status_id }: Step,
  { organization_id }: Actor,
  holderOf: HolderOf,
): 'all' | 'unmanaged' | 'none' => {
  if (OWN.includes(taker) || MANAGERS.includes(taker)) return 'all';
  const place = { object_id, organization_id, status_id };
  const usual = holderOf(place);
  if (usual === taker || usual === 'second_manager') return 'all';
  return usual === 'manager' && holderOf({ ...place, manager_id: null }) === taker ? 'unmanaged' : 'none';
};

const MANAGERS: readonly PathRole[] = ['manager', 'second_manager'];

const cameBy = ({ taker, since }: Patience, today: Day): Filter => {
  const came: Filter = { field: 'status_date', op: '<', value: addDays(since, 2) };
  return OWN.includes(taker)
    ? or(and({ field: 'due_date', isNull: true }, came), { field: 'due_date', op: '<=', value: today })
    : came;
};
