import type { Actor } from '../../lib/access/actor.ts';
import { type Calendar, calendarOf, calendarsOf, type OwnedEntry } from '../../lib/calendar/calendar.ts';
import { periodsAfter } from '../../lib/calendar/periods.ts';
import { countedDays } from '../../lib/documents/counted-days.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { and, eq } from '../../lib/filter/filter.ts';
import type { CalendarDays } from '../../lib/rpc/calendar.ts';
import { type Rules, readRules } from '../client/rules.ts';
import type { Db } from '../db/tx.ts';
import { type LoadedDocument, readAllWithin } from '../documents/read-document.ts';
import { onTheirWay } from '../workflow/on-their-way.ts';
import { storedPeriods } from './stored-periods.ts';

/** So many documents are looked at, those that moved last first. */
const LOOKED_MAX = 5_000;

/** A document that counts other days by another calendar. */
export interface Differing {
  readonly family: Family;
  readonly document: LoadedDocument;
  readonly was: number;
  readonly becomes: number;
}

export interface Differences {
  readonly looked: number;
  readonly more: boolean;
  readonly differing: readonly Differing[];
}

/**
 * Documents under way that would count other days once some days are marked, for all organizations or for one: each
 * that touches a marked day is counted by its organization's calendar of before and after, as its form counts.
 */
export const differingBy = async (db: Db, actor: Actor, given: CalendarDays): Promise<Differences> => {
  const rules = await readRules(db, actor.client_id);
  const then = await calendarsThen(db, actor, given);
  const counting = FAMILIES.filter(({ dates }) => dates?.end && dates.days);
  const found = await onTheirWay(db, actor.client_id, counting, rules, LOOKED_MAX + 1, { except: [] });
  const looked = found.slice(0, LOOKED_MAX);
  const marked = given.days.map(({ day }) => day).toSorted();
  const span = { first: marked[0] ?? '', last: marked.at(-1) ?? '' };
  const differing: Differing[] = [];
  for (const family of counting) {
    const ids = looked.filter((each) => each.object_id === family.object_id).map(({ id }) => id);
    const touched = await touching(db, actor, family, ids, {
      ...span,
      organization_id: given.organization_id,
    });
    differing.push(...touched.flatMap((each) => differenceOf(family, each, rules, then)));
  }
  return { looked: looked.length, more: found.length > looked.length, differing };
};

type Calendars = (organization_id: number | null) => Calendar;

/** The calendars of all organizations once the days are marked. */
const calendarsThen = async (
  db: Db,
  actor: Actor,
  { days, organization_id }: CalendarDays,
): Promise<Calendars> => {
  const ofAll = await storedPeriods(db, actor, null, 'read');
  if (organization_id !== undefined) {
    const own = periodsAfter(await storedPeriods(db, actor, organization_id, 'read'), days);
    return () => calendarOf(ofAll, own);
  }
  const owned = await db.rows<OwnedEntry>(
    `select "start_date"::text as "start_date", "end_date"::text as "end_date", "type", "organization_id"
     from "calendar" where "client_id" = $1 and "organization_id" is not null`,
    [actor.client_id],
  );
  const common: OwnedEntry[] = periodsAfter(ofAll, days).map((period) => ({
    ...period,
    organization_id: null,
  }));
  return calendarsOf([...common, ...owned]);
};

/** Documents that are not over before the first marked day, nor begin after the last. */
const touching = async (
  db: Db,
  actor: Actor,
  { dates, ...family }: Family,
  ids: readonly number[],
  span: { readonly first: string; readonly last: string; readonly organization_id: number | undefined },
): Promise<LoadedDocument[]> => {
  if (ids.length === 0 || !dates?.end) return [];
  const within = and(
    eq('client_id', actor.client_id),
    ...(span.organization_id === undefined ? [] : [eq('organization_id', span.organization_id)]),
    { field: dates.start, op: '<=', value: span.last },
    { field: dates.end, op: '>=', value: span.first },
  );
  return readAllWithin(db, { dates, ...family }, within, ids);
};

const differenceOf = (
  family: Family,
  document: LoadedDocument,
  { parametersOf, calendarOf: now }: Rules,
  then: Calendars,
): Differing[] => {
  const parameters = parametersOf(document.organization_id);
  const [was, becomes] = [now, then].map((calendars) =>
    countedDays(family, document.record, document.facts, {
      parameters,
      calendar: calendars(document.organization_id),
    }),
  );
  return was === undefined || becomes === undefined || was === becomes
    ? []
    : [{ family, document, was, becomes }];
};
