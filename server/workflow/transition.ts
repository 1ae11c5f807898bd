import type { Actor } from '../../lib/access/actor.ts';
import { comesToCount } from '../../lib/documents/comes-to-count.ts';
import { completedAgain } from '../../lib/documents/completed-again.ts';
import { isHeldAt, outsideEmployment } from '../../lib/documents/employment.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { findingsOf } from '../../lib/documents/findings.ts';
import { isChecked, isCompletedBefore } from '../../lib/documents/moments.ts';
import { NOTHING_FOUND } from '../../lib/documents/record.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type { Followed } from '../../lib/rpc/followed.ts';
import { flagOf } from '../../lib/settings/read.ts';
import { decide, type Move } from '../../lib/workflow/decide.ts';
import type { DocumentRecord } from '../../lib/workflow/document-record.ts';
import { heldRoles, isOwner } from '../../lib/workflow/held-roles.ts';
import { sends } from '../../lib/workflow/sends.ts';
import type { Step } from '../../lib/workflow/step.ts';
import type { AuditTail } from '../audit/audit.ts';
import { refusal, valueOrThrow } from '../call/call-error.ts';
import { fieldBody } from '../call/error-body.ts';
import { type Rules, rulesOfVersion } from '../client/rules.ts';
import { readConfig } from '../config.ts';
import type { Tx } from '../db/tx.ts';
import { countingRefusal } from '../documents/counting.ts';
import { type LoadedDocument, lockDocument, readDocument } from '../documents/read-document.ts';
import { businessDay, loadRuleFacts, lockEmployment } from '../documents/rule-facts.ts';
import { mustBeSeen } from '../documents/seen.ts';
import { lockWithTouched } from './effects/reach.ts';
import type { MoveRequest } from './parse-move.ts';
import { takeStep } from './take.ts';
import { type MoveRow, type SaidWarning, streamOf } from './write-move.ts';

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
 * ascending order by the caller, who then says so by `locked`. Refuses what `decide` refuses, and not_found for what
 * the caller may not see.
 */
export const transition = async (
  tx: Tx,
  actor: Actor,
  request: MoveRequest,
  locked?: ReadonlySet<number>,
): Promise<MoveRow & Followed> => {
  const { context, move, ...judged } = await judgeTransition(tx, actor, request, locked);
  return takeStep(tx, actor, {
    ...context,
    ...judged,
    step: move.step,
    comments: request.comments,
    mark: request.mark,
    signed: request.signed === true,
  });
};

/** Judges a move without writing it; the document is locked. Refuses as `transition` does. */
export const judgeTransition = async (
  tx: Tx,
  actor: Actor,
  request: MoveRequest,
  before?: ReadonlySet<number>,
): Promise<JudgedMove> => {
  const family = familyOf(request.object_id);
  if (!family) throw refusal('invalid_params', { field: 'object_id' });
  const locked =
    before ?? (await lockWithTouched(tx, actor.client_id, [{ family, id: request.registrator_id }]));
  // Sent together and run in this order: what is read is read under the lock.
  const [, document, context] = await Promise.all([
    lockDocument(tx, request.registrator_id),
    readDocument(tx, actor, family, request.registrator_id),
    readMoveContext(tx, actor.client_id, request),
  ]);
  if (!document) throw refusal('not_found');
  const judged = await judge(tx, actor, family, document, context, request);
  const record: DocumentRecord = { ...document.record, ...judged.completed };
  return { family, document: { ...document, record }, context, locked, ...judged };
};

/** A move that may be written, with all that was read for it. */
interface JudgedMove extends Judged {
  readonly family: Family;
  readonly document: LoadedDocument;
  readonly context: MoveContext;
  /** What was locked for it: the document, and all that its effects may touch. */
  readonly locked: ReadonlySet<number>;
}

/** A move that may be written, and the warnings that its mover has seen. */
interface Judged {
  readonly move: Move;
  /** Fields that completing the document again has changed; it has them already. */
  readonly completed: Readonly<Record<string, unknown>>;
  readonly warnings: readonly SaidWarning[];
}

/** The step as it is in force now, the rules, the end of the document's audit chain and the time. */
export const readMoveContext = async (
  tx: Tx,
  clientId: number,
  request: Pick<MoveRequest, 'workflow_id' | 'registrator_id'>,
): Promise<MoveContext> => {
  const [row] = await tx.rows<Omit<MoveContext, 'rules'> & { rules_version: number }>(
    `select clock_timestamp() as now, nextval(pg_get_serial_sequence('document_status', 'id')) as history_id,
            (select row_to_json(w) from (select "id", "object_id", "business_role", "status_id", "next_status_id", "reject",
                "editable", "delete_allowed", "indicators", "organization_id", "disabled", "detail"
              from "workflow" where "id" = $1 and "client_id" = $2) w) as step,
            (select "rules_version" from "client" where "id" = $2) as rules_version,
            (select row_to_json(a) from (select "seq", "hash" from "audit" where "stream" = $3 order by "seq" desc limit 1) a) as tail,
            (select max("id") from "request" where "legal_document_id" = $4) as linked_id`,
    [request.workflow_id, clientId, streamOf(request.registrator_id), request.registrator_id],
  );
  if (!row) throw refusal('system_error');
  return { ...row, rules: await rulesOfVersion(tx, clientId, row.rules_version) };
};

const judge = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  document: LoadedDocument,
  context: MoveContext,
  request: MoveRequest,
): Promise<Judged> => {
  if (!context.step) throw refusal('no_workflow_step');
  const { step, rules } = context;
  const { policies } = rules;
  const parameters = rules.parametersOf(document.organization_id);
  const calendar = rules.calendarOf(document.organization_id);
  const today = businessDay(context.now);
  const circumstances = {
    today,
    parameters,
    calendar,
    byHr: heldRoles(actor, document.facts).includes('hr'),
    byOwner: isOwner(actor, document.facts),
    isNew: document.facts.status_id === 'empty',
  };
  const read = (record: DocumentRecord) => loadRuleFacts(tx, actor, family, record, circumstances);
  const kept = isChecked(family, step) ? await read(document.record) : undefined;
  const again =
    kept && isCompletedBefore(family, step) ? completedAgain(family, document.record, kept) : undefined;
  const record = again?.record ?? document.record;
  // What has changed may ask for other facts: another year of the balance, another type.
  const facts = again && Object.keys(again.changes).length > 0 ? await read(record) : kept;
  const found = facts ? findingsOf(family, record, facts, step) : NOTHING_FOUND;
  const outside =
    facts || !isHeldAt(family, step)
      ? []
      : outsideEmployment(family, record, await lockEmployment(tx, record));
  const counts = !sends(step) && !step.reject && comesToCount(family, step.status_id, step.next_status_id);
  const balanceRefusal = counts
    ? await countingRefusal(tx, {
        family,
        record,
        clientId: actor.client_id,
        parameters,
        calendar,
      })
    : undefined;
  const move = valueOrThrow(
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
        comments: record.comments,
        comments_eng: record.comments_eng,
        move_comments: request.comments,
        files_count: document.files_count,
        ruleRefusals: [...(again?.refusals ?? []), ...outside, ...found.refusals].filter(isFirst),
        balanceRefusal,
        fields: record,
        calendar,
      },
    }),
  );
  // A plain write is asked what the specification asks (AMB-080); what is said to be read is always compared.
  if (request.seen !== undefined || flagOf(parameters, 'move_warnings_must_be_read'))
    mustBeSeen(found.warnings, request.seen ?? []);
  return {
    move,
    completed: again?.changes ?? {},
    warnings: found.warnings.map((warning) => fieldBody(warning, rules.words)),
  };
};

/** A refusal that completing and judging both find is said once. */
const isFirst = (refusal: FieldRefusal, index: number, all: readonly FieldRefusal[]): boolean =>
  all.findIndex(({ field, code }) => field === refusal.field && code === refusal.code) === index;

/**
 * Moves several documents in one transaction, all or nothing, in the order sent; locks are taken in ascending order.
 * One that an effect of those before it has brought by the very step asked for has moved: it is answered as it is.
 */
export const transitionAll = async (
  tx: Tx,
  actor: Actor,
  requests: readonly MoveRequest[],
): Promise<(MoveRow & Followed)[]> => {
  const moving = requests.flatMap(({ object_id, registrator_id: id }) => {
    const family = familyOf(object_id);
    return family ? [{ family, id }] : [];
  });
  const locked = await lockWithTouched(tx, actor.client_id, moving);
  const rows: (MoveRow & Followed)[] = [];
  for (const request of requests)
    rows.push((await broughtBy(tx, rows, request)) ?? (await transition(tx, actor, request, locked)));
  return rows;
};

/** The row of history that an effect of some moves has written of a document, by the step that is asked for now. */
const broughtBy = async (
  tx: Tx,
  moves: readonly MoveRow[],
  { object_id, registrator_id, workflow_id }: MoveRequest,
): Promise<MoveRow | undefined> => {
  if (moves.length === 0 || !familyOf(object_id)?.effects) return undefined;
  const [row] = await tx.rows<Omit<MoveRow, 'reject'> & { reject: boolean }>(
    `select s.*, s."warnings"::text as warnings from "document_status" s
     join "document" d on d."id" = s."registrator_id" and d."version" = s."seq" and d."object_id" = $4
     where s."registrator_id" = $1 and s."workflow_id" = $2 and s."cause_id" = any($3::bigint[])`,
    [registrator_id, workflow_id, moves.map(({ id }) => id), object_id],
  );
  return row && { ...row, reject: row.reject ? '1' : '0' };
};
