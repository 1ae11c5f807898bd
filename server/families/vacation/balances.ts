import type { Balance } from '../../../lib/documents/facts.ts';
import type { DocumentRecord } from '../../../lib/documents/record.ts';
import { type Day, yearOf } from '../../../lib/kernel/day.ts';
import { earnedYear, type YearParts } from '../../../lib/leave/earned-year.ts';
import type { Cause, Entry } from '../../../lib/leave/entry.ts';
import { parentIds } from '../../../lib/leave/parents.ts';
import { daysOfParts } from '../../../lib/leave/parts.ts';
import { accrualsToCome } from '../../../lib/leave/to-come.ts';
import { flagOf, numberOf } from '../../../lib/settings/read.ts';
import type { Db } from '../../db/tx.ts';
import type { Reading } from '../../documents/asked/load-asked.ts';
import { partsOfYear, reservedDays } from './days-of-year.ts';
import { readEarnings } from './earnings.ts';

/**
 * Balances of the years a leave touches; neither the document itself nor what it stands in the place of is counted as
 * planned. A year without a limit has none, unless the organization earns by month. Neither has a leave of a kind that is
 * not the annual one.
 */
export const loadBalances = async (
  db: Db,
  record: DocumentRecord,
  { parameters }: Reading,
): Promise<Balance[]> => {
  if (!record.start_date) return [];
  const start = record.start_date;
  const taken = Number(record.period ?? yearOf(start));
  const granted = await grantedYears(db, record, start, [taken, yearOf(start)]);
  const earned = flagOf(parameters, 'vacation_accrual')
    ? await earnedYears(db, record, numberOf(parameters, 'vacation_norm'), start, [taken, yearOf(start)])
    : [];
  return [...granted, ...earned.filter(({ period }) => !granted.some((each) => each.period === period))].map(
    ({ period, limit, taken: parts, reserved }) => ({
      period,
      days_limit: Number(daysOfParts(limit)),
      days_planned: Number(daysOfParts(parts)),
      days_rest: Number(daysOfParts(limit - parts)),
      days_reserved: reserved,
      taken_from: period === taken,
    }),
  );
};

interface YearOfPerson extends YearParts {
  readonly period: number;
  readonly reserved: number;
}

const OF = { employee_id: '$1::bigint', except: '$5::bigint[]' } as const;

/** Whether the document takes from annual leave, as SQL of its type. */
const IS_ANNUAL = `coalesce((select "leave_kind"(t."detail") from "document_type" t where t."id" = $6), 'annual') = 'annual'`;

/**
 * The years that a limit grants. Two values, not a list of any length: the plan is made once, by which making it anew would
 * cost most of the time.
 */
export const GRANTED_YEARS = `select l."period", c."granted", c."taken", ${reservedDays({ ...OF, period: 'l."period"' })} as reserved
  from (select distinct "period" from "vacation_limit"
        where "employee_id" = $1 and "period" in ($2, $3) and "on_date" <= $4::date and ${IS_ANNUAL}) l
    cross join lateral ${partsOfYear({ ...OF, period: 'l."period"' }, '$4::date')} c
  order by l."period"`;

const grantedYears = async (
  db: Db,
  record: DocumentRecord,
  start: Day,
  [one, other]: readonly [number, number],
): Promise<YearOfPerson[]> => {
  const rows = await db.rows<{ period: number; granted: string; taken: string; reserved: string }>(
    GRANTED_YEARS,
    [record.employee_id, one, other, start, instead(record), record.document_type_id],
  );
  return rows.map(({ period, granted, taken, reserved }) => ({
    period,
    limit: Number(granted),
    taken: Number(taken),
    reserved: Number(reserved),
  }));
};

const earnedYears = async (
  db: Db,
  record: DocumentRecord,
  norma: number,
  start: Day,
  periods: readonly [number, number],
): Promise<YearOfPerson[]> => {
  const person = Number(record.employee_id);
  const [rows, earnings] = await Promise.all([
    db.rows<StoredEntry>(ENTRIES, [person, ...periods, start, instead(record), record.document_type_id]),
    readEarnings(db, [person], norma),
  ]);
  const [first] = rows;
  const earning = earnings.get(person);
  if (!first || !earning) return [];
  const { reserved_one, reserved_other } = first;
  const kept = rows.flatMap(({ on_date, period, parts, cause }) =>
    on_date === null ? [] : [{ on_date, period, parts, cause }],
  );
  const until = [start, ...kept.map(({ on_date }) => on_date)].toSorted().at(-1) ?? start;
  const entries: Entry[] = [
    ...kept,
    ...accrualsToCome(
      earning,
      kept.filter(({ cause }) => cause === 'accrual'),
      until,
    ).map((each): Entry => ({ ...each, cause: 'accrual' })),
  ];
  return [...new Set(periods)].map((period, index) => ({
    period,
    ...earnedYear(entries, period, start),
    reserved: Number(index === 0 ? reserved_one : reserved_other),
  }));
};

interface StoredEntry {
  readonly on_date: Day | null;
  readonly period: number;
  readonly parts: number;
  readonly cause: Cause;
  readonly reserved_one: string;
  readonly reserved_other: string;
  readonly [column: string]: unknown;
}

/** All entries of a person but the document's own, beside what waits for a decision; one row where there is none. */
const ENTRIES = `select e."on_date", e."period", e."parts", e."cause", r."reserved_one", r."reserved_other"
  from (select ${reservedDays({ ...OF, period: '$2::int' })} as reserved_one, ${reservedDays({ ...OF, period: '$3::int' })} as reserved_other) r
  left join "leave_entry" e on e."employee_id" = $1 and e."kind" = 'annual' and not coalesce(e."document_id" = any($5), false)
  where $4::date is not null and ${IS_ANNUAL}`;

/** The document and what it stands in the place of. */
const instead = ({ id, replaced_vacation_ids }: DocumentRecord): readonly number[] => [
  ...(id === null ? [] : [id]),
  ...parentIds(replaced_vacation_ids),
];
