import type { Day } from '../../../lib/kernel/day.ts';
import type { Entry } from '../../../lib/leave/entry.ts';
import { daysOfParts, PARTS_PER_DAY } from '../../../lib/leave/parts.ts';
import { type Standing, standingOn } from '../../../lib/leave/standing.ts';
import { accrualsToCome, lastDayOf } from '../../../lib/leave/to-come.ts';
import { flagOf, numberOf } from '../../../lib/settings/read.ts';
import { type Rules, readRules } from '../../client/rules.ts';
import type { Db } from '../../db/tx.ts';
import { readToday } from '../../documents/rule-facts.ts';
import { readList } from '../../objects/list.ts';
import type { ReadPage } from '../../objects/rules.ts';
import { waitingLeaves } from '../vacation-correction/day-sums.ts';
import { readEarnings } from './earnings.ts';

/** Columns of a person's row, by the function that the screen of one person uses. */
const TOLD: Readonly<Record<string, (standing: Standing) => string | number>> = {
  days_today: ({ today }) => daysOfParts(today),
  days_ahead: ({ planned }) => planned / PARTS_PER_DAY,
  days_reserved: ({ awaiting }) => awaiting / PARTS_PER_DAY,
  days_rest: ({ free }) => daysOfParts(free),
};

/** A page of people with their days of annual leave: months to come are known to rules alone, not to the database. */
export const readWithStandings: ReadPage = async (db, actor, query) => {
  const keys = [...new Set(['id', 'organization_id', ...(query.keys ?? [])])];
  const page = await readList(db, { ...query, keys });
  if (!page.ok) return page;
  const rows = page.value.rows.map((text) => JSON.parse(text) as Record<string, unknown>);
  const told = Object.entries(TOLD).filter(([name]) => name in (rows[0] ?? {}));
  if (told.length === 0) return page;
  const people = page.value.keys.map(({ id, organization_id }) => ({
    id: Number(id),
    organization_id: Number(organization_id),
  }));
  const standings = await standingsOf(db, people, await readRules(db, actor.client_id));
  return {
    ...page,
    value: {
      ...page.value,
      rows: rows.map((row, index) => {
        const standing = standings.get(people[index]?.id ?? 0);
        const days = standing ? told.map(([name, say]) => [name, say(standing)] as const) : [];
        return JSON.stringify({ ...row, ...Object.fromEntries(days) });
      }),
    },
  };
};

interface Person {
  readonly id: number;
  readonly organization_id: number;
}

type Counted = Entry & { readonly employee_id: number };

/** How the days of annual leave of people stand today. */
const standingsOf = async (
  db: Db,
  people: readonly Person[],
  rules: Rules,
): Promise<ReadonlyMap<number, Standing>> => {
  const ids = [people.map(({ id }) => id)];
  const [today, entries, waiting] = await Promise.all([
    readToday(db),
    db.rows<Counted>(ENTRIES, ids),
    db.rows<Counted>(WAITING, ids),
  ]);
  const [kept, sent] = [entries, waiting].map((some) => Map.groupBy(some, ({ employee_id }) => employee_id));
  const told = new Map<number, Standing>();
  for (const [organization_id, staff] of Map.groupBy(people, (person) => person.organization_id)) {
    const parameters = rules.parametersOf(organization_id);
    const earned = flagOf(parameters, 'vacation_accrual');
    const toCome = earned ? await monthsToCome(db, staff, numberOf(parameters, 'vacation_norm')) : undefined;
    for (const { id } of staff) {
      const [own, waits] = [kept?.get(id) ?? [], sent?.get(id) ?? []];
      const months = toCome?.(id, own, lastDayOf(today, own, waits)) ?? [];
      told.set(id, standingOn({ entries: [...own, ...months], waiting: waits, earned }, today));
    }
  }
  return told;
};

const monthsToCome = async (db: Db, staff: readonly Person[], norma: number) => {
  const earnings = await readEarnings(
    db,
    staff.map(({ id }) => id),
    norma,
  );
  return (id: number, own: readonly Entry[], until: Day): Entry[] => {
    const earning = earnings.get(id);
    const accrued = own.filter(({ cause }) => cause === 'accrual');
    return earning
      ? accrualsToCome(earning, accrued, until).map((each): Entry => ({ ...each, cause: 'accrual' }))
      : [];
  };
};

const ENTRIES = `select "employee_id", "on_date", "period", "parts", "cause" from "leave_entry"
  where "employee_id" = any($1::bigint[]) and "kind" = 'annual'`;

const WAITING = `select who."id" as employee_id, w."on_date", w."period", w."days" * -1200 as parts, 'leave' as cause
  from unnest($1::bigint[]) who("id") cross join lateral ${waitingLeaves({ employee_id: 'who."id"' })} w
  where w."kind" = 'annual' and w."days" > 0`;
