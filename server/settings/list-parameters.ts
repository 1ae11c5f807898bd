import type { Actor } from '../../lib/access/actor.ts';
import type { ParameterList, ParameterShown } from '../../lib/rpc/parameters.ts';
import { parameterOf } from '../../lib/settings/definition.ts';
import { kindOf } from '../../lib/settings/kind.ts';
import { PARAMETERS } from '../../lib/settings/parameters.data.ts';
import { type Rules, readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import { mustKeepParameters } from './keeper.ts';
import { choicesOf, optionsOf } from './options.ts';
import { readOwnValues } from './own-values.ts';
import { wordsOf } from './words.ts';

interface Stored extends Pick<ParameterShown, 'code' | 'value' | 'updated_at'> {
  readonly id: number;
  readonly last: ParameterShown['last'];
}

/** Without what organizations have of their own, and what is to come. */
type Described = Omit<ParameterShown, 'overrides' | 'scheduled'>;

/**
 * Every parameter of the catalogue, and those that name a status or a link and have a record, with what its keeper is to
 * know. Refuses: access_denied.
 */
export const listParameters = async (actor: Actor): Promise<ParameterList> => {
  mustKeepParameters(actor);
  const [rules, rows, own] = await Promise.all([
    readRules(db, actor.client_id),
    db.rows<Stored>(STORED, [actor.client_id]),
    readOwnValues(db, actor.client_id),
  ]);
  const stored = new Map(rows.map((row) => [row.code, row]));
  const codes = new Set([...Object.keys(PARAMETERS), ...stored.keys(), ...own.codes]);
  return {
    parameters: [...codes].flatMap((code) => {
      const each = shown(code, stored.get(code), rules);
      return each ? [{ ...each, ...own.of(code) }] : [];
    }),
    organizations: own.organizations,
    options: await optionsOf(db, actor.client_id, rules.statuses),
  };
};

const shown = (code: string, row: Stored | undefined, { statuses }: Rules): Described | undefined => {
  const definition = parameterOf(code);
  const kind = kindOf(code);
  if (!definition || !kind) return undefined;
  const value = row?.value?.trim() ?? '';
  return {
    code,
    group: definition.group,
    type: definition.type,
    default: definition.default,
    min: definition.min ?? null,
    max: kind.max ?? null,
    fraction: kind.fraction ?? false,
    unit: kind.unit ?? null,
    choices: kind.choices ? choicesOf(code, kind.choices) : null,
    holds: kind.holds ?? null,
    ...wordsOf(code, statuses),
    judges: kind.judges !== undefined,
    by_organization: kind.byOrganization ?? false,
    id: row?.id ?? null,
    updated_at: row?.updated_at ?? null,
    value,
    changed: value !== '' && value !== definition.default,
    last: row?.last ?? null,
  };
};

const STORED = `select p."id", p."code", p."value", p."updated_at", case when a."moment" is null then null else
      json_build_object('moment', a."moment", 'who', coalesce(e."name", u."login", ''),
        'who_eng', coalesce(nullif(e."name_eng", ''), e."name", u."login", '')) end as last
  from "parameter" p
  left join lateral (
    select "moment", "employee_id", "user_id", "detail" from "audit"
    where "client_id" = p."client_id" and "action" like 'table.%' and "stream" = any(
      array['parameter:' || p."id"] || array(
        select 'parameter_override:' || o."id" from "parameter_override" o
        where o."client_id" = p."client_id" and o."code" = p."code"))
    order by "moment" desc, "id" desc limit 1) a on true
  left join "app_user" u on u."id" = coalesce(a."user_id", (a."detail"::json ->> 'asked_by')::bigint)
  left join "employee" e on e."id" = coalesce(a."employee_id", u."employee_id")
  where p."client_id" = $1`;
