import type { z } from 'zod';
import type { Actor } from '../../lib/access/actor.ts';
import { heldBy } from '../../lib/documents/counting.ts';
import { NOTHING_KNOWN } from '../../lib/documents/facts.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { isChecked } from '../../lib/documents/moments.ts';
import { isNewlyRefused, onwardSteps } from '../../lib/documents/newly-refused.ts';
import { eq } from '../../lib/filter/filter.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { wrongParameter } from '../../lib/parameters/wrong-value.ts';
import type { ParameterPreview, parameterPreviewInput } from '../../lib/rpc/parameters.ts';
import { kindOf } from '../../lib/settings/kind.ts';
import { mayDiffer } from '../../lib/settings/overlay.ts';
import { type Parameters, textOf } from '../../lib/settings/read.ts';
import { UNSENT_STATUSES } from '../../lib/workflow/statuses.data.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { CallError, wrongField } from '../call/call-error.ts';
import { type Rules, readRules } from '../client/rules.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import { type Db, inTransaction } from '../db/tx.ts';
import { loadAsked } from '../documents/asked/load-asked.ts';
import { type LoadedDocument, readAllWithin } from '../documents/read-document.ts';
import { readToday } from '../documents/rule-facts.ts';
import { rowsById } from '../objects/read-rows.ts';
import { mustKeepParameters } from '../settings/keeper.ts';
import { readKnown } from '../settings/known.ts';
import { type Found, onTheirWay, type Whose } from './on-their-way.ts';

/** So many documents are judged, the newest first, and so many of them named. */
const JUDGED_MAX = 500;
const NAMED_MAX = 5;

/**
 * How many documents on their way a value of a parameter would hold up that go on without it, of all organizations that
 * have none of their own or of one alone: each is judged twice by the rules of its steps, over one connection, and nothing
 * is written. Refuses: access_denied, validation.
 */
export const previewParameter = async (
  actor: Actor,
  { code, value, organization_id }: z.infer<typeof parameterPreviewInput>,
): Promise<ParameterPreview> => {
  mustKeepParameters(actor);
  return inTransaction(async (db) => {
    const wrong = wrongParameter(code, value, await readKnown(db, actor.client_id));
    if (wrong) throw new CallError({ reason: 'validation', fields: [wrong] });
    const families = judgedBy(code);
    const rules = await readRules(db, actor.client_id);
    const whose = await whoseOf(db, actor, code, organization_id);
    const before = rules.parametersOf(organization_id ?? null);
    if (families.length === 0 || textOf({ [code]: value }, code) === textOf(before, code))
      return { ...NOBODY, judged: families.length > 0 };
    const found = await onTheirWay(db, actor.client_id, families, rules, JUDGED_MAX + 1, whose);
    const looked = found.slice(0, JUDGED_MAX);
    const today = await readToday(db);
    const refused = (
      await Promise.all(
        families.map((family) =>
          refusedOf(db, actor, family, {
            ids: idsOf(looked, family),
            today,
            rules,
            changed: { [code]: value },
          }),
        ),
      )
    ).flat();
    return {
      judged: true,
      looked: looked.length,
      more: found.length > looked.length,
      refused: refused.length,
      unsent: refused.filter(({ document }) => UNSENT_STATUSES.includes(document.facts.status_id)).length,
      first: await named(db, actor, refused),
    };
  });
};

/** Documents of one organization, or of all that have what all have. Refuses: validation, by `organization_id`. */
const whoseOf = async (
  db: Db,
  { client_id }: Actor,
  code: string,
  only: number | undefined,
): Promise<Whose> => {
  if (only === undefined) {
    const own = await db.rows<Row<'parameter_override', 'organization_id'>>(
      'select "organization_id" from "parameter_override" where "client_id" = $1 and "code" = $2',
      [client_id, code],
    );
    return { except: own.map(({ organization_id }) => organization_id) };
  }
  const found = await db.rows('select 1 from "organization" where "id" = $1 and "client_id" = $2', [
    only,
    client_id,
  ]);
  if (found.length === 0) throw wrongField('organization_id');
  if (!mayDiffer(code)) throw wrongField('code', 'parameter/same-everywhere');
  return { only };
};

const NOBODY = { judged: false, looked: 0, more: false, refused: 0, unsent: 0, first: [] };

const judgedBy = (code: string): readonly Family[] => {
  const judges = kindOf(code)?.judges;
  if (judges === undefined) return [];
  return FAMILIES.filter(({ object_id }) => judges === 'all' || judges.includes(object_id));
};

const idsOf = (found: readonly Found[], { object_id }: Family): number[] =>
  found.filter((each) => each.object_id === object_id).map(({ id }) => id);

interface Asked {
  readonly ids: readonly number[];
  readonly today: Day;
  readonly rules: Rules;
  readonly changed: Parameters;
}

interface Refused {
  readonly family: Family;
  readonly document: LoadedDocument;
}

const refusedOf = async (
  db: Db,
  actor: Actor,
  family: Family,
  { ids, today, rules, changed }: Asked,
): Promise<Refused[]> => {
  if (ids.length === 0) return [];
  const documents = await readAllWithin(db, family, eq('client_id', actor.client_id), ids);
  const timeZone = readConfig().BUSINESS_TZ;
  const judged = await Promise.all(
    documents.map(async (document) => {
      const { facts: doc, record, files_count } = document;
      const parameters = rules.parametersOf(document.organization_id);
      const calendar = rules.calendarOf(document.organization_id);
      const then = { ...parameters, ...changed };
      const steps = onwardSteps(doc, rules.stepsOf(family.object_id), parameters);
      if (steps.length === 0) return false;
      const bag = steps.some((step) => asksFacts(family, step))
        ? await loadAsked(db, family, record, { reader: undefined, parameters: then })
        : NOTHING_KNOWN;
      const given = { family, doc, record, files_count, bag, today, calendar, timeZone };
      return isNewlyRefused(given, steps, parameters, then);
    }),
  );
  return documents.flatMap((document, index) => (judged[index] ? [{ family, document }] : []));
};

const asksFacts = (family: Family, step: Step): boolean =>
  isChecked(family, step) || heldBy(family, step).balance;

/** The earliest of them; whose they are, of those that the caller reads. */
const named = async (
  db: Db,
  actor: Actor,
  refused: readonly Refused[],
): Promise<ParameterPreview['first']> => {
  const first = refused
    .map((each) => ({ ...each, day: dayOf(each) }))
    .sort((a, b) => (a.day ?? '9').localeCompare(b.day ?? '9') || a.document.facts.id - b.document.facts.id)
    .slice(0, NAMED_MAX);
  return Promise.all(
    first.map(async ({ family, document: { facts, number }, day }) => {
      const [row] = await rowsById(db, actor, family.object, [facts.id]);
      const text = (name: string) => (typeof row?.[name] === 'string' ? row[name] : null);
      return {
        id: facts.id,
        object_id: family.object_id,
        number,
        day,
        employee_name: text('employee_name'),
        employee_name_eng: text('employee_name_eng'),
      };
    }),
  );
};

const dayOf = ({ family, document: { record } }: Refused): string | null => {
  const day = family.dates && record[family.dates.start];
  return typeof day === 'string' ? day : null;
};
