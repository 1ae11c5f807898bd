import type { Balance } from '../../../lib/documents/facts/leave-facts.ts';
import { type Day, yearOf } from '../../../lib/kernel/day.ts';
import { earnedYear, type YearParts } from '../../../lib/leave/earned-year.ts';
import type { Cause, Entry } from '../../../lib/leave/entry.ts';
import { parentIds } from '../../../lib/leave/parents.ts';
import { daysOfParts, PARTS_PER_DAY } from '../../../lib/leave/parts.ts';
import { accrualsToCome, lastDayOf } from '../../../lib/leave/to-come.ts';
import { flagOf, numberOf } from '../../../lib/settings/read.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Db } from '../../db/tx.ts';
import type { Reading } from '../../documents/asked/reading.ts';
import { waitingLeaves } from '../vacation-correction/day-sums.ts';
import { partsOfYear, reservedDays } from './days-of-year.ts';
import { readEarnings } from './earnings.ts';

/**
 * Balances of the years a leave touches; neither the document itself nor what it replaces is counted as planned. A year
 * without a limit has none, unless the organization earns by month. Neither has a leave of a kind that is not the
 * annual one.
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
      days_reserved: Number(daysOfParts(reserved)),
      taken_from: period === taken,
    }),
  );
};

interface YearOfPerson extends YearParts {
  readonly period: number;
}

const OF = { employee_id: '$1::bigint', except: '$5::bigint[]' } as const;

/** Whether days of a type are taken from annual leave, as SQL. */
const isAnnual = (type: string): string =>
  `coalesce((select "leave_kind"(t."detail") from "document_type" t where t."id" = ${type}), 'annual') = 'annual'`;

/**
 * The years that a limit grants. Two values, not a list of any length: the plan is made once, because planning each
 * time would cost most of the time.
 */
export const GRANTED_YEARS = `select l."period", c."granted", c."taken", ${reservedDays({ ...OF, period: 'l."period"' })} as reserved
  from (select distinct "period" from "vacation_limit"
        where "employee_id" = $1 and "period" in ($2, $3) and "on_date" <= $4::date and ${isAnnual('$6')}) l
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
    reserved: Number(reserved) * PARTS_PER_DAY,
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
  const given = [person, instead(record), record.document_type_id];
  const [rows, sent, earnings] = await Promise.all([
    db.rows<StoredEntry>(ENTRIES, given),
    db.rows<StoredEntry>(WAITING, given),
    readEarnings(db, [person], norma),
  ]);
  const earning = earnings.get(person);
  if (rows.length === 0 || !earning) return [];
  const kept = rows.flatMap(({ on_date, ...row }): Entry[] =>
    on_date === null ? [] : [{ ...row, on_date }],
  );
  const waiting = sent.flatMap(({ on_date, ...row }): Entry[] =>
    on_date === null ? [] : [{ ...row, on_date }],
  );
  const accrued = kept.filter(({ cause }) => cause === 'accrual');
  const entries: Entry[] = [
    ...kept,
    ...accrualsToCome(earning, accrued, lastDayOf(start, kept, waiting)).map(
      (each): Entry => ({ ...each, cause: 'accrual' }),
    ),
  ];
  return [...new Set(periods)].map((period) => ({
    period,
    ...earnedYear(entries, waiting, period, start),
  }));
};

interface StoredEntry {
  readonly on_date: Day | null;
  readonly period: number;
  readonly parts: number;
  readonly cause: Cause;
}

/** All entries of a person but the document's own, one row where there is none; nothing for a leave of another kind. */
const ENTRIES = `select e."on_date", e."period", e."parts", e."cause" from (select 1) one
  left join "leave_entry" e on e."employee_id" = $1 and e."kind" = 'annual' and not coalesce(e."document_id" = any($2::bigint[]), false)
  where ${isAnnual('$3')}`;

/** What waits for a decision, as entries. */
const WAITING = `select w."on_date", w."period", w."days" * -1200 as parts, 'leave' as cause
  from ${waitingLeaves({ employee_id: '$1::bigint', except: '$2::bigint[]' })} w
  where w."kind" = 'annual' and w."days" > 0 and ${isAnnual('$3')}`;

/** The document and what it replaces. */
const instead = ({ id, replaced_vacation_ids }: DocumentRecord): readonly number[] => [
  ...(id === null ? [] : [id]),
  ...parentIds(replaced_vacation_ids),
];
