import type { Actor } from '../../lib/access/actor.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { monthOf } from '../../lib/kernel/month.ts';
import type { TimesheetDay, TimesheetDocument, TimesheetTold } from '../../lib/rpc/timesheet.ts';
import { isClosed } from '../../lib/timesheet/closing.ts';
import { isOvertaken, type StoredDay, type StoredTold } from '../../lib/timesheet/stored-day.ts';
import { refusal } from '../call/call-error.ts';
import { db } from '../db/tx.ts';
import { readClosing } from './closing.ts';
import { readableDocuments, readCorrections, withDocuments } from './corrections.ts';
import { readPerson } from './people.ts';
import { reckonedMonth } from './reckoned.ts';

/** What a day of a person is made of. Refuses: not_found, also for a person the caller does not read. */
export const dayFor = async (
  actor: Actor,
  { employee_id, day }: { readonly employee_id: number; readonly day: Day },
): Promise<TimesheetDay> => {
  const month = monthOf(day);
  const person = await readPerson(db, actor, month, employee_id);
  if (!person) throw refusal('not_found');
  const { closing } = await readClosing(db, actor.organization_id, month);
  const reckoned = await reckonedMonth(db, actor, month, [person]);
  const now = reckoned.of(person).get(day);
  if (!now) throw refusal('not_found');
  const corrections = (await readCorrections(db, month, [employee_id])).filter((each) => each.day === day);
  const pending = reckoned.said(employee_id).pending.filter(({ date }) => date === day);
  const stored: StoredDay | undefined = person.stored?.[day];
  const readable = await readableDocuments(db, actor, [
    ...[...now.told, ...pending, ...(stored?.told ?? [])].map(({ document_id }) => document_id),
    ...corrections.flatMap(({ document_ids }) => document_ids.map(Number)),
  ]);
  const told = (each: StoredTold): TimesheetTold => toldTo(each, readable);
  const codes = stored?.codes ?? now.codes;
  return {
    day,
    employee_id,
    codes,
    night: stored ? (stored.night ?? 0) : now.night,
    norm: reckoned.days.find((each) => each.day === day)?.norm ?? 0,
    formed: stored !== undefined,
    closed: isClosed(closing, day),
    told: (stored ? (stored.told ?? []) : now.told).map(told),
    ...(stored && isOvertaken(stored, now) ? { now: { codes: now.codes, told: now.told.map(told) } } : {}),
    pending: pending.map(told),
    corrections: withDocuments(corrections, readable),
  };
};

const toldTo = (
  { code, day_minutes, night_minutes, from, to, document_id }: StoredTold,
  readable: ReadonlyMap<number, TimesheetDocument>,
): TimesheetTold => ({
  code,
  day_minutes,
  night_minutes,
  ...(from && to ? { from, to } : {}),
  document: readable.get(document_id) ?? null,
});
