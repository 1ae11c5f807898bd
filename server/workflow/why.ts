import type { Actor } from '../../lib/access/actor.ts';
import type { Calendar } from '../../lib/calendar/calendar.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { anyOf } from '../../lib/filter/filter.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { employee } from '../../lib/objects/people.ts';
import type { Why } from '../../lib/rpc/why.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { canEdit } from '../../lib/workflow/available.ts';
import { statusOf } from '../../lib/workflow/document.ts';
import { takerOf } from '../../lib/workflow/path.ts';
import { isOpenStep } from '../../lib/workflow/rights.ts';
import { staysOf } from '../../lib/workflow/stays.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { whyNoRight } from '../../lib/workflow/why.ts';
import { CallError, refusal, valueOrThrow } from '../call/call-error.ts';
import { errorBody } from '../call/error-body.ts';
import { type Rules, readRules } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import { type Db, db, inTransaction } from '../db/tx.ts';
import { type LoadedDocument, readDocument } from '../documents/read-document.ts';
import { businessDay, readToday } from '../documents/rule-facts.ts';
import { readList } from '../objects/list.ts';
import { listQuery } from '../objects/list-query.ts';
import { readTakerIds } from './takers.ts';
import { judgeTransition } from './transition.ts';

/**
 * What the caller may do with a document now and why not the rest, each step judged as its click would be, who can, and
 * how long the document stood where. Steps of the portal itself are left out. Refuses: unknown_object, not_found.
 */
export const readWhy = async (
  actor: Actor,
  { object, id }: { readonly object: string; readonly id: number },
): Promise<Why> => {
  const family = familyOf(object);
  if (!family) throw refusal('unknown_object');
  const rules = await readRules(db, actor.client_id);
  const document = await readDocument(db, actor, family, id);
  if (!document) throw refusal('not_found');
  const steps = stepsOut(family, document, rules);
  const asked: Why['steps'] = [];
  for (const step of steps) asked.push(await whyStep(actor, family, id, document, rules, step));
  return {
    steps: asked,
    not_editable: notEditable(actor, document, rules, object),
    stays: await readStays(id, rules, rules.calendarOf(document.organization_id)),
    norm_workdays: numberOf(rules.parametersOf(document.organization_id), 'decision_norm_workdays'),
  };
};

/** Steps that people take out of the status of a document, in the organization it belongs to. */
const stepsOut = (family: Family, { facts }: LoadedDocument, { parametersOf, stepsOf }: Rules): Step[] =>
  stepsOf(family.object_id).filter(
    (step) =>
      step.status_id === statusOf(facts.status_id) &&
      step.business_role !== 'system' &&
      isOpenStep(step, facts, parametersOf(facts.organization_id)),
  );

const whyStep = async (
  actor: Actor,
  family: Family,
  id: number,
  document: LoadedDocument,
  rules: Rules,
  step: Step,
): Promise<Why['steps'][number]> => {
  const parameters = rules.parametersOf(document.organization_id);
  const right = whyNoRight(step, { doc: document.facts, actor, parameters }) ?? null;
  const against = right === null ? await refusedBy(actor, family, id, step) : undefined;
  const said = against && errorBody(against, '', rules.words);
  return {
    next_status_id: step.next_status_id,
    reject: step.reject,
    role: takerOf(step, document.facts),
    open: right === null && against === undefined,
    right,
    message: said?.message ?? '',
    message_eng: said?.message_eng ?? '',
    fields: said?.data.fields?.map(({ values: _values, ...field }) => field) ?? [],
    people: right === null ? [] : await readTakers(db, actor, document, rules, step),
  };
};

/** The refusal of the click, judged in a transaction that writes nothing; a required signature counts as given. */
const refusedBy = async (
  actor: Actor,
  { object_id }: Family,
  id: number,
  step: Step,
): Promise<Refusal | undefined> => {
  const request = { object_id, registrator_id: id, workflow_id: step.id, comments: '', seen: [] };
  try {
    await inTransaction((tx) => judgeTransition(tx, actor, request));
    return undefined;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return ASKED_BY_THE_CLICK.has(error.refusal.reason) ? undefined : error.refusal;
  }
};

/** Refusals that the click itself settles: to read the warnings, to sign. */
const ASKED_BY_THE_CLICK: ReadonlySet<string> = new Set(['warnings_unseen', 'signature_required']);

const notEditable = (
  actor: Actor,
  { facts: doc }: LoadedDocument,
  { parametersOf, stepsOf }: Rules,
  object_id: string,
): Why['not_editable'] => {
  const parameters = parametersOf(doc.organization_id);
  if (canEdit({ steps: stepsOf(object_id), parameters, actor, doc })) return null;
  if (doc.fixed) return 'fixed';
  return doc.signed ? 'signed' : 'not_yours';
};

/** With more names than these the role is shown instead. */
const NAMES_MAX = 2;

/** Who can take a step: people the document names, others as far as the caller may read them. */
const readTakers = async (
  at: Db,
  actor: Actor,
  { facts }: LoadedDocument,
  { stepsOf }: Rules,
  step: Step,
): Promise<{ name: string; name_eng: string }[]> => {
  const { ids, isNamed } = await readTakerIds(at, facts, stepsOf, step, NAMES_MAX);
  if (ids.length === 0 || ids.length > NAMES_MAX) return [];
  if (isNamed)
    return at.rows<Row<'employee', 'name' | 'name_eng'>>(
      'select "name", "name_eng" from "employee" where "id" = any($1::bigint[])',
      [ids],
    );
  const query = {
    ...listQuery(employee, actor, { select: 'name,name_eng', orderBy: 'id', rowsPerPage: NAMES_MAX }),
    also: anyOf('id', ids),
  };
  const { rows } = valueOrThrow(await readList(at, query));
  return rows.length === ids.length ? rows.map((row) => JSON.parse(row)) : [];
};

const readStays = async (id: number, { statuses }: Rules, calendar: Calendar): Promise<Why['stays']> => {
  const [history, today] = await Promise.all([
    db.rows<Row<'document_status', 'status_id' | 'business_role'> & { create_date: string }>(
      'select "status_id", "business_role", "create_date" from "document_status" where "registrator_id" = $1 order by "seq"',
      [id],
    ),
    readToday(db),
  ]);
  const moved = history.map(({ create_date, ...move }) => ({ ...move, day: businessDay(create_date) }));
  return staysOf(moved, today, calendar).map((stay) => ({
    ...stay,
    status_name: statuses.get(stay.status_id)?.name ?? stay.status_id,
    status_name_eng: statuses.get(stay.status_id)?.name_eng ?? stay.status_id,
  }));
};
