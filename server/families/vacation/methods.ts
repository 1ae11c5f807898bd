import type { Actor } from '../../../lib/access/actor.ts';
import type { leaveMethods } from '../../../lib/documents/families/vacation/methods.ts';
import type {
  BalanceInput,
  ExplainedDays,
  LeaveBalance,
} from '../../../lib/documents/families/vacation/rpc.ts';
import { addDays, addMonths, type Day, laterDay, yearOf } from '../../../lib/kernel/day.ts';
import { CAUSES_OF_LEAVES, sumOf, withBalances } from '../../../lib/leave/entry.ts';
import { explainedOn } from '../../../lib/leave/explained.ts';
import { daysOfParts } from '../../../lib/leave/parts.ts';
import { standingOn, stepsOf } from '../../../lib/leave/standing.ts';
import { workingYearOn } from '../../../lib/leave/working-year.ts';
import { ANNUAL_LEAVE } from '../../../lib/workflow/document.ts';
import { type Handlers, reads, writes } from '../../call/handler.ts';
import { db } from '../../db/tx.ts';
import { readToday } from '../../documents/rule-facts.ts';
import { correctDays, forfeitDays, mayEnter, transferDays } from './enter.ts';
import { readLeavePerson } from './person.ts';
import { type LedgerEntry, readPersonLedger } from './person-ledger.ts';
import { rowTeller, type TellRow } from './told-rows.ts';
import { leaveWhatIf } from './what-if.ts';

const PAGE = 50;
/** Months foretold at least, and months to the day of the sums where the caller names none. */
const FORETOLD_MONTHS = 8;
const ASKED_MONTHS = 6;
/** Leaves that ended longer ago cannot be interrupted by illness. */
const RECENT_DAYS = 92;

/**
 * The days of leave of a person: how they stand today, what explains them on a day, and the entries they are a sum of.
 * Refuses: not_found, also for people whose days the caller may not read.
 */
const leaveBalance = async (actor: Actor, asked: BalanceInput): Promise<LeaveBalance> => {
  const [leave, today] = await Promise.all([readLeavePerson(db, actor, asked.employee_id), readToday(db)]);
  const { person, norma } = leave;
  const kind = asked.kind ?? ANNUAL_LEAVE;
  const on = asked.on ?? addMonths(today, ASKED_MONTHS);
  const horizon = addDays(addMonths(`${today.slice(0, 7)}-01`, FORETOLD_MONTHS), -1);
  const until = laterDay(on, horizon);
  const ledger = await readPersonLedger(db, leave, { kind, today, until });
  const { entries, earning, kinds } = ledger;
  const tell = await rowTeller(db, actor, person.id, entries);
  const balanced = withBalances(entries);
  const listed = balanced.filter(({ on_date }) => on_date <= laterDay(on, today)).toReversed();
  const { page = 1, rows_per_page = PAGE } = asked;
  const standing = standingOn(ledger, today);
  return {
    employee: person,
    kind,
    kinds: [...kinds],
    today,
    earned: ledger.earned ? '1' : '0',
    norma: String(earning.norms.findLast(({ on_date }) => on_date <= today)?.norma ?? norma),
    working_year: workingYearOn(earning.service, today),
    sums: {
      today: daysOfParts(standing.today),
      planned: daysOfParts(standing.planned),
      awaiting: daysOfParts(standing.awaiting),
      to_come: daysOfParts(standing.to_come),
      free: daysOfParts(standing.free),
      free_on: standing.free_on,
      granted: daysOfParts(standing.granted),
      used: daysOfParts(standing.used),
      corrected: daysOfParts(standing.corrected),
    },
    explained: explain(entries, today, on, tell.row),
    rows: listed.slice((page - 1) * rows_per_page, page * rows_per_page).map(tell.row),
    total: listed.length,
    steps: stepsOf(entries, `${yearOf(today)}-01-01`, until).map(({ on_date, balance, change }) => ({
      on_date,
      days: daysOfParts(balance),
      change: daysOfParts(change),
      foretold: on_date > today ? '1' : '0',
    })),
    until,
    ahead: balanced.filter(({ on_date, parts }) => on_date > today && parts < 0).map(tell.row),
    leaves: recentLeaves(entries, addDays(today, -RECENT_DAYS)).map(tell.ground),
    may_correct: mayEnter(actor, person) ? '1' : '0',
    years: mayEnter(actor, person) ? yearsOf(entries) : [],
  };
};

/** What is left of each year by kept entries alone, as an act with days of it is judged. */
const yearsOf = (entries: readonly LedgerEntry[]): LeaveBalance['years'] =>
  [
    ...Map.groupBy(
      entries.filter(({ id }) => id !== null),
      ({ period }) => period,
    ),
  ]
    .map(([period, own]) => ({ period, days: daysOfParts(sumOf(own)) }))
    .toSorted((a, b) => a.period - b.period);

const explain = (entries: readonly LedgerEntry[], today: Day, on: Day, row: TellRow): ExplainedDays => {
  const { base, lines, parts } = explainedOn(entries, today, on);
  return {
    on,
    days: daysOfParts(parts),
    base: { on: base.on, days: daysOfParts(base.parts) },
    lines: lines.flatMap((line) => {
      const [first, last] = [line.entries[0], line.entries.at(-1)];
      return first && last
        ? [
            {
              days: daysOfParts(line.parts),
              count: line.entries.length,
              from: first.on_date,
              to: last.on_date,
              row: row(first),
            },
          ]
        : [];
    }),
  };
};

/** Leaves that still take days, and are not over for long. */
const recentLeaves = (
  entries: readonly LedgerEntry[],
  since: Day,
): NonNullable<LedgerEntry['document']>[] => {
  const taken = entries.filter(({ cause }) => CAUSES_OF_LEAVES.includes(cause));
  return [...Map.groupBy(taken, ({ document }) => document?.id)].flatMap(([, own]) => {
    const document = own[0]?.document;
    return document && (document.end_date ?? '') >= since && sumOf(own) < 0 ? [document] : [];
  });
};

/** What the calls of days of leave lead to. */
export const handlers = {
  'leave.balance': reads(leaveBalance),
  'leave.what_if': reads(leaveWhatIf),
  'leave.correct': writes(correctDays),
  'leave.transfer': writes(transferDays),
  'leave.forfeit': writes(forfeitDays),
} satisfies Handlers<typeof leaveMethods>;
