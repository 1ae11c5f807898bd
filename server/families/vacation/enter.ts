import { type Actor, holds, isOneself, keepsStaff } from '../../../lib/access/actor.ts';
import type {
  CorrectInput,
  Entered,
  ForfeitInput,
  TransferInput,
} from '../../../lib/documents/families/vacation/rpc.ts';
import { type DayAct, entriesOfAct, refusedAct } from '../../../lib/leave/entered.ts';
import type { Cause } from '../../../lib/leave/entry.ts';
import { daysOfParts } from '../../../lib/leave/parts.ts';
import { ANNUAL_LEAVE } from '../../../lib/workflow/document.ts';
import { auditBy } from '../../audit/audit.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import type { PrepareWrite } from '../../objects/rules.ts';
import { type LeavePerson, readLeavePerson } from './person.ts';

/** Whether the caller enters days of a person: hr of their organization, an admin of the client; never one's own. */
export const mayEnter = (actor: Actor, person: Pick<LeavePerson, 'id' | 'organization_id'>): boolean =>
  keepsStaff(actor) &&
  !isOneself(actor, person.id) &&
  (holds(actor, 'admin') || person.organization_id === actor.organization_id);

/** Adds days, or takes some, for a reason. Refuses: access_denied, own_record, not_found, validation. */
export const correctDays = (tx: Tx, actor: Actor, input: CorrectInput): Promise<Entered> =>
  enterAct(tx, actor, input, 'correct');

/** Moves days from a year to another. Refuses besides: more than the year has. */
export const transferDays = (tx: Tx, actor: Actor, input: TransferInput): Promise<Entered> =>
  enterAct(tx, actor, { ...input, period: input.from_period }, 'transfer');

/** Takes days that have lapsed. Refuses besides: annual leave, more than the year has. */
export const forfeitDays = (tx: Tx, actor: Actor, input: ForfeitInput): Promise<Entered> =>
  enterAct(tx, actor, input, 'forfeit');

/** What the acts are asked with. */
interface ActInput {
  readonly employee_id: number;
  readonly kind?: string | undefined;
  readonly period: number;
  readonly to_period?: number;
  readonly on_date: string;
  readonly days: string;
  readonly reason: string;
  readonly document_id?: number | undefined;
}

const enterAct = async (tx: Tx, actor: Actor, input: ActInput, act: DayAct): Promise<Entered> => {
  const { employee_id, kind = ANNUAL_LEAVE, on_date, document_id } = input;
  await lockPerson(tx, actor, employee_id);
  const asked = { ...input, kind, act };
  const rests = await readRests(tx, employee_id, kind);
  const refused = refusedAct(asked, (period) => rests.get(period) ?? 0);
  if (refused) throw wrongField(refused.field, refused.code, refused.values);
  if (document_id !== undefined) await isOfPerson(tx, employee_id, document_id);
  const entries = entriesOfAct(asked).map((entry) => ({
    ...entry,
    on_date,
    ...(document_id !== undefined && { document_id }),
  }));
  return enter(tx, actor, input, `leave.${act}`, entries);
};

/** The person is locked: what others enter meanwhile is entered before or after. */
const lockPerson = async (tx: Tx, actor: Actor, employee_id: number): Promise<void> => {
  if (!keepsStaff(actor)) throw refusal('access_denied');
  if (isOneself(actor, employee_id)) throw refusal('own_record');
  const { person } = await readLeavePerson(tx, actor, employee_id);
  if (!mayEnter(actor, person)) throw refusal('not_found');
  await tx.rows('select 1 from "employee" where "id" = $1 for no key update', [employee_id]);
};

const isOfPerson = async (tx: Tx, employee_id: number, document_id: number): Promise<void> => {
  const found = await tx.rows('select 1 from "document" where "id" = $1 and "employee_id" = $2', [
    document_id,
    employee_id,
  ]);
  if (found.length === 0) throw wrongField('document_id');
};

/** What is left of each year that has entries, in parts of days. */
const readRests = async (tx: Tx, employee_id: number, kind: string): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx.rows<{ period: number; parts: string }>(
    `select "period", sum("parts") as parts from "leave_entry" where "employee_id" = $1 and "kind" = $2 group by "period"`,
    [employee_id, kind],
  );
  return new Map(rows.map(({ period, parts }) => [period, Number(parts)]));
};

interface NewEntry {
  readonly period: number;
  readonly on_date: string;
  readonly parts: number;
  readonly cause: Cause;
  readonly document_id?: number;
}

const enter = async (
  tx: Tx,
  actor: Actor,
  {
    employee_id,
    kind = ANNUAL_LEAVE,
    reason,
  }: { employee_id: number; kind?: string | undefined; reason: string },
  action: string,
  entries: readonly NewEntry[],
): Promise<Entered> => {
  const ids: number[] = [];
  for (const { period, on_date, parts, cause, document_id } of entries) {
    const [row] = await tx.rows<Row<'leave_entry', 'id'>>(ENTER, [
      actor.client_id,
      employee_id,
      kind,
      period,
      on_date,
      parts,
      cause,
      document_id ?? null,
      reason,
      actor.real_employee_id,
    ]);
    if (!row) throw refusal('system_error');
    ids.push(row.id);
    await auditBy(tx, actor, action, [`leave_entry:${employee_id}`, 'leave_entry', row.id], {
      employee_id,
      kind,
      period,
      on_date,
      days: daysOfParts(parts),
      reason,
      document_id,
    });
  }
  const [left] = await tx.rows<{ parts: string }>(
    `select coalesce(sum("parts"), 0) as parts from "leave_entry" where "employee_id" = $1 and "kind" = $2 and "on_date" <= $3`,
    [employee_id, kind, entries[0]?.on_date],
  );
  return { ids, days: daysOfParts(Number(left?.parts ?? 0)) };
};

const ENTER = `insert into "leave_entry" ("client_id", "employee_id", "kind", "period", "on_date", "parts", "cause", "document_id", "reason", "author_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning "id"`;

/** Tells the ledger whose limit it is going to append, for the rest of the transaction. */
export const nameAuthor: PrepareWrite = async (tx, actor) => {
  await tx.rows(`select set_config('portal.author', $1, true)`, [String(actor.real_employee_id ?? '')]);
};
