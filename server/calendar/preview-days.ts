import type { Actor } from '../../lib/access/actor.ts';
import { type Calendar, calendarOf } from '../../lib/calendar/calendar.ts';
import { periodsAfter } from '../../lib/calendar/periods.ts';
import { countedDays } from '../../lib/documents/counted-days.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { and, eq } from '../../lib/filter/filter.ts';
import type { CalendarDays, CalendarPreview } from '../../lib/rpc/calendar.ts';
import { type Rules, readRules } from '../client/rules.ts';
import { type Db, inTransaction } from '../db/tx.ts';
import { type LoadedDocument, readAllWithin } from '../documents/read-document.ts';
import { rowsById } from '../objects/read-rows.ts';
import { onTheirWay } from '../workflow/on-their-way.ts';
import { mustKeepCalendar } from './keeper.ts';
import { storedPeriods } from './stored-periods.ts';

/** So many documents are looked at, those that moved last first, and so many of them named. */
const LOOKED_MAX = 5_000;
const NAMED_MAX = 10;

/**
 * How many documents on their way would count other days if some days were marked anew: each that touches one of them is
 * counted twice, as its form counts. Writes nothing. Refuses: access_denied.
 */
export const previewDays = async (actor: Actor, { days }: CalendarDays): Promise<CalendarPreview> => {
  mustKeepCalendar(actor);
  return inTransaction(async (db) => {
    const rules = await readRules(db, actor.client_id);
    const then = calendarOf(periodsAfter(await storedPeriods(db, actor, 'read'), days));
    const counting = FAMILIES.filter(({ dates }) => dates?.end && dates.days);
    const found = await onTheirWay(db, actor.client_id, counting, rules, LOOKED_MAX + 1, { except: [] });
    const looked = found.slice(0, LOOKED_MAX);
    const marked = days.map(({ day }) => day).toSorted();
    const span = { first: marked[0] ?? '', last: marked.at(-1) ?? '' };
    const { parametersOf, calendar: now } = rules;
    const differing: Differing[] = [];
    for (const family of counting) {
      const ids = looked.filter((each) => each.object_id === family.object_id).map(({ id }) => id);
      const touched = await touching(db, actor, family, ids, span);
      differing.push(...touched.flatMap((each) => differenceOf(family, each, { parametersOf, now, then })));
    }
    return {
      looked: looked.length,
      more: found.length > looked.length,
      differ: differing.length,
      first: await named(db, actor, differing),
    };
  });
};

interface Differing {
  readonly family: Family;
  readonly document: LoadedDocument;
  readonly was: number;
  readonly becomes: number;
}

/** Documents that are not over before the first marked day, nor begin after the last. */
const touching = async (
  db: Db,
  actor: Actor,
  { dates, ...family }: Family,
  ids: readonly number[],
  { first, last }: { readonly first: string; readonly last: string },
): Promise<LoadedDocument[]> => {
  if (ids.length === 0 || !dates?.end) return [];
  const within = and(
    eq('client_id', actor.client_id),
    { field: dates.start, op: '<=', value: last },
    { field: dates.end, op: '>=', value: first },
  );
  return readAllWithin(db, { dates, ...family }, within, ids);
};

const differenceOf = (
  family: Family,
  document: LoadedDocument,
  { parametersOf, now, then }: Pick<Rules, 'parametersOf'> & { now: Calendar; then: Calendar },
): Differing[] => {
  const parameters = parametersOf(document.organization_id);
  const [was, becomes] = [now, then].map((calendar) =>
    countedDays(family, document.record, document.facts, { parameters, calendar }),
  );
  return was === undefined || becomes === undefined || was === becomes
    ? []
    : [{ family, document, was, becomes }];
};

/** The earliest of them, told by number; the caller opens those that they read. */
const named = async (
  db: Db,
  actor: Actor,
  differing: readonly Differing[],
): Promise<CalendarPreview['first']> => {
  const start = ({ family, document }: Differing) => String(document.record[family.dates?.start ?? ''] ?? '');
  const first = differing
    .toSorted((a, b) => start(a).localeCompare(start(b)) || a.document.facts.id - b.document.facts.id)
    .slice(0, NAMED_MAX);
  return Promise.all(
    first.map(async ({ family, document: { facts, number }, was, becomes }) => {
      const rows = await rowsById(db, actor, family.object, [facts.id]);
      return { id: facts.id, object_id: family.object_id, number, readable: rows.length > 0, was, becomes };
    }),
  );
};
