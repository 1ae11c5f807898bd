import { type Calendar, calendarsOf, type OwnedEntry } from '../../lib/calendar/calendar.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import { inForce, type Override } from '../../lib/settings/overlay.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import type { OwnTheme } from '../../lib/themes/own-theme.ts';
import type { Theme } from '../../lib/themes/theme.ts';
import type { SignaturePolicy } from '../../lib/workflow/signature/policy.ts';
import { isSecondLevel, type Step } from '../../lib/workflow/step.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';
import type { OwnWords } from '../i18n/sentence.ts';

/** A status as the dictionary names it. */
export interface StatusName {
  readonly name: string;
  readonly name_eng: string;
}

/** What a client's dictionaries say about documents: workflow, statuses, parameters, production calendar, signatures, words. */
export interface Rules {
  /** The parameters of all organizations by code, as stored. A missing one means its default. */
  readonly parameters: Parameters;
  /**
   * The same as an organization has them. A document is judged and shown by those of its organization, or of the
   * person's where there is no document yet.
   */
  readonly parametersOf: (organization_id: number | null) => Parameters;
  /** Every set of parameters that is in force somewhere in the client. */
  readonly everyParameters: readonly Parameters[];
  /** The calendar of an organization: days of its own over those of all. */
  readonly calendarOf: (organization_id: number | null) => Calendar;
  /** What is signed, and how. */
  readonly policies: readonly SignaturePolicy[];
  /** The statuses of the client, its own and those of all, by id. */
  readonly statuses: ReadonlyMap<string, StatusName>;
  /** What the client says in its own words. */
  readonly words: OwnWords;
  /** What the client has changed of its look; undefined where it looks as delivered. */
  readonly look: OwnTheme | undefined;
  /** What the client calls itself: its only organization's name, else its own. */
  readonly company: Pick<Theme, 'company' | 'company_eng'>;
  /** The steps of some objects, enabled or not, in the order of their ids. */
  readonly stepsOf: (...objects: readonly string[]) => readonly Step[];
  /** Families with a step of the second level that is switched on (AMB-056). */
  readonly secondLevel: readonly string[];
}

interface Stored {
  rules_version: number;
  steps: Step[];
  parameters: Record<string, string>;
  overrides: Override[];
  calendar: OwnedEntry[];
  statuses: ({ id: string } & StatusName)[];
  policies: SignaturePolicy[];
  words: { alias: string; name: string; name_eng: string }[];
  look: OwnTheme | null;
  company: Pick<Theme, 'company' | 'company_eng'>;
}

/** How many clients' rules a process keeps; the oldest goes first. */
const KEPT = 200;
const kept = new Map<number, { version: number; rules: Rules }>();

/**
 * The client's rules as they are in force for this connection now. They are kept between calls under the version that
 * every change of a dictionary renews in its own transaction, so no call is judged by outdated rules.
 */
export const readRules = async (db: Db, clientId: number): Promise<Rules> => {
  const [row] = await db.rows<Row<'client', 'rules_version'>>(
    'select "rules_version" from "client" where "id" = $1',
    [clientId],
  );
  return rulesOfVersion(db, clientId, row?.rules_version);
};

/** The rules as they were when this process last read them; undefined where it keeps none. */
export const keptRules = (clientId: number): Rules | undefined => kept.get(clientId)?.rules;

/** The rules for a version that was just read on this connection. */
export const rulesOfVersion = async (
  db: Db,
  clientId: number,
  version: number | undefined,
): Promise<Rules> => {
  const known = kept.get(clientId);
  if (known && known.version === version) return known.rules;
  const [stored] = await db.rows<Stored>(RULES, [clientId]);
  const rules = rulesOf(stored);
  kept.delete(clientId);
  if (stored) kept.set(clientId, { version: stored.rules_version, rules });
  for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
  return rules;
};

/** One statement, so that the version belongs to just these rows. */
const RULES = `select c."rules_version",
    (select coalesce(json_agg(w order by w."id"), '[]'::json) from (
      select "id", "object_id", "business_role", "status_id", "next_status_id", "reject", "editable", "delete_allowed",
             "indicators", "organization_id", "disabled", "detail"
      from "workflow" where "client_id" = c."id") w) as steps,
    (select coalesce(json_object_agg("code", "value"), '{}'::json) from "parameter" where "client_id" = c."id") as parameters,
    (select coalesce(json_agg(v), '[]'::json) from (
      select "organization_id", "code", "value" from "parameter_override" where "client_id" = c."id") v) as overrides,
    (select coalesce(json_agg(d), '[]'::json) from (
      select "start_date", "end_date", "type", "organization_id" from "calendar" where "client_id" = c."id") d) as calendar,
    (select coalesce(json_agg(s), '[]'::json) from (
      select "id", "name", "name_eng" from "status" where "client_id" is null or "client_id" = c."id") s) as statuses,
    (select coalesce(json_agg(p), '[]'::json) from (
      select "object_id", "document_type_id", "party", "level", "required", "article"
      from "signature_policy" where "client_id" = c."id") p) as policies,
    (select coalesce(json_agg(l), '[]'::json) from (
      select "alias", "name", "name_eng" from "lan" where "client_id" = c."id" and "alias" like '%.%') l) as words,
    (select row_to_json(t) from (
      select "primary", "accent", "secondary", "background", "night_primary", "night_accent", "logo_file", "logo_dark_file"
      from "theme" where "client_id" = c."id") t) as look,
    (select json_build_object('company', coalesce(max(o."name"), c."name"), 'company_eng', coalesce(max(o."name_eng"), c."name_eng"))
      from (select "name", "name_eng", count(*) over () as count from "organization" where "client_id" = c."id") o
      where o.count = 1) as company
  from "client" c where c."id" = $1`;

const rulesOf = (stored: Stored | undefined): Rules => {
  const byObject = Map.groupBy(stored?.steps ?? [], (step) => step.object_id);
  const parameters = stored?.parameters ?? {};
  const { of: parametersOf, each: everyParameters } = inForce(parameters, stored?.overrides ?? []);
  return {
    parameters,
    parametersOf,
    everyParameters,
    calendarOf: calendarsOf(stored?.calendar ?? []),
    policies: stored?.policies ?? [],
    secondLevel: FAMILIES.map((family) => family.object_id).filter((object_id) =>
      byObject.get(object_id)?.some((step) => !step.disabled && isSecondLevel(step)),
    ),
    statuses: new Map(stored?.statuses.map(({ id, ...name }) => [id, name])),
    look: stored?.look ?? undefined,
    company: stored?.company ?? { company: '', company_eng: '' },
    words: { ru: wordsIn('name', stored), en: wordsIn('name_eng', stored) },
    stepsOf: (...objects) => {
      const steps = objects.flatMap((object) => byObject.get(object) ?? []);
      return objects.length > 1 ? steps.sort((a, b) => a.id - b.id) : steps;
    },
  };
};

/** An empty value replaces nothing. */
const wordsIn = (name: 'name' | 'name_eng', stored: Stored | undefined): ReadonlyMap<string, string> =>
  new Map(stored?.words.flatMap((row) => (row[name].trim() === '' ? [] : [[row.alias, row[name]]])));
