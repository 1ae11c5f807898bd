import { type Actor, holds, isOneself, keepsStaff } from '../../../lib/access/actor.ts';
import type {
  CorrectInput,
  Entered,
  ForfeitInput,
  TransferInput,
} from '../../../lib/documents/families/vacation/rpc.ts';
import type { Cause } from '../../../lib/leave/entry.ts';
import { daysOfParts, partsOfDays } from '../../../lib/leave/parts.ts';
import { numeric } from '../../../lib/settings/read.ts';
import { ANNUAL_LEAVE } from '../../../lib/workflow/document.ts';
import { byActor, writeAudit } from '../../audit/audit.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { type LeavePerson, readLeavePerson } from './person.ts';

/** Days that one entry adds or takes at most. */
const DAYS_MAX = 366;

/** Whether the caller enters days of a person: hr of their organization, an admin of the client; never one's own. */
export const mayEnter = (actor: Actor, person: Pick<LeavePerson, 'id' | 'organization_id'>): boolean =>
  keepsStaff(actor) &&
  !isOneself(actor, person.id) &&
  (holds(actor, 'admin') || person.organization_id === actor.organization_id);

/** Adds days, or takes some, for a reason. Refuses: access_denied, own_record, not_found, validation. */
export const correctDays = async (tx: Tx, actor: Actor, input: CorrectInput): Promise<Entered> => {
  const { employee_id, period, on_date, document_id } = input;
  await lockPerson(tx, actor, employee_id);
  const parts = typedParts(input, 'any');
  if (document_id !== undefined) await isOfPerson(tx, employee_id, document_id);
  return enter(tx, actor, input, 'leave.correct', [
    { period, on_date, parts, cause: 'correction', ...(document_id !== undefined && { document_id }) },
  ]);
};

/** Moves days from a year to another. Refuses besides: more than the year has. */
export const transferDays = async (tx: Tx, actor: Actor, input: TransferInput): Promise<Entered> => {
  const { employee_id, from_period, to_period, on_date, kind = ANNUAL_LEAVE } = input;
  await lockPerson(tx, actor, employee_id);
  if (from_period === to_period) throw wrongField('to_period');
  const parts = typedParts(input, 'more');
  await hasDays(tx, employee_id, kind, from_period, parts);
  return enter(tx, actor, input, 'leave.transfer', [
    { period: from_period, on_date, parts: -parts, cause: 'transfer' },
    { period: to_period, on_date, parts, cause: 'transfer' },
  ]);
};

/**
 * Takes days that have lapsed. Those of annual leave never lapse: they are taken, or paid for at the dismissal (labour code,
 * articles 124 and 127). Refuses besides: annual leave, more than the year has.
 */
export const forfeitDays = async (tx: Tx, actor: Actor, input: ForfeitInput): Promise<Entered> => {
  const { employee_id, period, on_date, kind } = input;
  await lockPerson(tx, actor, employee_id);
  if (kind === ANNUAL_LEAVE) throw wrongField('kind', 'vacation/never-lapses');
  const parts = typedParts(input, 'more');
  await hasDays(tx, employee_id, kind, period, parts);
  return enter(tx, actor, input, 'leave.forfeit', [{ period, on_date, parts: -parts, cause: 'forfeit' }]);
};

/** The person is locked: what others enter meanwhile is entered before or after. */
const lockPerson = async (tx: Tx, actor: Actor, employee_id: number): Promise<void> => {
  if (!keepsStaff(actor)) throw refusal('access_denied');
  if (isOneself(actor, employee_id)) throw refusal('own_record');
  const { person } = await readLeavePerson(tx, actor, employee_id);
  if (!mayEnter(actor, person)) throw refusal('not_found');
  await tx.rows('select 1 from "employee" where "id" = $1 for no key update', [employee_id]);
};

const typedParts = (
  { days, reason }: { readonly days: string; readonly reason: string },
  sign: 'any' | 'more',
): number => {
  if (reason === '') throw wrongField('reason', 'field/required');
  const typed = numeric(days);
  const isFine =
    typed !== undefined && typed !== 0 && Math.abs(typed) <= DAYS_MAX && /^-?\d+([.,]\d{1,2})?$/.test(days);
  if (!isFine || (sign === 'more' && typed < 0)) throw wrongField('days');
  return partsOfDays(typed);
};

const isOfPerson = async (tx: Tx, employee_id: number, document_id: number): Promise<void> => {
  const found = await tx.rows('select 1 from "document" where "id" = $1 and "employee_id" = $2', [
    document_id,
    employee_id,
  ]);
  if (found.length === 0) throw wrongField('document_id');
};

const hasDays = async (
  tx: Tx,
  employee_id: number,
  kind: string,
  period: number,
  parts: number,
): Promise<void> => {
  const [row] = await tx.rows<{ parts: string }>(
    `select coalesce(sum("parts"), 0) as parts from "leave_entry" where "employee_id" = $1 and "kind" = $2 and "period" = $3`,
    [employee_id, kind, period],
  );
  const rest = Number(row?.parts ?? 0);
  if (parts > rest)
    throw wrongField('days', 'vacation/not-so-many', {
      rest: Number(daysOfParts(rest)),
      year: String(period),
    });
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
    await writeAudit(tx, {
      ...byActor(actor),
      stream: `leave_entry:${employee_id}`,
      action,
      object_id: 'leave_entry',
      record_id: String(row.id),
      detail: { employee_id, kind, period, on_date, days: daysOfParts(parts), reason, document_id },
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
