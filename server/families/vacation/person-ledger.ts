import type { Ground } from '../../../lib/documents/families/vacation/rpc.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { Earning } from '../../../lib/leave/accruals.ts';
import type { Entry } from '../../../lib/leave/entry.ts';
import type { HeldDays } from '../../../lib/leave/standing.ts';
import { SPOKEN_FOR_STATUSES } from '../../../lib/leave/statuses.data.ts';
import { accrualsToCome, lastDayOf } from '../../../lib/leave/to-come.ts';
import { ANNUAL_LEAVE } from '../../../lib/workflow/document.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { refusal } from '../../call/call-error.ts';
import type { Db } from '../../db/tx.ts';
import { waitingLeaves } from '../vacation-correction/day-sums.ts';
import { readEarnings } from './earnings.ts';
import type { LeaveRules } from './person.ts';

/** An entry as it is shown: foretold when it has no id. */
export interface LedgerEntry extends Entry {
  readonly id: number | null;
  readonly month: number | null;
  readonly document: (Omit<Ground, 'id'> & { readonly id: number }) | null;
  readonly reason: string;
  readonly author_name: string;
  readonly author_name_eng: string;
  readonly moment: string | null;
}

/** All entries of a person and a kind of leave, kept or foretold, what waits, and what they earn leave by. */
export interface PersonLedger extends HeldDays<LedgerEntry> {
  readonly waiting: readonly LedgerEntry[];
  readonly earning: Earning;
  /** Kinds of leave that the person has entries of. */
  readonly kinds: readonly string[];
}

/**
 * Reads what a person's days are a sum of. What is foretold are months to come, up to `until` and to the last leave,
 * where the organization earns by month, and planned leaves after `today` that no sent leave follows.
 */
export const readPersonLedger = async (
  db: Db,
  { person, earns, norma }: LeaveRules,
  { kind, today, until }: { readonly kind: string; readonly today: Day; readonly until: Day },
): Promise<PersonLedger> => {
  const [rows, plans, sent, earnings] = await Promise.all([
    db.rows<Stored>(ENTRIES, [person.id]),
    db.rows<Plan>(PLANS, [person.id, kind, SPOKEN_FOR_STATUSES, today, NOT_HELD_STATUSES]),
    db.rows<Plan>(WAITING, [person.id, kind]),
    readEarnings(db, [person.id], norma),
  ]);
  const earning = earnings.get(person.id);
  if (!earning) throw refusal('not_found');
  const kept = rows.filter((row) => row.kind === kind);
  const accrued = kept.filter(({ cause }) => cause === 'accrual');
  const earned = earns && kind === ANNUAL_LEAVE;
  const waiting = sent.map((each) => foretold(each, 'leave'));
  const months = earned ? accrualsToCome(earning, accrued, lastDayOf(until, kept, waiting)) : [];
  return {
    earned,
    earning,
    waiting,
    kinds: [...new Set([ANNUAL_LEAVE, ...rows.map((row) => row.kind)])],
    entries: [
      ...kept.map(({ kind: _, ...row }): LedgerEntry => ({ ...row, month: null })),
      ...months.map((each): LedgerEntry => ({ ...FORETOLD, ...each, cause: 'accrual' })),
      ...plans.map((each) => foretold(each, 'planned')),
    ],
  };
};

const foretold = ({ period, parts, ...document }: Plan, cause: Entry['cause']): LedgerEntry => ({
  ...FORETOLD,
  on_date: document.start_date,
  period,
  parts,
  cause,
  document,
});

const FORETOLD = {
  id: null,
  month: null,
  document: null,
  reason: '',
  author_name: '',
  author_name_eng: '',
  moment: null,
} as const;

type Stored = Omit<LedgerEntry, 'month'> & { readonly kind: string };
type Plan = Omit<Ground, 'id' | 'start_date'> & {
  readonly id: number;
  readonly start_date: Day;
  readonly period: number;
  readonly parts: number;
};

const DOCUMENT = `'id', d."id", 'object_id', d."object_id", 'number', d."number", 'status_id', d."status_id",
    'start_date', d."start_date", 'end_date', d."end_date", 'days', d."days"`;

const ENTRIES = `select e."id", e."kind", e."on_date", e."period", e."parts", e."cause", e."reason", e."moment",
    coalesce(a."name", '') as author_name, coalesce(a."name_eng", '') as author_name_eng,
    case when d."id" is not null then json_build_object(${DOCUMENT}) end as document
  from "leave_entry" e left join "document" d on d."id" = e."document_id" left join "employee" a on a."id" = e."author_id"
  where e."employee_id" = $1 order by e."on_date", e."id"`;

const PLANS = `select d."id", d."object_id", d."number", d."status_id", d."start_date", d."end_date", d."days",
    coalesce(v."period", extract(year from d."start_date")::int) as period, d."days" * -1200 as parts
  from "document" d join "vacation" v on v."id" = d."id" left join "document_type" t on t."id" = d."document_type_id"
  where d."employee_id" = $1 and d."object_id" = 'vacation_schedule' and d."status_id" = any($3::text[]) and not d."replaced"
    and d."start_date" > $4::date and d."days" is not null
    and (t."id" is null and $2 = 'annual' or "leave_kind"(t."detail") = $2)
    and not exists (select 1 from "vacation" made join "document" m on m."id" = made."id"
      where made."plan_id" = d."id" and m."status_id" <> all($5::text[]))
  order by d."start_date", d."id"`;

const WAITING = `select d."id", d."object_id", d."number", d."status_id", d."start_date", d."end_date", d."days", w."period", w."days" * -1200 as parts
  from ${waitingLeaves({ employee_id: '$1::bigint' })} w join "document" d on d."id" = w."id"
  where w."kind" = $2 and w."days" > 0 order by w."on_date", w."id"`;
