import type { Actor } from '../../lib/access/actor.ts';
import { FAMILIES, familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { decide, type Move } from '../../lib/workflow/decide.ts';
import { heldRoles } from '../../lib/workflow/held-roles.ts';
import { sends } from '../../lib/workflow/sends.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { AUDIT_COLUMNS, type AuditTail, auditValues, byActor } from '../audit/audit.ts';
import { readConfig } from '../config.ts';
import type { Tx } from '../db/tx.ts';
import { businessDay, loadMoveFacts } from '../documents/move-facts.ts';
import { type LoadedDocument, lockDocument, readDocument } from '../documents/read-document.ts';
import { CallError, refusal, valueOrThrow } from '../rpc/call-error.ts';
import { type Rules, rulesOfVersion } from './rules.ts';

/** What a client says when it moves a document. Everything beyond the step and the comment is compared, never stored. */
export interface MoveRequest {
  object_id: string;
  registrator_id: number;
  workflow_id: number;
  status_id: string;
  comments: string;
}

/** The row of history a move leaves behind, as the wire says it. */
export interface MoveRow {
  id: number;
  object_id: string;
  registrator_id: number;
  seq: number;
  from_status_id: string;
  status_id: string;
  workflow_id: number;
  business_role: string;
  reject: '0' | '1';
  indicators: string;
  organization_id: number;
  user_id: number;
  employee_id: number | null;
  behalf_employee_id: number | null;
  grant_id: number | null;
  comments: string;
  create_date: string;
}

interface Situation {
  /** By the database's clock, once the lock is held: those of the portals may differ. */
  now: string;
  /** The id of the row of history to be written. */
  history_id: number;
  step: Step | null;
  rules: Rules;
  tail: AuditTail | null;
  sent_before: boolean;
}

/**
 * The one way a document moves: the buttons of a form, of a list and of a bulk, signing and the system's own steps.
 * Everything happens in the caller's transaction with the document's row locked; several documents are locked in
 * ascending order by the caller. Refuses what `decide` refuses, and not_found for what the caller may not see.
 */
export const transition = async (tx: Tx, actor: Actor, request: MoveRequest): Promise<MoveRow> => {
  const family = familyOf(request.object_id);
  if (!family) throw refusal('invalid_params', { field: 'object_id' });
  // Sent in one breath and run in this order: what is read is read under the lock.
  const [, document, situation] = await Promise.all([
    lockDocument(tx, request.registrator_id),
    readDocument(tx, actor, family, request.registrator_id),
    readSituation(tx, actor, request),
  ]);
  if (!document) throw refusal('not_found');
  const move = await judge(tx, actor, family, document, situation, request);
  return write(tx, actor, document, situation, move, request);
};

/** The step as it is in force now, the rules, the end of the document's audit chain and the time. */
const readSituation = async (tx: Tx, actor: Actor, request: MoveRequest): Promise<Situation> => {
  const [row] = await tx.rows<Omit<Situation, 'rules'> & { rules_version: number }>(
    `select clock_timestamp() as now, nextval(pg_get_serial_sequence('document_status', 'id')) as history_id,
            (select row_to_json(w) from (select "id", "object_id", "business_role", "status_id", "next_status_id", "reject",
                "editable", "delete_allowed", "indicators", "organization_id", "disabled", "detail"
              from "workflow" where "id" = $1 and "client_id" = $2) w) as step,
            (select "rules_version" from "client" where "id" = $2) as rules_version,
            (select row_to_json(a) from (select "seq", "hash" from "audit" where "stream" = $3 order by "seq" desc limit 1) a) as tail,
            exists (select 1 from "document_status" where "registrator_id" = $4 and "status_id" = 'prepared') as sent_before`,
    [request.workflow_id, actor.client_id, streamOf(request.registrator_id), request.registrator_id],
  );
  if (!row) throw refusal('system_error');
  return { ...row, rules: await rulesOfVersion(tx, actor.client_id, row.rules_version) };
};

const streamOf = (id: number): string => `document:${id}`;

const judge = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  document: LoadedDocument,
  situation: Situation,
  request: MoveRequest,
): Promise<Move> => {
  if (!situation.step) throw refusal('no_workflow_step');
  const { step, rules } = situation;
  const { parameters, calendar } = rules;
  const byHr = heldRoles(actor, document.facts).includes('hr') && step.business_role === 'hr';
  const today = businessDay(situation.now);
  const facts = sends(step)
    ? await loadMoveFacts(tx, actor.client_id, document.record, {
        today,
        parameters,
        calendar,
        byHr,
        sentBefore: situation.sent_before,
      })
    : undefined;
  return valueOrThrow(
    decide({
      step,
      doc: document.facts,
      actor,
      parameters,
      status_id: request.status_id,
      facts: {
        now: situation.now,
        today,
        timeZone: readConfig().BUSINESS_TZ,
        comments: document.record.comments,
        comments_eng: document.record.comments_eng,
        move_comments: request.comments,
        files_count: document.files_count,
        ruleRefusals: facts ? family.rules(document.record, facts) : [],
        fields: document.record,
        calendar,
      },
    }),
  );
};

/**
 * History, cache, intention, audit and the live signal: one statement, committed together or not at all. What it
 * writes is known beforehand, so it travels with the commit.
 */
const write = (
  tx: Tx,
  actor: Actor,
  document: LoadedDocument,
  situation: Situation,
  move: Move,
  request: MoveRequest,
): MoveRow => {
  const { facts } = document;
  const history: MoveRow = {
    id: situation.history_id,
    object_id: facts.object_id,
    registrator_id: facts.id,
    seq: document.version + 1,
    from_status_id: facts.status_id,
    status_id: move.next_status_id,
    workflow_id: move.step.id,
    business_role: move.business_role,
    reject: move.step.reject ? '1' : '0',
    indicators: move.indicators,
    organization_id: document.organization_id,
    user_id: actor.user_id,
    employee_id: actor.real_employee_id,
    behalf_employee_id: actor.grant_id === null ? null : actor.employee_id,
    grant_id: actor.grant_id,
    comments: request.comments,
    create_date: situation.now,
  };
  const audit = auditValues(
    {
      ...byActor(actor),
      stream: streamOf(facts.id),
      action: 'move',
      object_id: facts.object_id,
      record_id: String(facts.id),
      detail: {
        seq: history.seq,
        from: history.from_status_id,
        to: history.status_id,
        workflow_id: history.workflow_id,
        business_role: history.business_role,
        comments: history.comments,
      },
    },
    situation.tail ?? undefined,
    situation.now,
  );
  const event = {
    kind: 'document_moved',
    registrator_id: facts.id,
    object_id: facts.object_id,
    seq: history.seq,
  };
  const signal = {
    id: facts.id,
    object_id: facts.object_id,
    employee_id: facts.employee_id,
    manager_id: facts.manager_id,
    organization_id: facts.organization_id,
    status_id: history.status_id,
  };
  tx.send(WRITE, [
    ...HISTORY.map((name) => history[name]),
    document.client_id,
    event.kind,
    JSON.stringify(event),
    JSON.stringify(signal),
    ...audit,
  ]);
  return history;
};

const HISTORY = [
  'id',
  'object_id',
  'registrator_id',
  'seq',
  'from_status_id',
  'status_id',
  'workflow_id',
  'business_role',
  'reject',
  'indicators',
  'organization_id',
  'user_id',
  'employee_id',
  'behalf_employee_id',
  'grant_id',
  'comments',
  'create_date',
] as const satisfies readonly (keyof MoveRow)[];

const WRITE = `with history as (
    insert into "document_status" (${HISTORY.map((name) => `"${name}"`).join(', ')})
    values (${HISTORY.map((_, index) => `$${index + 1}`).join(', ')})),
  cache as (
    update "document" set "status_id" = $6, "workflow_id" = $7, "version" = $4, "indicators" = $10, "status_date" = $17, "updated_at" = now()
    where "id" = $3),
  intention as (
    insert into "outbox" ("client_id", "kind", "payload") values ($18, $19, $20::json)),
  trail as (
    insert into "audit" (${AUDIT_COLUMNS}) values (${AUDIT_COLUMNS.split(',')
      .map((_, index) => `$${index + 22}`)
      .join(', ')}))
  select pg_notify('portal_changed', $21)`;

/** Moves several documents in one transaction, all or nothing, in the order sent; locks are taken in ascending order. */
export const transitionAll = async (
  tx: Tx,
  actor: Actor,
  requests: readonly MoveRequest[],
): Promise<MoveRow[]> => {
  const ascending = [...new Set(requests.map((request) => request.registrator_id))].sort((a, b) => a - b);
  if (ascending.length > 1) for (const id of ascending) await lockDocument(tx, id);
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
