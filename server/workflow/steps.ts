import type { Actor } from '../../lib/access/actor.ts';
import type { SaidMark } from '../../lib/documents/marks.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { ok, type Result } from '../../lib/kernel/result.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import { availableSteps, canDelete, canEdit, isKeptToForm } from '../../lib/workflow/available.ts';
import type { DocumentFacts } from '../../lib/workflow/document.ts';
import { roleOn } from '../../lib/workflow/relation.ts';
import { signatureAsked } from '../../lib/workflow/signature/asked.ts';
import type { SignaturePolicy } from '../../lib/workflow/signature/policy.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { ANSWER_CAP } from '../call/answer-cap.ts';
import { readRules } from '../client/rules.ts';
import type { Db } from '../db/tx.ts';
import { documentFactsOf, FACT_KEYS, MORE_KEYS } from '../documents/facts.ts';
import { readMarks } from '../documents/said-marks.ts';
import type { ListPage } from '../objects/list-page.ts';
import type { ListQuery } from '../objects/list-query.ts';
import { pathTexts } from './path.ts';
import { readPlaces } from './places.ts';

/** What a row says beyond its columns: the steps the caller may take with it now, what else, its way for all, what its family says of it. */
const ACTION_FIELDS = ['steps', 'path', 'can_edit', 'can_delete', 'marks'] as const;

type Reader = (db: Db, query: ListQuery) => Promise<Result<ListPage, Refusal>>;

/**
 * Reads a page of documents and adds `steps`, `path`, `can_edit`, `can_delete` and, where the family says any, `marks`
 * to every row unless `select` leaves them out. The first come from the same dictionary and functions that judge the
 * click.
 */
export const withSteps = async (
  db: Db,
  actor: Actor,
  query: ListQuery,
  read: Reader,
): Promise<Result<ListPage, Refusal>> => {
  const asked = askedActions(query.input.select);
  const keys = [...FACT_KEYS, ...MORE_KEYS.filter((name) => query.object.fields[name])];
  const page = await read(db, {
    ...query,
    input: { ...query.input, select: asked.select },
    // What is added to a row is about as long as the row.
    ...(asked.wanted.length > 0 ? { keys, bytes: ANSWER_CAP / 2 } : {}),
  });
  if (!page.ok || asked.wanted.length === 0 || page.value.rows.length === 0) return page;
  const objects = [...new Set(page.value.keys.map((row) => String(row.object_id)))];
  const { parametersOf, policies, statuses, stepsOf } = await readRules(db, actor.client_id);
  const steps = stepsOf(...objects);
  const documents = page.value.keys.map(documentFactsOf);
  const placeOf = asked.wanted.includes('path') ? await readPlaces(db, steps, documents) : undefined;
  const marksOf = asked.wanted.includes('marks')
    ? await readMarks(db, documents, { actor, parametersOf })
    : undefined;
  const textOf = pathTexts({ steps, parametersOf, statuses });
  const pathText = (doc: DocumentFacts): string => textOf(placeOf?.(doc) ?? doc);
  const rows = page.value.rows.map((row, index) => {
    const facts = documents[index] ?? documentFactsOf({});
    return `${row.slice(0, -1)}${row === '{}' ? '' : ','}${actionsJson(asked.wanted, { steps, parameters: parametersOf(facts.organization_id), policies, actor, doc: facts, pathText, marks: marksOf?.(facts) })}}`;
  });
  return ok({ ...page.value, rows });
};

const askedActions = (select: string | undefined) => {
  if (select === undefined || select.trim() === '') return { select, wanted: [...ACTION_FIELDS] };
  const names = select.split(',').map((name) => name.trim());
  const wanted = ACTION_FIELDS.filter((name) => names.includes(name));
  const rest = names.filter((name) => !ACTION_FIELDS.includes(name as never));
  return { select: rest.length > 0 ? rest.join(',') : 'id', wanted };
};

interface Judged {
  steps: readonly Step[];
  parameters: Parameters;
  policies: readonly SignaturePolicy[];
  actor: Actor;
  doc: DocumentFacts;
  pathText: (place: DocumentFacts) => string;
  marks: readonly SaidMark[] | undefined;
}

const actionsJson = (wanted: readonly string[], judged: Judged): string => {
  const parts: string[] = [];
  if (wanted.includes('steps'))
    parts.push(`"steps":${JSON.stringify(availableSteps(judged).map((step) => offered(step, judged)))}`);
  if (wanted.includes('path')) parts.push(`"path":${judged.pathText(judged.doc)}`);
  if (wanted.includes('can_edit')) parts.push(`"can_edit":"${canEdit(judged) ? 1 : 0}"`);
  if (wanted.includes('can_delete')) parts.push(`"can_delete":"${canDelete(judged) ? 1 : 0}"`);
  if (judged.marks) parts.push(`"marks":${JSON.stringify(judged.marks)}`);
  return parts.join(',');
};

/** `sign` of a step on the wire: a signature may come with it, must, stands on paper, or is its person's own to give. */
const SIGN = { none: '0', optional: '1', required: '2', paper: '3', personal: '4' } as const;

/** A step as a button needs it. */
const offered = (step: Step, { actor, doc, policies }: Judged) => ({
  id: step.id,
  next_status_id: step.next_status_id,
  business_role: roleOn(step, doc),
  reject: step.reject ? '1' : '0',
  sign: SIGN[signatureAsked(policies, step, actor, doc).signing],
  disable_grid_button: isKeptToForm(step, doc) ? '1' : '0',
});
