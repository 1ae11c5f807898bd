import type { Actor } from '../../lib/access/actor.ts';
import type { ParameterChange } from '../../lib/rpc/parameters.ts';
import { db } from '../db/tx.ts';
import { mustKeepParameters } from './keeper.ts';

const CHANGES = 50;

/** Every change of a parameter, of all and of one organization, the newest first. Refuses: access_denied. */
export const parameterHistory = async (actor: Actor, code: string): Promise<ParameterChange[]> => {
  mustKeepParameters(actor);
  return db.rows<ParameterChange>(HISTORY, [actor.client_id, code, CHANGES]);
};

/**
 * Values of organizations come and go: their rows are known by the code they were added with. What they were is null where
 * there was none, what they became where there is none any more.
 */
const HISTORY = `with own as (
    select a."record_id", (a."detail"::json ->> 'organization_id')::bigint as organization_id
    from "audit" a where a."client_id" = $1 and a."object_id" = 'parameter_override' and a."action" = 'table.add'
      and a."detail"::json ->> 'code' = $2),
  changes as (
    select a.*, a."detail"::json as told, null::bigint as organization_id from "parameter" p
    join "audit" a on a."stream" = 'parameter:' || p."id"
    where p."client_id" = $1 and p."code" = $2
    union all
    select a.*, a."detail"::json, o.organization_id from own o
    join "audit" a on a."stream" = 'parameter_override:' || o."record_id")
  select c."id", c."moment", c.organization_id,
    coalesce(e."name", u."login", '') as who, coalesce(nullif(e."name_eng", ''), e."name", u."login", '') as who_eng,
    c.told ->> 'starts_on' as starts_on,
    case when c."action" = 'table.del' then c.told ->> 'value' else c.told #>> '{was,value}' end as was,
    case when c."action" = 'table.del' then null else c.told ->> 'value' end as became
  from changes c
  left join "app_user" u on u."id" = coalesce(c."user_id", (c.told ->> 'asked_by')::bigint)
  left join "employee" e on e."id" = coalesce(c."employee_id", u."employee_id")
  where c."client_id" = $1 and (c."action" in ('table.add', 'table.del')
    or c."action" = 'table.edit' and c.told #>> '{was,value}' is not null)
  order by c."moment" desc, c."id" desc limit $3`;
