import { SPOKEN_FOR_STATUSES } from '../../lib/vacation/limits.ts';

const STATUSES = SPOKEN_FOR_STATUSES.map((status) => `'${status}'`).join(', ');

/**
 * `daysPlanned` of lib/vacation as a number in SQL: the days of a person and a year that are spoken for. All three are
 * SQL values of the statement around it; the document `except` does not count.
 */
export const spokenForDays = (of: { employee_id: string; period: string; except?: string }): string =>
  `(select coalesce(sum(d."days"), 0)
    from "document" d join "vacation" v on v."id" = d."id"
      left join "document_type" t on t."id" = d."document_type_id"
    where d."employee_id" = ${of.employee_id}
      and d."id" is distinct from ${of.except ?? 'null'}
      and d."status_id" in (${STATUSES})
      and not v."replaced"
      and not coalesce(t."detail" -> 'limit_free' in ('"1"', '1', 'true'), false)
      and coalesce(v."period", extract(year from d."start_date")::int) = ${of.period})`;
