import type { Actor } from '../../../lib/access/actor.ts';
import type { Simulated, SimulateInput } from '../../../lib/rpc/workflow-admin.ts';
import { appliedTo } from '../../../lib/workflow/changes/change.ts';
import type { DocumentFacts } from '../../../lib/workflow/document.ts';
import { isOn } from '../../../lib/workflow/flag.ts';
import { takerOf } from '../../../lib/workflow/path.ts';
import { whyAbsent } from '../../../lib/workflow/rights.ts';
import { signatureAsked } from '../../../lib/workflow/signature/asked.ts';
import { partyOf, policyFor, signingOf } from '../../../lib/workflow/signature/policy.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { whyUntaken } from '../../../lib/workflow/why.ts';
import { refusal } from '../../call/call-error.ts';
import { type Rules, readRules } from '../../client/rules.ts';
import type { Row } from '../../db/row.ts';
import { db } from '../../db/tx.ts';
import { readDraft } from '../changes/kept.ts';
import { namedPath } from '../path.ts';
import { readPlaces } from '../places.ts';
import { readTakerIds } from '../takers.ts';
import { familyAskedBy } from './admin-only.ts';
import { simulatedDocument } from './simulated-document.ts';
import { actorsOf, type SimulatedPerson, simulatedPerson } from './simulated-person.ts';

/** So many people of a step are named. */
const NAMES_MAX = 5;

/**
 * Every step out of the status of a document, kept or invented: who could take it now, judged as their click would be,
 * and why the person asked about could not. Writes nothing. Refuses: access_denied, unknown_object, not_found.
 */
export const simulate = async (admin: Actor, asked: SimulateInput): Promise<Simulated> => {
  const family = familyAskedBy(admin, asked.object);
  const rules = await rulesAskedFor(admin, asked);
  const { number, facts } = await simulatedDocument(admin, family, asked.document);
  const person = asked.person && (await simulatedPerson(admin, asked.person, facts, rules));
  const steps = rules
    .stepsOf(asked.object)
    .filter((step) => step.status_id === facts.status_id && !isOn(step.detail.leg));
  const takers = await readTakers(admin, steps, facts, rules);
  const place = (await readPlaces(db, steps, [facts]))(facts);
  return {
    document: {
      number,
      status_id: facts.status_id,
      organization_id: facts.organization_id,
      employee: takers.nameOf(facts.employee_id),
      manager: takers.nameOf(facts.manager_id),
    },
    person: person
      ? { name: person.name, name_eng: person.name_eng, roles: [...(person.actor?.roles ?? [])] }
      : null,
    steps: steps.map((step) => simulatedStep(step, facts, rules, takers.of(step), person)),
    path: namedPath({ ...rules, steps: rules.stepsOf(asked.object) }, place),
  };
};

/** The rules in force, or as a draft would have them for every document. */
const rulesAskedFor = async (admin: Actor, { object, draft }: SimulateInput): Promise<Rules> => {
  const rules = await readRules(db, admin.client_id);
  if (draft === undefined) return rules;
  const { object_id, changes } = await readDraft(db, admin, draft);
  if (object_id !== object) throw refusal('not_found');
  const drafted = appliedTo(object, rules.stepsOf(object), changes);
  return {
    ...rules,
    stepsOf: (...objects) => (objects.includes(object) ? drafted : rules.stepsOf(...objects)),
  };
};

type Name = Row<'employee', 'name' | 'name_eng'>;
interface Taker {
  readonly actor: Actor;
  readonly name: Name;
}

const simulatedStep = (
  step: Step,
  doc: DocumentFacts,
  rules: Rules,
  takers: readonly Taker[],
  person: SimulatedPerson | undefined,
): Simulated['steps'][number] => {
  const { policies } = rules;
  const parameters = rules.parametersOf(doc.organization_id);
  const absent = whyAbsent(step, doc, parameters) ?? (doc.accompanies ? ('accompanies' as const) : null);
  const [first] = takers;
  return {
    id: step.id,
    role: takerOf(step, doc),
    next_status_id: step.next_status_id,
    reject: step.reject,
    absent,
    sign: first
      ? signatureAsked(policies, step, first.actor, doc).signing
      : signingOf(step, policyFor(policies, doc, partyOf(step.business_role))),
    people: absent === null ? takers.slice(0, NAMES_MAX).map(({ name }) => name) : [],
    more: absent === null && takers.length > NAMES_MAX,
    ...judged(step, doc, rules, person),
  };
};

const judged = (
  step: Step,
  doc: DocumentFacts,
  { parametersOf }: Rules,
  person: SimulatedPerson | undefined,
): Pick<Simulated['steps'][number], 'open' | 'why'> => {
  if (!person) return { open: null, why: null };
  if (!person.actor) return { open: false, why: 'cannot_enter' };
  const parameters = parametersOf(doc.organization_id);
  const why = whyUntaken(step, { doc, actor: person.actor, parameters }) ?? null;
  return { open: why === null, why };
};

/** Who could take which step, each judged; and the names of people the document names. */
const readTakers = async (admin: Actor, steps: readonly Step[], facts: DocumentFacts, rules: Rules) => {
  const idsOf = new Map<number, readonly number[]>();
  for (const step of steps)
    if (step.business_role !== 'system' || isOn(step.detail.own))
      idsOf.set(step.id, (await readTakerIds(db, facts, rules.stepsOf, step, NAMES_MAX)).ids);
  const ids = [...new Set([...idsOf.values(), [facts.employee_id, facts.manager_id]].flat())].filter(
    (id) => id !== null && id > 0,
  ) as number[];
  const [actors, names] = await Promise.all([
    actorsOf(admin.client_id, ids, rules),
    db.rows<Row<'employee', 'id' | 'name' | 'name_eng'>>(
      'select "id", "name", "name_eng" from "employee" where "id" = any($1::bigint[])',
      [ids],
    ),
  ]);
  const byId = new Map(names.map(({ id, ...name }) => [id, name]));
  const takerOfId = (step: Step, id: number): Taker[] => {
    const [actor, name] = [actors.get(id), byId.get(id)];
    const sight = actor && { doc: facts, actor, parameters: rules.parametersOf(facts.organization_id) };
    return actor && name && sight && whyUntaken(step, sight) === undefined ? [{ actor, name }] : [];
  };
  return {
    of: (step: Step): Taker[] => (idsOf.get(step.id) ?? []).flatMap((id) => takerOfId(step, id)),
    nameOf: (id: number | null): Name | null => (id === null ? null : (byId.get(id) ?? null)),
  };
};
