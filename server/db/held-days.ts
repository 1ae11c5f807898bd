import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';

/** Families whose absences hold on the days of some lines alone. */
const BY_LINES = FAMILY_IDENTITIES.flatMap(({ object_id, dates }) =>
  dates?.on ? [{ object_id, ...dates.on }] : [],
);

const marked = (where: Readonly<Record<string, string>>): string =>
  Object.entries(where)
    .map(([name, value]) => `l."${name}" = '${value}'`)
    .join(' and ');

/** The days an absence of the document `d` holds on, as an array in SQL; null where it holds on each of its days. */
export const heldDays = (d: string): string =>
  BY_LINES.length === 0
    ? 'null::text[]'
    : `(case ${d}."object_id" ${BY_LINES.map(
        ({ object_id, lines, document, day, where }) =>
          `when '${object_id}' then array(select l."${day}"::text from "${lines}" l where l."${document}" = ${d}."id" and ${marked(where)} order by 1)`,
      ).join(' ')} end)`;

/** Whether an absence of the document `d`, which runs over a day, holds on it. */
export const holdsOn = (d: string, onDay: string): string =>
  BY_LINES.length === 0
    ? 'true'
    : `(case ${d}."object_id" ${BY_LINES.map(
        ({ object_id, lines, document, day, where }) =>
          `when '${object_id}' then exists (select 1 from "${lines}" l where l."${document}" = ${d}."id" and l."${day}" = ${onDay} and ${marked(where)})`,
      ).join(' ')} else true end)`;

/**
 * The stretches of days of an absence of the document `d`, as JSON: pairs of a first and a last day. Every absence has
 * some, so that they do not tell of which family it is.
 */
export const heldStretches = (d: string): string => `(case when ${heldDays(d)} is null
    then json_build_array(json_build_array(${d}."start_date", ${d}."end_date"))
    else (select coalesce(json_agg(json_build_array(s.first, s.last) order by s.first), '[]') from (
      select min(x.day) as first, max(x.day) as last from (
        select h.day::date as day, h.day::date - (row_number() over (order by h.day))::int as island
        from unnest(${heldDays(d)}) h(day)) x group by x.island) s) end)`;
