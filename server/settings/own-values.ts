import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type { ParameterList, ParameterOverride, ParameterScheduled } from '../../lib/rpc/parameters.ts';
import { fieldBody } from '../call/error-body.ts';
import type { Db } from '../db/tx.ts';

type WithCode<Shape> = Shape & { readonly code: string };

interface Stored {
  readonly organizations: ParameterList['organizations'];
  readonly overrides: WithCode<ParameterOverride>[];
  readonly scheduled: WithCode<Omit<ParameterScheduled, 'refused_eng'>>[];
}

/** What organizations have of their own, and what is to come, by the code of the parameter. */
export const readOwnValues = async (db: Db, clientId: number) => {
  const [row] = await db.rows<Stored>(OWN, [clientId]);
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
