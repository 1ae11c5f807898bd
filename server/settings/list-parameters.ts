import type { Actor, Locale } from '../../lib/access/actor.ts';
import { BUSINESS_ROLES, ROLES } from '../../lib/access/roles.ts';
import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import { CONTACT_FIELDS } from '../../lib/identity/contact.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type {
  ParameterList,
  ParameterOption,
  ParameterOverride,
  ParameterScheduled,
  ParameterShown,
} from '../../lib/rpc/parameters.ts';
import { parameterOf } from '../../lib/settings/definition.ts';
import { kindOf } from '../../lib/settings/kind.ts';
import { PARAMETERS } from '../../lib/settings/parameters.data.ts';
import { fieldBody } from '../call/error-body.ts';
import { type Rules, readRules, type StatusName } from '../client/rules.ts';
import { type Db, db } from '../db/tx.ts';
import { mustKeepParameters } from './keeper.ts';
import { firstSaid, inBoth, statusName, wordsOf } from './words.ts';

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

interface Type {
  readonly id: number;
  readonly object_id: string;
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
}

/** What lists of parameters may have, by what they hold, in the order of their words. */
const optionsOf = async (
  db: Db,
  clientId: number,
  statuses: ReadonlyMap<string, StatusName>,
): Promise<Record<string, ParameterOption[]>> => {
  const types = await db.rows<Type>(TYPES, [clientId]);
  const ofTypes = [...Map.groupBy(types, ({ code }) => code.toLowerCase()).values()].map(byCode);
  const named = (value: string, keys: readonly string[]): ParameterOption => ({
    value,
    ...inBoth('label', (locale) => firstSaid(locale, keys) || value),
  });
  const role = (value: string) => named(value, [`parameter.role.${value}`, `shell.role.${value}`]);
  return {
    types: ofTypes,
    type_ids: types.map((type) => ({ ...byCode([type]), value: String(type.id) })),
    objects: [
      named('1', ['parameter.everywhere']),
      ...FAMILY_IDENTITIES.map(({ object_id }) => named(object_id, [`shell.families.${object_id}`])),
      ...ofTypes,
    ],
    roles: ['user', ...ROLES].map(role),
    business_roles: BUSINESS_ROLES.filter((name) => name !== 'system').map(role),
    contacts: CONTACT_FIELDS.map((value) => named(value, [`parameter.contact.${value}`])),
    status_days: [...statuses.keys()].map((value) => ({
      value,
      ...inBoth('label', (locale) => statusName(statuses, value, locale)),
    })),
  };
};

/** Several families may have a type of one code: it is called by its names. */
const byCode = (types: readonly Type[]): ParameterOption => {
  const names = (locale: Locale) => [
    ...new Set(types.map(({ name, name_eng }) => (locale === 'en' && name_eng) || name)),
  ];
  return { value: types[0]?.code ?? '', ...inBoth('label', (locale) => names(locale).join(' / ')) };
};

const TYPES = `select "id", "object_id", "code", "name", "name_eng" from "document_type" where "client_id" = $1
  order by "object_id", "sort", "id"`;

/** The choices of a parameter in words; '' stands for the default. */
const choicesOf = (code: string, choices: readonly string[]): ParameterOption[] =>
  choices.map((value) => ({
    value,
    ...inBoth(
      'label',
      (locale) => firstSaid(locale, [`parameter.choice.${code}.${value || 'none'}`]) || value,
    ),
  }));

type WithCode<Shape> = Shape & { readonly code: string };

interface StoredOwn {
  readonly organizations: ParameterList['organizations'];
  readonly overrides: WithCode<ParameterOverride>[];
  readonly scheduled: WithCode<Omit<ParameterScheduled, 'refused_eng'>>[];
}

/** What organizations have of their own, and what is to come, by the code of the parameter. */
const readOwnValues = async (db: Db, clientId: number) => {
  const [row] = await db.rows<StoredOwn>(OWN, [clientId]);
  const overrides = Map.groupBy(row?.overrides ?? [], ({ code }) => code);
  const scheduled = Map.groupBy(row?.scheduled ?? [], ({ code }) => code);
  return {
    organizations: row?.organizations ?? [],
    codes: [...overrides.keys(), ...scheduled.keys()],
    of: (code: string): { overrides: ParameterOverride[]; scheduled: ParameterScheduled[] } => ({
      overrides: (overrides.get(code) ?? []).map(({ code: _, ...own }) => own),
      scheduled: (scheduled.get(code) ?? []).map(({ code: _, ...each }) => ({
        ...each,
        ...whyRefused(each.refused),
      })),
    }),
  };
};

/** As the portal keeps it: the refusal of its value on its day. */
const whyRefused = (refused: string) => {
  if (refused === '') return { refused, refused_eng: '' };
  const { message, message_eng } = fieldBody(JSON.parse(refused) as FieldRefusal);
  return { refused: message, refused_eng: message_eng };
};

const OWN = `select
    (select coalesce(json_agg(o order by o."name", o."id"), '[]'::json) from (
      select "id", "name", coalesce(nullif("name_eng", ''), "name") as name_eng from "organization" o
      where o."client_id" = $1 and (not o."disabled" or exists (
        select 1 from "parameter_override" v where v."client_id" = $1 and v."organization_id" = o."id"))) o) as organizations,
    (select coalesce(json_agg(v order by v."organization_id"), '[]'::json) from (
      select "id", "code", "organization_id", "value", "updated_at" from "parameter_override"
      where "client_id" = $1) v) as overrides,
    (select coalesce(json_agg(s order by s."starts_on", s."id"), '[]'::json) from (
      select s."id", s."code", s."organization_id", s."value", s."starts_on", s."refused",
        coalesce(e."name", u."login", '') as who, coalesce(nullif(e."name_eng", ''), e."name", u."login", '') as who_eng
      from "parameter_schedule" s left join "app_user" u on u."id" = s."author_id"
      left join "employee" e on e."id" = u."employee_id" where s."client_id" = $1) s) as scheduled`;
