import type { Actor } from '../../../lib/access/actor.ts';
import { ownTeamOf, type TeamReach } from '../../../lib/access/team-reach.ts';
import { AT_WORK, objectsOfKinds } from '../../../lib/calendar/absence-kinds.ts';
import { away, heldAbsences, readableAbsences } from '../../../lib/registry/derived.ts';
import type { TeamCalendarInput } from '../../../lib/rpc/team-calendar.ts';
import { foldedLike } from '../../db/folded-like.ts';
import { heldStretches } from '../../db/held-days.ts';
import { column, compileScope, fromClause, param as paramOf, statementOf } from '../../objects/compile.ts';

/**
 * The one statement of a team calendar, used by the calls and shown to the bench. Absences are those of the list
 * `away`, by its own rule; what identifies a document leaves the database only where the caller reads it, so filters
 * and counts compare shown values, never hidden ones.
 */
export const teamStatement = (
  actor: Actor,
  reach: TeamReach,
  asked: TeamCalendarInput,
): { readonly sql: string; readonly values: readonly unknown[] } => {
  const statement = statementOf(away, actor.employee_id);
  const param = (value: unknown, cast: string): string => paramOf(statement, value, cast);
  const people = peopleParts(reach, asked, param);
  const [first, last] = [param(asked.first, 'date'), param(asked.last, 'date')];
  const held = compileScope(statement, heldAbsences(actor));
  const told = compileScope(statement, readableAbsences(actor));
  const pending = column(statement, 'pending', away.fields.pending ?? { kind: 'flag' });
  const rows = `(select b0.*, ${told} as told, ${pending} as pending, ${heldStretches('b0')} as stretches
    from ${fromClause(statement)} where b0."employee_id" = any(array(select "id" from seen))
      and b0."start_date" <= ${last} and b0."end_date" >= ${first} and ${held}) d`;
  const atWork = param(objectsOfKinds(AT_WORK), 'text[]');
  const parts = [
    ...people,
    `held as materialized (
      select d."employee_id", s.first, s.last, d."time_from", d."time_to", d.pending, ${TOLD.map((each) => `case when d.told then ${each} end as ${each.split('.')[1]}`).join(', ')}
      from ${rows} cross join lateral (
        select (x->>0)::date as first, (x->>1)::date as last, n::int as nth
        from json_array_elements(d.stretches) with ordinality e(x, n)) s
      where s.first <= ${last} and s.last >= ${first})`,
    `teamed as materialized (${teamedOf(param(actor.organization_id, 'bigint'))})`,
    `team_days as materialized (${teamDaysOf(first, last, atWork)})`,
    `shown as materialized (
      select * from held h where h."employee_id" = any(array(select "id" from wanted)) and ${ofKinds(asked, param)})`,
    `counted as materialized (select * from wanted w where ${
      asked.away || asked.kinds.length > 0 ? 'w."id" = any(array(select "employee_id" from shown))' : 'true'
    })`,
    `page as materialized (
      select c.*, row_number() over (order by c.team desc, c.self desc, case when c.team then '' else c."department" end, c."name", c."id") as place
      from counted c order by place limit ${param(asked.size, 'int')} offset ${param(asked.offset, 'int')})`,
  ];
  const sql = `with recursive ${parts.join(',\n')}
    select (select count(*)::int from counted) as total, (select count(*)::int from counted where team) as team,
      (${listOf(PERSON, 'page p', 'p.place')}) as people,
      (${listOf(ABSENCE, 'shown a where a."employee_id" = any(array(select "id" from page))', 'a."employee_id", a.first, a.last, a.id')}) as absences,
      (${listOf(HEAD, headsOf(first, last, atWork), 'g.day')}) as heads,
      (${listOf('t.*', TEAMS, 't.team desc, t.department, t.organization_id')}) as teams,
      json_build_object(
        'organizations', (${listOf(`x."id", x."name", x."name_eng"`, `(select distinct "organization_id" as id, organization as name, organization_eng as name_eng from seen) x`, 'x."name"')}),
        'departments', (${listOf(`x."name", x."name_eng"`, `(select "department" as name, max("department_eng") as name_eng from seen where "department" <> '' group by 1) x`, 'x."name"')}),
        'locations', (select coalesce(json_agg(x."location" order by x."location"), '[]') from (select distinct "location" from seen where "location" <> '') x)) as offered`;
  return { sql, values: statement.values };
};

/** What identifies the document of an absence. */
const TOLD = ['d.id', 'd.object_id', 'd.title', 'd.title_eng', 'd.version', 's.nth'];

const PERSON = `p."id" as employee_id, p."name", p."name_eng", p."department", p."department_eng", p."organization_id", p.team, p.self`;
const ABSENCE = `a."employee_id", a.first::text, a.last::text, a."time_from" as "from", a."time_to" as "to", a.pending,
  a.id, a.object_id, a.title, a.title_eng, a.version, a.nth`;
const HEAD = 'g.day::text, g.agreed, g."all"';

const listOf = (columns: string, from: string, order: string): string =>
  `select coalesce(json_agg(r), '[]') from (select ${columns} from ${from} order by ${order}) r`;

/** How many people are away on each day. */
const headsOf = (first: string, last: string, atWork: string): string =>
  `(select d.day::date as day, ${AWAY_COUNTS} from ${daysOf('shown', first, last)} where ${awayFrom(atWork)} group by 1) g`;

/** The grouping of the people seen: the caller's own team, else the department of an organization. */
const TEAM = 'team, department, organization_id';
const teamedOf = (own: string): string =>
  `select "id", team, case when team then '' else "department" end as department, "department_eng",
    case when team then ${own} else "organization_id" end as organization_id from seen`;

/** Days on which more than one of a team is away: no norm is less than one. Filters do not narrow them. */
const teamDaysOf = (first: string, last: string, atWork: string): string =>
  `select ${TEAM}, d.day::date as day, ${AWAY_COUNTS} from ${daysOf('held', first, last)} join teamed t on t."id" = h."employee_id"
    where ${awayFrom(atWork)} group by ${TEAM}, d.day having count(distinct h."employee_id") > 1`;

const TEAMS = `(select ${TEAM}, case when team then '' else department_eng end as department_eng, people,
    json_agg(json_build_object('day', day::text, 'agreed', agreed, 'all', "all") order by day) as heads
  from (select ${TEAM}, max("department_eng") as department_eng, count(*)::int as people from teamed group by ${TEAM}) n
    join team_days using (${TEAM}) group by ${TEAM}, department_eng, people) t`;

const AWAY_COUNTS = `count(distinct h."employee_id") filter (where not h.pending)::int as agreed, count(distinct h."employee_id")::int as "all"`;

const daysOf = (held: string, first: string, last: string): string =>
  `${held} h cross join lateral generate_series(greatest(h.first, ${first}), least(h.last, ${last}), interval '1 day') d(day)`;

/** An absence whose kind is hidden counts, whatever its kind. */
const awayFrom = (atWork: string): string => `(h.object_id is null or h.object_id <> all(${atWork}))`;

/** Absences of these kinds; `hidden` are those whose kind is not shown. */
const ofKinds = ({ kinds }: TeamCalendarInput, param: (value: unknown, cast: string) => string): string => {
  if (kinds.length === 0) return 'true';
  const told = `h.object_id = any(${param(objectsOfKinds(kinds), 'text[]')})`;
  return kinds.includes('hidden') ? `(h.object_id is null or ${told})` : told;
};

/** Makes a placeholder of a value, with its type. */
type Param = (value: unknown, cast: string) => string;

const DIRECT = `s."type" = 'direct' and not s."disabled"`;

/**
 * Parts of a statement (`with recursive …`) that find the people of a calendar: `seen`, all people the caller may see
 * on these days, and `wanted`, those that the filters leave. Managers in a circle are each visited once.
 */
const peopleParts = (reach: TeamReach, asked: TeamCalendarInput, param: Param): readonly string[] => {
  const { reportsOf, withManagers } = ownTeamOf(reach);
  const self = param(reach.self, 'bigint');
  const leads = param(reach.leads, 'bigint[]');
  const under = param(reach.under, 'bigint[]');
  const own = param(reportsOf, 'bigint[]');
  return [
    `below as (
      select s."employee_id" as id from "subordination" s where s."manager_id" = any(${leads}) and ${DIRECT}
      union select s."employee_id" from below b join "subordination" s on s."manager_id" = b.id and ${DIRECT})`,
    `team as (
      select ${self} as id
      union select s."employee_id" from "subordination" s where s."manager_id" = any(${own}) and ${DIRECT}
      union select s."employee_id" from "decider" s where s."manager_id" = any(${own})
      ${withManagers ? `union select unnest(${own})` : ''})`,
    `reached as (
      select id from team union select id from below union select unnest(${under})
      union select s."employee_id" from "subordination" s where s."manager_id" = any(${under}) and ${DIRECT}
      union select s."employee_id" from "decider" s where s."manager_id" = any(${under})
      union select e."id" from "employee" e where e."organization_id" = ${param(reach.whole, 'bigint')})`,
    `seen as materialized (
      select e."id", e."name", e."name_eng", e."department", e."department_eng", e."location", e."organization_id",
        o."name" as organization, o."name_eng" as organization_eng,
        e."id" = any(array(select id from team)) as team, coalesce(e."id" = ${self}, false) as self
      from "employee" e join "organization" o on o."id" = e."organization_id"
      where e."id" = any(array(select id from reached)) and o."client_id" = ${param(reach.client_id, 'bigint')}
        and not e."is_candidate" and not e."disabled" and e."hire_date" <= ${param(asked.last, 'date')}
        and (e."dismissal_date" is null or e."dismissal_date" >= ${param(asked.first, 'date')}))`,
    `wanted as materialized (select * from seen w where ${wantedOf(asked, param).join(' and ') || 'true'})`,
  ];
};

const wantedOf = (
  { whose, organizations, departments, locations, name }: TeamCalendarInput,
  param: Param,
): string[] => {
  const among = (column: string, values: readonly unknown[], cast: string) =>
    values.length === 0 ? [] : [`w."${column}" = any(${param(values, `${cast}[]`)})`];
  return [
    ...(whose === 'all' ? [] : [`w.${whose}`]),
    ...among('organization_id', organizations, 'bigint'),
    ...among('department', departments, 'text'),
    ...among('location', locations, 'text'),
    ...(name === '' ? [] : [named(`%${escaped(name)}%`, (text) => param(text, 'text'))]),
  ];
};

const named = (pattern: string, param: (text: string) => string): string =>
  `(${['w."name"', 'w."name_eng"'].map((column) => foldedLike(column, pattern, param)).join(' or ')})`;

const escaped = (text: string): string => text.replace(/[\\%_]/g, (each) => `\\${each}`);
