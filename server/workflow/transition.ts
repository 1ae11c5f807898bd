import type { Actor } from '../../lib/access/actor.ts';
import { FAMILIES, familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { decide, type Move } from '../../lib/workflow/decide.ts';
import { heldRoles } from '../../lib/workflow/held-roles.ts';
import { sends } from '../../lib/workflow/sends.ts';
import type { Step } from '../../lib/workflow/step.ts';
import type { AuditTail } from '../audit/audit.ts';
import { readConfig } from '../config.ts';
import type { Tx } from '../db/tx.ts';
import { comesToCount, countingRefusal } from '../documents/counting.ts';
import {
  type LoadedDocument,
  lockDocument,
  lockDocuments,
  readDocument,
} from '../documents/read-document.ts';
import { businessDay, loadRuleFacts } from '../documents/rule-facts.ts';
import { CallError, refusal, valueOrThrow } from '../rpc/call-error.ts';
import { moveLeg } from './leg.ts';
import { type Rules, rulesOfVersion } from './rules.ts';
import { type MoveRow, streamOf, writeMove } from './write-move.ts';

/** What a client sends to move a document. Everything beyond the step and the comment is compared, never stored. */
export interface MoveRequest {
  object_id: string;
  registrator_id: number;
  workflow_id: number;
  /** Compared when it is named (AMB-075). */
  status_id?: string;
  comments: string;
  /** Its signature is written in the same transaction. Never from the wire. */
  signed?: true;
  /** A mark for the history beside those of the step. Never from the wire. */
  mark?: string | undefined;
}

export interface MoveContext {
  /** By the database's clock, once the lock is held: those of the portals may differ. */
  now: string;
  /** The id of the row of history to be written. */
  history_id: number;
  step: Step | null;
  rules: Rules;
  tail: AuditTail | null;
  /** The newest request whose legal document this is. */
  linked_id: number | null;
}

/**
 * The one way a document moves: the buttons of a form, of a list and of a bulk, signing and the system's own steps.
 * Everything happens in the caller's transaction with the document's row locked; several documents are locked in
 * ascending order by the caller. Refuses what `decide` refuses, and not_found for what the caller may not see.
 */
export const transition = async (tx: Tx, actor: Actor, request: MoveRequest): Promise<MoveRow> => {
  const { document, context, move } = await judgeTransition(tx, actor, request);
  const row = writeMove(tx, actor, {
    ...document,
    ...context,
    step: move.step,
    comments: request.comments,
    mark: request.mark,
  });
  if (context.linked_id !== null)
    await moveLeg(
      tx,
      actor,
      context.rules,
      context.linked_id,
      { ...row, business_role: move.step.business_role },
      request.signed === true,
    );
  return row;
};

/** Judges a move without writing it; the document is locked. Refuses as `transition` does. */
export const judgeTransition = async (
  tx: Tx,
  actor: Actor,
  request: MoveRequest,
): Promise<{ family: Family; document: LoadedDocument; context: MoveContext; move: Move }> => {
  const family = familyOf(request.object_id);
  if (!family) throw refusal('invalid_params', { field: 'object_id' });
  // Sent together and run in this order: what is read is read under the lock.
  const [, document, context] = await Promise.all([
    lockDocument(tx, request.registrator_id),
    readDocument(tx, actor, family, request.registrator_id),
    readMoveContext(tx, actor, request),
  ]);
  if (!document) throw refusal('not_found');
  return { family, document, context, move: await judge(tx, actor, family, document, context, request) };
};

/** The step as it is in force now, the rules, the end of the document's audit chain and the time. */
const readMoveContext = async (tx: Tx, actor: Actor, request: MoveRequest): Promise<MoveContext> => {
  const [row] = await tx.rows<Omit<MoveContext, 'rules'> & { rules_version: number }>(
    `select clock_timestamp() as now, nextval(pg_get_serial_sequence('document_status', 'id')) as history_id,
            (select row_to_json(w) from (select "id", "object_id", "business_role", "status_id", "next_status_id", "reject",
                "editable", "delete_allowed", "indicators", "organization_id", "disabled", "detail"
              from "workflow" where "id" = $1 and "client_id" = $2) w) as step,
            (select "rules_version" from "client" where "id" = $2) as rules_version,
            (select row_to_json(a) from (select "seq", "hash" from "audit" where "stream" = $3 order by "seq" desc limit 1) a) as tail,
            (select max("id") from "request" where "legal_document_id" = $4) as linked_id`,
    [request.workflow_id, actor.client_id, streamOf(request.registrator_id), request.registrator_id],
  );
  if (!row) throw refusal('system_error');
  return { ...row, rules: await rulesOfVersion(tx, actor.client_id, row.rules_version) };
};

const judge = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  document: LoadedDocument,
  context: MoveContext,
  request: MoveRequest,
): Promise<Move> => {
  if (!context.step) throw refusal('no_workflow_step');
  const { step, rules } = context;
  const { parameters, calendar, policies } = rules;
  const today = businessDay(context.now);
  const facts = sends(step)
    ? await loadRuleFacts(tx, actor.client_id, document.record, {
        today,
        parameters,
        calendar,
        byHr: heldRoles(actor, document.facts).includes('hr'),
        isNew: document.facts.status_id === 'empty',
      })
    : undefined;
  const counts = !facts && !step.reject && comesToCount(family, step.status_id, step.next_status_id);
  const balanceRefusal = counts
    ? await countingRefusal(tx, {
        family,
        record: document.record,
        clientId: actor.client_id,
        parameters,
        calendar,
      })
    : undefined;
  return valueOrThrow(
    decide({
      step,
      doc: document.facts,
      actor,
      parameters,
      ...(request.status_id === undefined ? {} : { status_id: request.status_id }),
      policies,
      signed: request.signed === true,
      facts: {
        now: context.now,
        today,
        timeZone: readConfig().BUSINESS_TZ,
        comments: document.record.comments,
        comments_eng: document.record.comments_eng,
        move_comments: request.comments,
        files_count: document.files_count,
        ruleRefusals: facts ? family.rules(document.record, facts) : [],
        balanceRefusal,
        fields: document.record,
        calendar,
      },
    }),
  );
};

/** Moves several documents in one transaction, all or nothing, in the order sent; locks are taken in ascending order. */
export const transitionAll = async (
  tx: Tx,
  actor: Actor,
  requests: readonly MoveRequest[],
): Promise<MoveRow[]> => {
  if (requests.length > 1)
    await lockDocuments(
      tx,
      requests.map((request) => request.registrator_id),
    );
  const rows: MoveRow[] = [];
  for (const request of requests) rows.push(await transition(tx, actor, request));
  return rows;
};

const MOVE_FIELDS = new Set([
  'object_id',
  'registrator_id',
  'workflow_id',
  'status_id',
  'comments',
  'comments_eng',
  'indicators',
  'organization_id',
  'create_date',
]);

/** A document_status record from the wire. Refuses unknown_field and validation. */
export const parseMove = (record: Record<string, unknown>): MoveRequest => {
  for (const name of Object.keys(record))
    if (!MOVE_FIELDS.has(name)) throw refusal('unknown_field', { field: name.slice(0, 60) });
  const wrong = (field: string): never => {
    throw new CallError({ reason: 'validation', fields: [{ field, code: 'field/wrong' }] });
  };
  const id = (field: 'registrator_id' | 'workflow_id'): number => {
    const value = record[field];
    if (typeof value !== 'string' && typeof value !== 'number') return wrong(field);
    return /^\d{1,15}$/.test(String(value)) ? Number(value) : wrong(field);
  };
  const { object_id, status_id } = record;
  const comments = record.comments ?? record.comments_eng ?? '';
  if (typeof comments !== 'string' || !comments.isWellFormed() || comments.includes('\u0000'))
    return wrong('comments');
  return {
    object_id:
      typeof object_id === 'string' && FAMILIES.some((family) => family.object_id === object_id)
        ? object_id
        : wrong('object_id'),
    registrator_id: id('registrator_id'),
    workflow_id: id('workflow_id'),
    status_id: typeof status_id === 'string' ? status_id : wrong('status_id'),
    comments: comments.trim(),
  };
};
