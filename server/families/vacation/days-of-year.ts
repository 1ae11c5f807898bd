import type { OtherPart } from '../../../lib/documents/facts/leave-facts.ts';
import { yearOf } from '../../../lib/kernel/day.ts';
import { CAUSES_OF_LEAVES } from '../../../lib/leave/entry.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Db } from '../../db/tx.ts';
import { waitingLeaves } from '../vacation-correction/day-sums.ts';

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

/** Those of them that begin after a day. */
export const daysAhead = (of: Days, day: string): string =>
  `(select coalesce(sum(-e."parts"), 0) / 1200 from ${entriesOf(of)} and ${ofLeaves('e')} and e."on_date" > ${day})`;

/** What was added to a limit that is typed and taken from it, but by leaves, in parts of days in SQL. */
export const mendedParts = (of: Days, on: string): string =>
  `(select coalesce(sum(e."parts"), 0) from ${entriesOf(of)} and not ${ofLeaves('e')} and e."limit_id" is null and e."on_date" <= ${on})`;

/** What a year grants by a day and what leaves take of it, in parts of days: `granted` and `taken` of one row in SQL. */
export const partsOfYear = (of: Days, on: string): string =>
  `(select coalesce(sum(e."parts") filter (where not ${ofLeaves('e')} and e."on_date" <= ${on}), 0) as granted,
      coalesce(sum(-e."parts") filter (where ${ofLeaves('e')} and not coalesce(e."document_id" = any(${of.except ?? NOBODY}), false)), 0) as taken
    from ${entriesOf(of)})`;

/** The days of annual leave that what waits for a decision holds back of a person's year, as a number in SQL. */
export const reservedDays = ({ employee_id, period, except = NOBODY }: Days): string => {
  const near = `d."start_date" between make_date(${period} - 1, 1, 1) and make_date(${period} + 1, 12, 31)`;
  return `(select coalesce(sum(w."days"), 0) from ${waitingLeaves({ employee_id, except, within: near })} w
    where w."kind" = 'annual' and w."period" = ${period})`;
};

/** The person's other leaves of the year whose days this one takes, and of the years beside it. */
export const loadParts = async (db: Db, record: DocumentRecord): Promise<OtherPart[]> => {
  const year =
    typeof record.period === 'number' ? record.period : record.start_date ? yearOf(record.start_date) : null;
  if (year === null) return [];
  return db.rows<OtherPart>(
    `select d."id", d."start_date", d."days", v."period", d."replaced", v."replaced_vacation_ids" as parents, t."detail"
     from "document" d join "vacation" v on v."id" = d."id" left join "document_type" t on t."id" = d."document_type_id"
     where d."employee_id" = $1 and d."id" is distinct from $2 and d."object_id" <> 'vacation_schedule'
       and d."start_date" between make_date($3 - 1, 1, 1) and make_date($3 + 1, 12, 31)
       and d."status_id" <> all($4::text[])`,
    [record.employee_id, record.id, year, NOT_HELD_STATUSES],
  );
};
