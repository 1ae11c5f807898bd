import type { Actor } from '../../lib/access/actor.ts';
import type { Calendar } from '../../lib/calendar/calendar.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import type { Month } from '../../lib/kernel/month.ts';
import { countedIn } from '../../lib/timesheet/counting.ts';
import { type MonthDay, monthDays } from '../../lib/timesheet/month.ts';
import type { InTimesheet } from '../../lib/timesheet/piece.ts';
import { isEmployed, type ReckonedDay, reckonDays, type Told } from '../../lib/timesheet/reckon.ts';
import { NOT_HELD_STATUSES } from '../../lib/workflow/statuses.data.ts';
import { readRules } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';
import { type LoadedDocument, readAllWithin } from '../documents/read-document.ts';
import type { MonthPerson } from './people.ts';

/** A month of some people as the calendar and their documents have it now. */
export interface ReckonedMonth {
  readonly days: readonly MonthDay[];
  readonly of: (person: MonthPerson) => ReadonlyMap<Day, ReckonedDay>;
  readonly said: (employee_id: number) => Said;
}

export const reckonedMonth = async (
  db: Db,
  { client_id, organization_id }: Pick<Actor, 'client_id' | 'organization_id'>,
  month: Month,
  people: readonly MonthPerson[],
): Promise<ReckonedMonth> => {
  const { calendarOf } = await readRules(db, client_id);
  const calendar = calendarOf(organization_id);
  const days = monthDays(month, calendar);
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const told = await readSaid(
    db,
    people.map(({ employee_id }) => employee_id),
    calendar,
    { first, last },
  );
  const said = (employee_id: number): Said => told.get(employee_id) ?? NOTHING_SAID;
  const usual = reckonDays(days, { hire_date: first, dismissal_date: null }, []);
  const isUsual = (person: MonthPerson): boolean =>
    !told.has(person.employee_id) && isEmployed(first, person) && isEmployed(last, person);
  return {
    days,
    said,
    of: (person) => (isUsual(person) ? usual : reckonDays(days, person, said(person.employee_id).counted)),
  };
};

/** What documents say of a person's days: those that are counted, and those that wait for a decision. */
interface Said {
  readonly counted: readonly Told[];
  readonly pending: readonly Told[];
}

const NOTHING_SAID: Said = { counted: [], pending: [] };

interface Span {
  readonly first: Day;
  readonly last: Day;
}

type Speaking = Family & { readonly timesheet: InTimesheet };

const SPEAKING = FAMILIES.filter((family): family is Speaking => family.timesheet !== undefined);

/**
 * What the documents of some people say of some days, by person: their ids by one statement, and one more for each family
 * that has any. One of which another document stands in its place says nothing.
 */
const readSaid = async (
  db: Db,
  people: readonly number[],
  calendar: Calendar,
  span: Span,
): Promise<ReadonlyMap<number, Said>> => {
  // What begins before midnight may go on after it.
  const found = await db.rows<Row<'document', 'id' | 'object_id'>>(FOUND, [
    people,
    SPEAKING.map(({ object_id }) => object_id),
    addDays(span.first, -1),
    span.last,
    NOT_HELD_STATUSES,
  ]);
  const said = new Map<number, { counted: Told[]; pending: Told[] }>();
  for (const family of SPEAKING) {
    const ids = found.flatMap(({ id, object_id }) => (object_id === family.object_id ? [id] : []));
    const documents = ids.length > 0 ? await readAllWithin(db, family, 'all', ids) : [];
    for (const document of documents.toSorted((a, b) => a.facts.id - b.facts.id)) {
      const counted = countedIn(document.facts.status_id, family.timesheet);
      if (counted === 'none') continue;
      const { employee_id } = document.record;
      const of = said.get(employee_id) ?? { counted: [], pending: [] };
      said.set(employee_id, of);
      of[counted].push(...toldBy(family, document, calendar, span));
    }
  }
  return said;
};

/** By the index of people's periods, which a day that may be missing would keep from use. */
const FOUND = [
  `d."start_date" <= $4::date and d."end_date" >= $3::date`,
  `d."start_date" between $3::date and $4::date and d."end_date" is null`,
]
  .map(
    (period) => `select d."id", d."object_id" from "document" d
     where d."employee_id" = any($1::bigint[]) and d."object_id" = any($2::text[]) and ${period}
       and d."status_id" <> all($5::text[]) and not d."replaced"`,
  )
  .join(' union all ');

const toldBy = (
  { timesheet }: Speaking,
  { record, facts }: LoadedDocument,
  calendar: Calendar,
  span: Span,
): Told[] =>
  timesheet.pieces(record, { type: facts.document_type ?? null, calendar, ...span }).map((piece) => ({
    ...piece,
    document_id: facts.id,
    ...(timesheet.named ? { named: timesheet.named } : {}),
  }));
