import type { Actor } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { ok, type Result } from '../../lib/kernel/result.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import type { SignaturePolicy } from '../../lib/signing/policy.ts';
import { signatureAsked } from '../../lib/signing/signature-asked.ts';
import { availableSteps, canDelete, canEdit, isKeptToForm } from '../../lib/workflow/available.ts';
import { type DocumentFacts, parseTypeDetail, statusOf } from '../../lib/workflow/document.ts';
import type { Step } from '../../lib/workflow/step.ts';
import type { Db } from '../db/tx.ts';
import { ANSWER_CAP } from '../rpc/answer-cap.ts';
import { readManagersAbove } from '../workflow/managers-above.ts';
import { pathTexts } from '../workflow/path.ts';
import { readRules } from '../workflow/rules.ts';
import type { ListPage, ListQuery } from './list.ts';

/** What a row says beyond its columns: the steps the caller may take with it now, what else, and its way for all. */
const ACTION_FIELDS = ['steps', 'path', 'can_edit', 'can_delete'] as const;

/** Columns the judgement needs. */
export const FACT_KEYS = [
  'id',
  'object_id',
  'status_id',
  'organization_id',
  'employee_id',
  'manager_id',
  'creator_id',
  'workflow_id',
  'document_type_id',
  'document_type_code',
  'detail',
] as const;

/** Those that some objects have. */
const MORE_KEYS = ['replaced', 'signed'];

export const documentFactsOf = (keys: Record<string, unknown>): DocumentFacts => ({
  id: Number(keys.id),
  object_id: String(keys.object_id),
  status_id: statusOf(keys.status_id as string | null),
  organization_id: keys.organization_id as number | null,
  employee_id: keys.employee_id as number | null,
  manager_id: keys.manager_id as number | null,
  creator_id: keys.creator_id as number | null,
  workflow_id: keys.workflow_id as number | null,
  document_type_id: (keys.document_type_id ?? null) as number | null,
  replaced: keys.replaced === true,
  signed: keys.signed === true,
  fixed: familyOf(String(keys.object_id))?.fixed?.(statusOf(keys.status_id as string | null)),
  document_type:
    keys.document_type_code === null || keys.document_type_code === undefined
      ? null
      : { code: String(keys.document_type_code), detail: parseTypeDetail(keys.detail) },
});

type Reader = (db: Db, query: ListQuery) => Promise<Result<ListPage, Refusal>>;

/**
 * Reads a page and, for documents, adds `steps`, `path`, `can_edit` and `can_delete` to every row unless `select`
 * leaves them out. They come from the same dictionary and functions that judge the click.
 */
export const withSteps = async (
  db: Db,
  actor: Actor,
  query: ListQuery,
  read: Reader,
): Promise<Result<ListPage, Refusal>> => {
  if (!query.object.document && query.object.object_id !== 'incomplete') return read(db, query);
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
  const { parameters, policies, statuses, stepsOf } = await readRules(db, actor.client_id);
  const steps = stepsOf(...objects);
  const documents = page.value.keys.map(documentFactsOf);
  const above = asked.wanted.includes('path')
    ? await readManagersAbove(
        db,
        steps,
        documents.map((doc) => doc.manager_id),
      )
    : undefined;
  const textOf = pathTexts({ steps, parameters, statuses });
  const pathText = (doc: DocumentFacts): string =>
    textOf(above ? { ...doc, above_ids: above(doc.manager_id) } : doc);
  const rows = page.value.rows.map((row, index) => {
    const facts = documents[index] ?? documentFactsOf({});
    return `${row.slice(0, -1)}${row === '{}' ? '' : ','}${actionsJson(asked.wanted, { steps, parameters, policies, actor, doc: facts, pathText })}}`;
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
}

const actionsJson = (wanted: readonly string[], judged: Judged): string => {
  const parts: string[] = [];
  if (wanted.includes('steps'))
    parts.push(`"steps":${JSON.stringify(availableSteps(judged).map((step) => offered(step, judged)))}`);
  if (wanted.includes('path')) parts.push(`"path":${judged.pathText(judged.doc)}`);
  if (wanted.includes('can_edit')) parts.push(`"can_edit":"${canEdit(judged) ? 1 : 0}"`);
  if (wanted.includes('can_delete')) parts.push(`"can_delete":"${canDelete(judged) ? 1 : 0}"`);
  return parts.join(',');
};

/** `sign` of a step on the wire: a signature may come with it, must, stands on paper, or is its person's own to give. */
const SIGN = { none: '0', optional: '1', required: '2', paper: '3', personal: '4' } as const;

/** A step as a button needs it. */
const offered = (step: Step, { actor, doc, policies }: Judged) => ({
  id: step.id,
  next_status_id: step.next_status_id,
  business_role: step.business_role,
  reject: step.reject ? '1' : '0',
  sign: SIGN[signatureAsked(policies, step, actor, doc).signing],
  disable_grid_button: isKeptToForm(step, doc) ? '1' : '0',
});
