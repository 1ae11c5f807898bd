import { CAUSES_OF_LEAVES } from '../../../lib/leave/entry.ts';
import { RESERVED_STATUSES } from '../../../lib/leave/statuses.data.ts';
import { daysBeyond } from '../vacation-correction/day-sums.ts';

/** Whose days and of which year, as SQL values of the statement around; the documents `except`, an array, do not count. */
interface Days {
  readonly employee_id: string;
  readonly period: string;
  readonly except?: string;
}

const NOBODY = `'{}'::bigint[]`;

const listed = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Whether an entry is what a leave takes or gives back, as SQL. */
export const ofLeaves = (entry: string): string => `${entry}."cause" in (${listed(CAUSES_OF_LEAVES)})`;

/** Entries of annual leave of a person and a year. */
const entriesOf = ({ employee_id, period }: Days): string =>
  `"leave_entry" e where e."employee_id" = ${employee_id} and e."kind" = 'annual' and e."period" = ${period}`;

/** The days of a person and a year that leaves take, as a number in SQL. */
export const takenDays = (of: Days): string =>
  `(select coalesce(sum(-e."parts"), 0) / 1200 from ${entriesOf(of)} and ${ofLeaves('e')})`;

/** What was added to a limit that is typed and taken from it, but by leaves, in parts of days in SQL. */
export const mendedParts = (of: Days, on: string): string =>
  `(select coalesce(sum(e."parts"), 0) from ${entriesOf(of)} and not ${ofLeaves('e')} and e."limit_id" is null and e."on_date" <= ${on})`;

/** What a year grants by a day and what leaves take of it, in parts of days: `granted` and `taken` of one row in SQL. */
export const partsOfYear = (of: Days, on: string): string =>
  `(select coalesce(sum(e."parts") filter (where not ${ofLeaves('e')} and e."on_date" <= ${on}), 0) as granted,
      coalesce(sum(-e."parts") filter (where ${ofLeaves('e')} and not coalesce(e."document_id" = any(${of.except ?? NOBODY}), false)), 0) as taken
    from ${entriesOf(of)})`;

/**
 * The days of a person and a year that were sent and wait for a decision, as a number in SQL. A correction that waits holds
 * back no more than the days that its leaves do not hold: those hold theirs until the word of hr.
 */
export const reservedDays = (of: Days): string =>
  reserved(
    of,
    `'annual'`,
    `d."start_date" between make_date(${of.period} - 1, 1, 1) and make_date(${of.period} + 1, 12, 31)
      and coalesce(v."period", extract(year from d."start_date")::int) = ${of.period}`,
  );

/** The same of a kind of leave, of a year and those before it. */
export const reservedUntil = (of: Days, kind: string): string =>
  reserved(of, kind, `coalesce(v."period", extract(year from d."start_date")::int) <= ${of.period}`);

const reserved = ({ employee_id, except = NOBODY }: Days, kind: string, within: string): string =>
  `(select coalesce(sum(case when d."object_id" = 'vacation_correction' then ${daysBeyond('d', 'v."replaced_vacation_ids"')} else d."days" end), 0)
    from "document" d join "vacation" v on v."id" = d."id" left join "document_type" t on t."id" = d."document_type_id"
    where d."employee_id" = ${employee_id} and d."id" <> all(${except})
      and (d."status_id" in (${listed(RESERVED_STATUSES)}) and d."object_id" in ('vacation', 'vacation_correction')
        or d."status_id" = 'accepted' and d."object_id" = 'vacation_correction')
      and not d."replaced" and (t."id" is null and ${kind} = 'annual' or "leave_kind"(t."detail") = ${kind})
      and ${within})`;
