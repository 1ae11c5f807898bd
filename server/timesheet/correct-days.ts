import { type Actor, isOneself } from '../../lib/access/actor.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { monthOf } from '../../lib/kernel/month.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type { TimesheetCorrect, TimesheetCount } from '../../lib/rpc/timesheet.ts';
import { type Closing, isClosed } from '../../lib/timesheet/closing.ts';
import { correctionRefusals } from '../../lib/timesheet/correction.ts';
import { type DayCodes, inOrder, sayingOf } from '../../lib/timesheet/day-codes.ts';
import { isEmployed, type ReckonedDay } from '../../lib/timesheet/reckon.ts';
import { reckonedDay, type StoredDay, type StoredDays, writtenDay } from '../../lib/timesheet/stored-day.ts';
import { CallError, refusal, wrongField } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { lockMonth, readClosing } from './closing.ts';
import { auditMonth, mustKeepTimesheets } from './keeper.ts';
import { type MonthPerson, readPerson } from './people.ts';
import { reckonedMonth } from './reckoned.ts';
import { writeDays } from './write-days.ts';

/** A person's month as it is to be corrected, locked. */
interface Desk {
  readonly person: MonthPerson;
  readonly stored: StoredDays;
  readonly closing: Closing;
  readonly now: ReadonlyMap<Day, ReckonedDay>;
}

/**
 * Writes over what a day says. Refuses: access_denied, own_record, not_found, validation, edited_by_another where the day
 * is not as it was seen.
 */
export const correctDay = async (
  tx: Tx,
  actor: Actor,
  { employee_id, day, was, codes, reason }: TimesheetCorrect,
): Promise<{ days: number }> => {
  const desk = await openDesk(tx, actor, employee_id, day);
  const before = desk.stored[day]?.codes ?? [];
  if (sayingOf(before) !== sayingOf(was)) throw refusal('edited_by_another');
  const becomes = inOrder(codes);
  const closed = isClosed(desk.closing, day);
  const asked = { was: before, codes: becomes, reason, closed, employed: isEmployed(day, desk.person) };
  const refused = [...duplicates(codes), ...correctionRefusals(asked)];
  if (refused.length > 0) throw new CallError({ reason: 'validation', fields: refused });
  const now = desk.now.get(day);
  if (!now) throw refusal('not_found');
  await keep(tx, actor, desk, new Map([[day, writtenDay(becomes, now)]]), reason);
  return { days: 1 };
};

/** A code that stands twice would be read as one. */
const duplicates = (codes: DayCodes): FieldRefusal[] =>
  new Set(codes.map(([code]) => code)).size === codes.length
    ? []
    : [{ field: 'codes', code: 'timesheet/codes' }];

/**
 * Computes stored days again with what came since, also where hr had written them. Refuses: access_denied, own_record,
 * not_found, validation where a closed day has no reason or nothing has changed.
 */
export const countDays = async (
  tx: Tx,
  actor: Actor,
  { employee_id, days, reason }: TimesheetCount,
): Promise<{ days: number }> => {
  const [first = ''] = days;
  const desk = await openDesk(tx, actor, employee_id, first);
  if (reason === '' && days.some((day) => isClosed(desk.closing, day)))
    throw wrongField('reason', 'timesheet/reason');
  const changed = new Map(
    days.flatMap((day): [Day, StoredDay][] => {
      const now = desk.now.get(day);
      const before = desk.stored[day];
      if (!now || !before) return [];
      const same = before.reckoned === undefined && sayingOf(before.codes) === sayingOf(now.codes);
      return same ? [] : [[day, reckonedDay(now)]];
    }),
  );
  if (changed.size === 0) throw wrongField('days', 'timesheet/same');
  await keep(tx, actor, desk, changed, reason);
  return { days: changed.size };
};

/** Refuses: access_denied, own_record, not_found, validation where no timesheet was formed. */
const openDesk = async (tx: Tx, actor: Actor, employee_id: number, day: Day): Promise<Desk> => {
  mustKeepTimesheets(actor);
  if (isOneself(actor, employee_id)) throw refusal('own_record');
  const month = monthOf(day);
  await lockMonth(tx, actor.organization_id, month);
  const person = await readPerson(tx, actor, month, employee_id);
  if (!person) throw refusal('not_found');
  if (!person.stored) throw wrongField('day', 'timesheet/not-formed');
  const { closing } = await readClosing(tx, actor.organization_id, month);
  const now = (await reckonedMonth(tx, actor, month, [person])).of(person);
  return { person, stored: person.stored, closing, now };
};

/** Keeps days with what they said before, and says so in the audit. */
const keep = async (
  tx: Tx,
  actor: Actor,
  { person: { employee_id }, stored, closing }: Desk,
  changed: ReadonlyMap<Day, StoredDay>,
  reason: string,
): Promise<void> => {
  const month = monthOf([...changed.keys()][0] ?? '');
  await writeDays(tx, actor, month, closing, [
    { employee_id, days: { ...stored, ...Object.fromEntries(changed) } },
  ]);
  const rows = [...changed].map(([day, { codes, told = [] }]) => ({
    day,
    was: stored[day]?.codes ?? [],
    becomes: codes,
    closed: isClosed(closing, day),
    document_ids: [...new Set(told.map(({ document_id }) => document_id))],
  }));
  await tx.rows(
    `insert into "timesheet_correction" ("organization_id", "employee_id", "month", "day", "was", "becomes", "reason", "closed",
       "document_ids", "user_id", "author_id")
     select $1, $2, $3, r."day", r."was", r."becomes", $4, r."closed", r."document_ids", $5, $6
     from jsonb_to_recordset($7::jsonb) as r("day" date, "was" jsonb, "becomes" jsonb, "closed" boolean, "document_ids" bigint[])`,
    [
      actor.organization_id,
      employee_id,
      month,
      reason,
      actor.user_id,
      actor.real_employee_id,
      JSON.stringify(rows),
    ],
  );
  await auditMonth(tx, actor, month, 'timesheet.correct', {
    employee_id,
    reason,
    days: rows.map(({ day, was, becomes }) => ({ day, was: sayingOf(was), becomes: sayingOf(becomes) })),
  });
};
