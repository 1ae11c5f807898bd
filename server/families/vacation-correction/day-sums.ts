import { CORRECTED_STATUSES, LEAVES } from '../../../lib/leave/statuses.data.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { RulesByObject } from '../../objects/rules.ts';

const listed = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** The leaves that a text of `replaced_vacation_ids` names, as rows of SQL: `id`, and `days` where it takes so many. */
const refsIn = (text: string): string =>
  `(select split_part(i."item", ':', 1)::bigint as "id", nullif(split_part(i."item", ':', 2), '')::int as "days"
    from string_to_table(regexp_replace(${text}, '\\s', '', 'g'), ';') i("item") where i."item" ~ '^[1-9][0-9]{0,15}(:[1-9][0-9]{0,3})?$')`;

/** The ids of the leaves of a text, as an array of SQL. */
const idsIn = (text: string): string => `array(select r."id" from ${refsIn(text)} r)`;

/** Documents that hold days, as SQL: their statuses are spoken for. */
const isHeld = (alias: string): string => `"leave_is_spoken_for"(${alias}."object_id", ${alias}."status_id")`;

/** Leaves and corrections that were sent and wait for a decision, as SQL. */
const waits = (alias: string): string =>
  `(${alias}."object_id" in (${listed(LEAVES)}) and ${alias}."status_id" not in (${listed(NOT_HELD_STATUSES)})
    and not ${isHeld(alias)} and not ${alias}."replaced")`;

/** The balance that days of a document are taken from, and the year of it, as SQL; none where they are taken from none. */
const kindOf = (type: string): string =>
  `case when ${type}."id" is null then 'annual' else "leave_kind"(${type}."detail") end`;
const periodOf = (document: string, leave: string): string =>
  `coalesce(${leave}."period", extract(year from ${document}."start_date")::int)`;

/** The days that a correction and the others of its leaves that were sent and wait come to, as SQL. */
const daysSent = (document: string, text: string): string =>
  `(coalesce(${document}."days", 0) + (select coalesce(sum(s."days"), 0)::int from "document" s join "vacation" sv on sv."id" = s."id"
    where s."employee_id" = ${document}."employee_id" and s."object_id" = 'vacation_correction' and s."id" <> ${document}."id"
      and ${waits('s')} and ${idsIn('sv."replaced_vacation_ids"')} && ${idsIn(text)}))`;

/** Days that the leaves of a correction still have: those that stand, without what other agreed corrections took of them. */
const daysLeft = (document: string, text: string): string =>
  `(select coalesce(sum(p."days" - (select coalesce(sum(coalesce(t."days", p."days")), 0)::int
        from "document" a join "vacation" av on av."id" = a."id" cross join lateral ${refsIn('av."replaced_vacation_ids"')} t
        where a."employee_id" = p."employee_id" and a."object_id" = 'vacation_correction' and a."id" <> ${document}."id"
          and a."status_id" in (${listed(CORRECTED_STATUSES)}) and t."id" = p."id")), 0)::int
    from "document" p where p."employee_id" = ${document}."employee_id" and p."id" = any(${idsIn(text)}) and ${isHeld('p')})`;

/** Days of a correction and of those sent before it that name one of its leaves, of its balance and year. */
const sentBy = (except: string): string =>
  `(select d."days" + coalesce(sum(s."days"), 0)::int
    from "document" s join "vacation" sv on sv."id" = s."id" left join "document_type" st on st."id" = s."document_type_id"
    where s."employee_id" = d."employee_id" and s."object_id" = 'vacation_correction' and s."id" < d."id" and s."id" <> all(${except})
      and ${waits('s')} and ${periodOf('s', 'sv')} = y."period" and ${kindOf('st')} = y."kind"
      and ${idsIn('sv."replaced_vacation_ids"')} && ${idsIn('v."replaced_vacation_ids"')})`;

/** Days that the leaves of a correction take of its balance and year as they stand. */
const takenByLeaves = (except: string): string =>
  `(select coalesce(sum(p."days"), 0)::int
    from "document" p join "vacation" pv on pv."id" = p."id" left join "document_type" pt on pt."id" = p."document_type_id"
    where p."employee_id" = d."employee_id" and p."id" = any(${idsIn('v."replaced_vacation_ids"')}) and p."id" <> all(${except})
      and ${isHeld('p')} and not p."replaced" and ${periodOf('p', 'pv')} = y."period" and ${kindOf('pt')} = y."kind")`;

/** Whose leaves, as an SQL value of the statement around; the documents `except`, an array, are as if they were not. */
interface Waiters {
  readonly employee_id: string;
  readonly except?: string;
  /** More that a leave `d` must be, so that an index finds it. */
  readonly within?: string;
}

const NOBODY = `'{}'::bigint[]`;

/**
 * What leaves and corrections that wait hold back, as rows of SQL: `id`, `kind` and `period` of the balance, `on_date`,
 * `days`. This is the one place that says it. A correction holds back no more than its days beyond those that its
 * leaves take of the same balance and year: the leaves hold those until hr decides. A leave that another part has
 * replaced takes none. Days beyond the leaves of several corrections are those of the later ones, so each is held back
 * once.
 */
export const waitingLeaves = ({ employee_id, except = NOBODY, within = 'true' }: Waiters): string =>
  `(select d."id", y."kind", y."period", d."start_date" as "on_date",
      case when d."object_id" = 'vacation_correction'
        then greatest(0, least(d."days", ${sentBy(except)} - ${takenByLeaves(except)})) else d."days" end as "days"
    from "document" d join "vacation" v on v."id" = d."id" left join "document_type" t on t."id" = d."document_type_id"
      cross join lateral (select ${kindOf('t')} as "kind", ${periodOf('d', 'v')} as "period") y
    where d."employee_id" = ${employee_id} and d."id" <> all(${except}) and ${waits('d')} and ${within}
      and d."start_date" is not null and d."days" is not null and y."kind" is not null)`;

const OF = ['b0', '(select v."replaced_vacation_ids" from "vacation" v where v."id" = b0."id")'] as const;
/** A leave is no part of another one. */
const NONE = 'null::int';

/**
 * The sums of a correction (AMB-098), reckoned as they are read: they follow whatever they come from. What was not sent
 * is in none but its own.
 */
export const objectRules: RulesByObject = {
  vacation: { computed: { days_corrected: NONE, days_rest: NONE, days_unplanned: NONE } },
  vacation_correction: {
    computed: {
      days_corrected: daysSent(...OF),
      days_rest: daysLeft(...OF),
      days_unplanned: `greatest(0, ${daysSent(...OF)} - ${daysLeft(...OF)})`,
    },
  },
};
