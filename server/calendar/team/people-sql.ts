import { ownTeamOf, type TeamReach } from '../../../lib/access/team-reach.ts';
import type { TeamCalendarInput } from '../../../lib/rpc/team-calendar.ts';
import { foldedLike } from '../../db/folded-like.ts';

/** Makes a placeholder of a value, with its type. */
type Param = (value: unknown, cast: string) => string;

const DIRECT = `s."type" = 'direct' and not s."disabled"`;

/**
 * Parts of a statement (`with recursive …`) that find the people of a calendar: `seen`, all people the caller may see
 * on these days, and `wanted`, those that the filters leave. Managers in a circle are each visited once.
 */
export const peopleParts = (reach: TeamReach, asked: TeamCalendarInput, param: Param): readonly string[] => {
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
