import { CORRECTED_STATUSES } from '../../../lib/leave/statuses.data.ts';
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

/** The days that a correction and the others of its leaves that were sent and wait come to, as SQL; `more` narrows those. */
const daysSent = (document: string, text: string, more = 'true'): string =>
  `(coalesce(${document}."days", 0) + (select coalesce(sum(s."days"), 0)::int from "document" s join "vacation" sv on sv."id" = s."id"
    where s."employee_id" = ${document}."employee_id" and s."object_id" = 'vacation_correction' and s."id" <> ${document}."id" and ${more}
      and s."status_id" not in (${listed([...NOT_HELD_STATUSES, ...CORRECTED_STATUSES])}) and not s."replaced"
      and ${idsIn('sv."replaced_vacation_ids"')} && ${idsIn(text)}))`;

/** Days that the leaves of a correction still have: those that stand, without what other agreed corrections took of them. */
const daysLeft = (document: string, text: string): string =>
  `(select coalesce(sum(p."days" - (select coalesce(sum(coalesce(t."days", p."days")), 0)::int
        from "document" a join "vacation" av on av."id" = a."id" cross join lateral ${refsIn('av."replaced_vacation_ids"')} t
        where a."employee_id" = p."employee_id" and a."object_id" = 'vacation_correction' and a."id" <> ${document}."id"
          and a."status_id" in (${listed(CORRECTED_STATUSES)}) and t."id" = p."id")), 0)::int
    from "document" p where p."employee_id" = ${document}."employee_id" and p."id" = any(${idsIn(text)}) and ${isHeld('p')})`;

/** Days that the leaves of a correction take from the balance as they stand. */
const daysHeld = (document: string, text: string): string =>
  `(select coalesce(sum(p."days"), 0)::int from "document" p
    where p."employee_id" = ${document}."employee_id" and p."id" = any(${idsIn(text)}) and ${isHeld('p')} and not p."replaced")`;

/**
 * Days of a correction that waits and that its leaves do not hold, as a number of SQL; `text` is its `replaced_vacation_ids`.
 * Days beyond the leaves of several are those of the later ones: together they hold back each day once.
 */
export const daysBeyond = (document: string, text: string): string =>
  `greatest(0, least(coalesce(${document}."days", 0), ${daysSent(document, text, `s."id" < ${document}."id"`)} - ${daysHeld(document, text)}))`;

const OF = ['b0', '(select v."replaced_vacation_ids" from "vacation" v where v."id" = b0."id")'] as const;
/** A leave is no part of another one. */
const NONE = 'null::int';

/**
 * The sums of a correction (AMB-098), reckoned as they are read: they follow whatever they come from. What was not sent is in
 * none but its own.
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
