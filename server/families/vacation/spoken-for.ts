import { RESERVED_STATUSES, SPOKEN_FOR_STATUSES } from '../../../lib/documents/families/vacation/index.ts';

/** Whose days and of which year, as SQL values of the statement around; the document `except` does not count. */
interface Days {
  readonly employee_id: string;
  readonly period: string;
  readonly except?: string;
}

/** `daysPlanned` of lib/vacation as a number in SQL: the days of a person and a year that are spoken for. */
export const spokenForDays = (of: Days): string => `(select ${SPOKEN_FOR} from ${leavesOf(of)})`;

/** The days of a person and a year that were sent and wait for a decision, as a number in SQL. */
export const reservedDays = (of: Days): string => `(select ${RESERVED} from ${leavesOf(of)})`;

/** Both numbers, `taken` and `reserved`, as one row in SQL. */
export const countedDays = (of: Days): string =>
  `(select ${SPOKEN_FOR} as taken, ${RESERVED} as reserved from ${leavesOf(of)})`;

const daysIn = (statuses: readonly string[]): string =>
  `coalesce(sum(d."days") filter (where d."status_id" in (${statuses.map((status) => `'${status}'`).join(', ')})), 0)`;

const SPOKEN_FOR = daysIn(SPOKEN_FOR_STATUSES);
const RESERVED = daysIn(RESERVED_STATUSES);

/** Leaves that take from the limit of a year. They begin in it, or in the year beside it, which an index finds. */
const leavesOf = ({ employee_id, period, except = 'null' }: Days): string =>
  `"document" d join "vacation" v on v."id" = d."id"
      left join "document_type" t on t."id" = d."document_type_id"
    where d."employee_id" = ${employee_id}
      and d."start_date" between make_date(${period} - 1, 1, 1) and make_date(${period} + 1, 12, 31)
      and d."id" is distinct from ${except}
      and not d."replaced"
      and not coalesce(t."detail" -> 'limit_free' in ('"1"', '1', 'true'), false)
      and coalesce(v."period", extract(year from d."start_date")::int) = ${period}`;
