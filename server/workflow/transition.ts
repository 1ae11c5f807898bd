import type { Actor } from '../../lib/access/actor.ts';
import type { Mover } from '../../lib/access/portal.ts';
import type { Calendar } from '../../lib/calendar/calendar.ts';
import { heldBy } from '../../lib/documents/counting.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { type CompletedMove, completedAgain, judgeMove } from '../../lib/documents/judge-move.ts';
import { isChecked, isCompletedBefore } from '../../lib/documents/moments.ts';
import { circumstancesOf } from '../../lib/documents/record.ts';
import type { Scope } from '../../lib/filter/filter.ts';
import { type Day, dayInZone } from '../../lib/kernel/day.ts';
import type { Followed } from '../../lib/rpc/followed.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import type { DocumentRecord } from '../../lib/workflow/document-record.ts';
import { sends } from '../../lib/workflow/sends.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { refusal, valueOrThrow } from '../call/call-error.ts';
import { fieldBody } from '../call/error-body.ts';
import { type Rules, rulesOfVersion } from '../client/rules.ts';
import { readConfig } from '../config.ts';
import type { Tx } from '../db/tx.ts';
import { auditDocument, updateDocument } from '../documents/document-rows.ts';
import { type LoadedDocument, readAllWithin } from '../documents/read-document.ts';
import { loadHeldTo, loadRuleFacts } from '../documents/rule-facts.ts';
import { carryOut } from './effects/carry-out.ts';
import { lockWithTouched, touchedBy } from './effects/reach.ts';
import { moveLeg } from './leg.ts';
import type { MoveRequest } from './parse-move.ts';
import { type MoveFacts, type MoveRow, writeMove } from './write-move.ts';

/**
 * The one way documents move: the buttons of a form, of a list and of a bulk, and signing. Load, complete, judge, write,
 * effects: each takes the value of the one before. Everything happens in the caller's transaction, all or nothing, in the
 * order sent; locks are taken in ascending order, by a caller who then says so by `locked`. One that an effect of those
 * before it has brought by the very step asked for has moved: it is answered as it is. Refuses what `judgeMove` refuses,
 * and not_found for what the caller may not see.
 */
export const transition = async (
  tx: Tx,
  actor: Actor,
  requests: readonly MoveRequest[],
  locked?: ReadonlySet<number>,
): Promise<(MoveRow & Followed)[]> => {
  const moving = requests.flatMap(({ object_id, registrator_id: id }) => {
    const family = familyOf(object_id);
    return family ? [{ family, id }] : [];
  });
  const held = locked ?? (await lockWithTouched(tx, actor.client_id, moving));
  const rows: (MoveRow & Followed)[] = [];
  for (const request of requests) {
    const brought =
      rows.length > 0 && familyOf(request.object_id)?.effects
        ? await broughtBy(tx, rows, request)
        : undefined;
    if (brought) {
      rows.push(brought);
      continue;
    }
    const judged = await judgeTransition(tx, actor, request, held);
    rows.push(await followMove(tx, actor, await keepMove(tx, actor, judged)));
  }
  return rows;
};

/** The row of history that an effect of some moves has written of a document, by the step that is asked for now. */
const broughtBy = async (
  tx: Tx,
  moves: readonly MoveRow[],
  { object_id, registrator_id, workflow_id }: MoveRequest,
): Promise<MoveRow | undefined> => {
  const [row] = await tx.rows<Omit<MoveRow, 'reject'> & { reject: boolean }>(
    `select s.*, s."warnings"::text as warnings from "document_status" s
     join "document" d on d."id" = s."registrator_id" and d."version" = s."seq" and d."object_id" = $4
     where s."registrator_id" = $1 and s."workflow_id" = $2 and s."cause_id" = any($3::bigint[])`,
    [registrator_id, workflow_id, moves.map(({ id }) => id), object_id],
  );
  return row && { ...row, reject: row.reject ? '1' : '0' };
};

/** Judges a move without writing it; the document is locked. Refuses as `transition` does. */
export const judgeTransition = async (
  tx: Tx,
  actor: Actor,
  request: MoveRequest,
  locked?: ReadonlySet<number>,
): Promise<JudgedMove> => {
  const family = familyOf(request.object_id);
  if (!family) throw refusal('invalid_params', { field: 'object_id' });
  const loaded = await loadMove(tx, actor.client_id, { family, scope: family.scope(actor) }, request, locked);
  const completed = await completeMove(tx, actor, loaded);
  const { document, rules, today, timeZone, calendar } = loaded;
  const warnings = valueOrThrow(
    judgeMove({
      ...loaded,
      ...request,
      actor,
      completed,
      doc: document.facts,
      policies: rules.policies,
      facts: {
        today,
        calendar,
        timeZone,
        move_comments: request.comments,
        files_count: document.files_count,
      },
    }),
  );
  return {
    ...loaded,
    document: { ...document, record: completed.record },
    changes: completed.changes,
    warnings: warnings.map((warning) => fieldBody(warning, rules.words)),
    comments: request.comments,
    mark: request.mark,
    signed: request.signed === true,
  };
};

/** A move with what is read for it under the lock: the step in force now, the rules, the end of the document's audit chain. */
export interface LoadedMove extends Pick<MoveFacts, 'now' | 'history_id' | 'tail' | 'step'> {
  readonly family: Family;
  readonly document: LoadedDocument;
  readonly rules: Rules;
  readonly parameters: Parameters;
  readonly calendar: Calendar;
  readonly timeZone: string;
  readonly today: Day;
  /** The newest request whose legal document this is. */
  readonly linked_id: number | null;
  /** What was locked for it: the document, and all that its effects may touch. */
  readonly locked: ReadonlySet<number>;
}

/** A move that may be written. */
export interface JudgedMove extends LoadedMove, Pick<MoveFacts, 'comments' | 'mark' | 'warnings'> {
  /** Fields that the completion has changed; the document has them already. */
  readonly changes: CompletedMove['changes'];
  /** Its signature is written after it, in the same transaction. */
  readonly signed: boolean;
}

/** Locks and reads a document within a scope, and its step. Refuses: not_found, no_workflow_step. */
export const loadMove = async (
  tx: Tx,
  clientId: number,
  { family, scope }: { readonly family: Family; readonly scope: Scope },
  { registrator_id: id, workflow_id }: Pick<MoveRequest, 'registrator_id' | 'workflow_id'>,
  before?: ReadonlySet<number>,
): Promise<LoadedMove> => {
  const locked = before ?? (await lockWithTouched(tx, clientId, [{ family, id }]));
  // Sent together and run in this order: what is read is read under the lock.
  const [[document], [row]] = await Promise.all([
    readAllWithin(tx, family, scope, [id], 'locking'),
    tx.rows<Pick<LoadedMove, 'now' | 'history_id' | 'tail' | 'linked_id'> & StepRow>(STEP, [
      workflow_id,
      clientId,
      `document:${id}`,
      id,
    ]),
  ]);
  if (!row) throw refusal('system_error');
  const { rules_version, step, ...context } = row;
  const rules = await rulesOfVersion(tx, clientId, rules_version);
  if (!document) throw refusal('not_found');
  if (!step) throw refusal('no_workflow_step');
  const parameters = rules.parametersOf(document.organization_id);
  const calendar = rules.calendarOf(document.organization_id);
  const timeZone = readConfig().BUSINESS_TZ;
  const today = dayInZone(context.now, timeZone);
  return { family, document, locked, ...context, step, rules, parameters, calendar, timeZone, today };
};

interface StepRow {
  readonly step: Step | null;
  readonly rules_version: number;
  readonly [column: string]: unknown;
}

/** The time is the database's, once the lock is held: those of the portals may differ. */
const STEP = `select clock_timestamp() as now, nextval(pg_get_serial_sequence('document_status', 'id')) as history_id,
    (select row_to_json(w) from (select "id", "object_id", "business_role", "status_id", "next_status_id", "reject",
        "editable", "delete_allowed", "indicators", "organization_id", "disabled", "detail"
      from "workflow" where "id" = $1 and "client_id" = $2) w) as step,
    (select "rules_version" from "client" where "id" = $2) as rules_version,
    (select row_to_json(a) from (select "seq", "hash" from "audit" where "stream" = $3 order by "seq" desc limit 1) a) as tail,
    (select max("id") from "request" where "legal_document_id" = $4) as linked_id`;

/** Completes the document where its family says so before this step, and reads what the step is judged by. */
const completeMove = async (tx: Tx, actor: Actor, move: LoadedMove): Promise<CompletedMove> => {
  const { family, step } = move;
  const { record: before, facts: doc } = move.document;
  const read = (record: DocumentRecord) =>
    loadRuleFacts(tx, actor, family, record, circumstancesOf(actor, doc, move));
  const kept = isChecked(family, step) ? await read(before) : undefined;
  const again = kept && isCompletedBefore(family, step) ? completedAgain(family, before, kept) : undefined;
  const { record, changes, refusals } = again ?? { record: before, changes: {}, refusals: [] };
  // What has changed may ask for other facts: another year of the balance, another type.
  const facts = Object.keys(changes).length > 0 ? await read(record) : kept;
  const asked = heldBy(family, step);
  // Facts of a checked step say the employment, and those of a sending the balance.
  const employment = asked.employment && !facts;
  const balance = asked.balance && !sends(step) && !step.reject;
  const held =
    employment || balance ? await loadHeldTo(tx, actor.client_id, record, { employment, balance }, move) : {};
  return { record, changes, refusals, facts, held };
};

/** Writes a judged move, of a caller or of the portal, with what completed it, and moves its request along. */
export const keepMove = async (
  tx: Tx,
  mover: Mover,
  move: JudgedMove,
): Promise<JudgedMove & { readonly row: MoveRow }> => {
  const { family, document, rules, step, signed, changes, linked_id } = move;
  const row = writeMove(tx, mover, { ...document, ...move });
  if (Object.keys(changes).length > 0) {
    const { id } = document.facts;
    await updateDocument(tx, family, id, { ...changes, editor_id: mover.real_employee_id });
    await auditDocument(tx, mover, family, id, 'effect.mark', { ...changes, cause: row.id });
  }
  if (linked_id !== null)
    await moveLeg(tx, mover, rules, linked_id, { ...row, business_role: step.business_role }, signed);
  return { ...move, row };
};

/** Carries out what follows from a move that was written; answers its row of history with what there is to say. */
export const followMove = async (
  tx: Tx,
  mover: Mover,
  move: JudgedMove & { readonly row: MoveRow },
): Promise<MoveRow & Followed> => {
  const { row, family, document, step } = move;
  if (!family.effects) return row;
  const touched = family.effects.touches
    ? await touchedBy(tx, mover.client_id, family, document.record, move.locked)
    : [];
  const document_type = document.document_type_code;
  const effects = family.effects.follow(step, document.record, { ...move, document_type, touched });
  return effects.length === 0 ? row : { ...row, ...(await carryOut(tx, { ...move, mover }, effects)) };
};
