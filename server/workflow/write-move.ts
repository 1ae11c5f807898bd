import type { Mover } from '../../lib/access/portal.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type { DocumentFacts } from '../../lib/workflow/document.ts';
import { relationOf, roleOn, saysOfOwn } from '../../lib/workflow/relation.ts';
import { sends } from '../../lib/workflow/sends.ts';
import { isSecondLevel, type Step } from '../../lib/workflow/step.ts';
import { AUDIT_COLUMNS, type AuditTail, auditValues, byActor } from '../audit/audit.ts';
import type { Tx } from '../db/tx.ts';
import type { IntentionKind } from '../outbox/intend.ts';

/** The row of history of a move, as the wire shows it. */
export interface MoveRow {
  id: number;
  object_id: string;
  registrator_id: number;
  seq: number;
  from_status_id: string;
  status_id: string;
  workflow_id: number;
  /** Of the step; of one of the second level `second_manager`. */
  business_role: string;
  reject: '0' | '1';
  indicators: string;
  organization_id: number;
  /** Null for the portal. */
  user_id: number | null;
  employee_id: number | null;
  behalf_employee_id: number | null;
  grant_id: number | null;
  comments: string;
  /** What its mover was warned of, as JSON text; null where nothing was. */
  warnings: string | null;
  /** The row whose move this one follows from; null for a move that follows from none. */
  cause_id: number | null;
  create_date: string;
}

/** A locked document, its step and what the database answered under the lock. */
export interface MoveFacts {
  readonly facts: DocumentFacts;
  readonly version: number;
  readonly organization_id: number;
  readonly client_id: number;
  /** By the database's clock, once the lock is held: those of the portals may differ. */
  readonly now: string;
  readonly history_id: number;
  readonly tail: AuditTail | null;
  readonly step: Step;
  readonly comments: string;
  /** What its mover was warned of and went on with. */
  readonly warnings?: readonly SaidWarning[];
  /** Moves a linked request without notifying its people again: the document's own move has done so. */
  readonly silent?: true;
  /** Added to the marks of the step. */
  readonly mark?: string | undefined;
  /** The row of history it follows from. */
  readonly cause_id?: number;
}

/** A warning as it was said, in both languages: the history keeps what was read. */
export type SaidWarning = FieldRefusal & { readonly message: string; readonly message_eng: string };

/**
 * Writes history, cached status, outbox intention, audit and live signal in one statement, committed together or not
 * at all. Everything it writes is known beforehand, so it travels with the commit.
 */
export const writeMove = (tx: Tx, actor: Mover, move: MoveFacts): MoveRow => {
  const { facts, step } = move;
  const history: MoveRow = {
    id: move.history_id,
    object_id: facts.object_id,
    registrator_id: facts.id,
    seq: move.version + 1,
    from_status_id: facts.status_id,
    status_id: step.next_status_id,
    workflow_id: step.id,
    business_role: isSecondLevel(step) ? 'second_manager' : roleOn(step, facts),
    reject: step.reject ? '1' : '0',
    indicators: [step.indicators, move.mark ?? ''].filter((each) => each !== '').join(';'),
    organization_id: move.organization_id,
    user_id: actor.user_id,
    employee_id: actor.real_employee_id,
    behalf_employee_id: actor.grant_id === null ? null : actor.employee_id,
    grant_id: actor.grant_id,
    comments: move.comments,
    warnings: move.warnings && move.warnings.length > 0 ? JSON.stringify(move.warnings) : null,
    cause_id: move.cause_id ?? null,
    create_date: move.now,
  };
  const isOwn = actor.user_id !== null && relationOf(actor, facts).own;
  const audit = auditValues(
    {
      ...byActor(actor),
      stream: `document:${facts.id}`,
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
        ...(history.warnings === null ? {} : { warnings: move.warnings }),
        ...(history.cause_id === null ? {} : { cause: history.cause_id }),
        // The only hr of a company decided about their own document.
        ...(isOwn && saysOfOwn(step) ? { own_document: true } : {}),
      },
    },
    move.tail ?? undefined,
    move.now,
  );
  const event = {
    kind: 'document_moved' satisfies IntentionKind,
    registrator_id: facts.id,
    object_id: facts.object_id,
    seq: history.seq,
  };
  tx.send(WRITE, [
    ...HISTORY.map((name) => history[name]),
    move.client_id,
    move.silent ? null : event.kind,
    JSON.stringify(event),
    JSON.stringify({ ...facts, status_id: history.status_id }, SIGNALLED),
    history.warnings !== null || sends(step) || step.next_status_id === 'draft',
    ...audit,
  ]);
  return history;
};

/** What the streams of a document's readers are told of a change, as JSON text. */
export const SIGNALLED = [
  'id',
  'object_id',
  'employee_id',
  'manager_id',
  'organization_id',
  'status_id',
] satisfies (keyof DocumentFacts)[];

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
  'warnings',
  'cause_id',
  'create_date',
] as const satisfies readonly (keyof MoveRow)[];

const WRITE = `with history as (
    insert into "document_status" (${HISTORY.map((name) => `"${name}"`).join(', ')})
    values (${HISTORY.map((_, index) => `$${index + 1}`).join(', ')})),
  cache as (
    update "document" set "status_id" = $6, "workflow_id" = $7, "version" = $4, "indicators" = $10, "status_date" = $19, "editor_id" = $13, "updated_at" = now(),
      "warnings" = case when $24::boolean then $17::jsonb else "warnings" end
    where "id" = $3),
  intention as (
    insert into "outbox" ("client_id", "kind", "payload") select $20::bigint, $21, $22::json where $21::text is not null),
  trail as (
    insert into "audit" (${AUDIT_COLUMNS}) values (${AUDIT_COLUMNS.split(',')
      .map((_, index) => `$${index + 25}`)
      .join(', ')}))
  select pg_notify('portal_changed', $23)`;
