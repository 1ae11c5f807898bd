import { RESERVED_STATUSES, SPOKEN_FOR_STATUSES } from '../../../lib/documents/families/vacation/index.ts';

/** Whose days and of which year, as SQL values of the statement around; the document `except` does not count. */
interface Days {
  readonly employee_id: string;
  readonly period: string;
  readonly except?: string;
}

/** `daysPlanned` of lib/vacation as a number in SQL: the days of a person and a year that are spoken for. */
export const spokenForDays = (of: Days): string => daysIn(SPOKEN_FOR_STATUSES, of);

/** The days of a person and a year that were sent and wait for a decision, as a number in SQL. */
export const reservedDays = (of: Days): string => daysIn(RESERVED_STATUSES, of);

const daysIn = (statuses: readonly string[], of: Days): string =>
  `(select coalesce(sum(d."days"), 0)
    from "document" d join "vacation" v on v."id" = d."id"
      left join "document_type" t on t."id" = d."document_type_id"
    where d."employee_id" = ${of.employee_id}
      and d."id" is distinct from ${of.except ?? 'null'}
      and d."status_id" in (${statuses.map((status) => `'${status}'`).join(', ')})
      and not d."replaced"
      and not coalesce(t."detail" -> 'limit_free' in ('"1"', '1', 'true'), false)
      and coalesce(v."period", extract(year from d."start_date")::int) = ${of.period})`;
