import type { Actor } from '../../lib/access/actor.ts';
import { type DayEdit, markingAt, markingsOf, overtaken } from '../../lib/calendar/day-edit.ts';
import { changesTo, type Period, periodsAfter } from '../../lib/calendar/periods.ts';
import { calendar } from '../../lib/objects/dictionaries.ts';
import type { CalendarDays, CalendarSaved } from '../../lib/rpc/calendar.ts';
import { refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { keepRows } from '../objects/keep-rows.ts';
import { differingBy } from './differing.ts';
import { mustKeepCalendar, ownOrganization } from './keeper.ts';
import { storedPeriods } from './stored-periods.ts';
import { tellDiffering } from './tell-differing.ts';

/**
 * Marks days of the production calendar of all organizations, or of one, all or none: the periods that this takes are
 * written as rows, each with its audit, and people whose documents under way count other days now are notified.
 * Refuses: access_denied, edited_by_another where a day was marked otherwise since the caller saw it, validation for an
 * organization outside the caller's company.
 */
export const saveDays = async (tx: Tx, actor: Actor, given: CalendarDays): Promise<CalendarSaved> => {
  const { days, organization_id } = given;
  mustKeepCalendar(actor);
  await ownOrganization(tx, actor, organization_id);
  await oneAtATime(tx, actor);
  const stored = await storedPeriods(tx, actor, organization_id ?? null, 'locked');
  const marked = markingsOf(stored);
  if (overtaken(days, marked).length > 0) throw refusal('edited_by_another');
  const edits = days.filter(({ day, type }: DayEdit) => markingAt(marked, day) !== type);
  if (edits.length === 0) return { told: 0, days: 0, added: 0, changed: 0, removed: 0 };
  const told = await tellDiffering(tx, actor, (await differingBy(tx, actor, given)).differing);
  const { added, changed, removed } = changesTo(stored, periodsAfter(stored, edits));
  const wire = wireOf(organization_id ?? null);
  await keepRows(tx, actor, calendar.object_id, {
    added: added.map(wire),
    changed: changed.map(({ id, ...period }) => ({ id, ...wire(period) })),
    removed,
  });
  return {
    told,
    days: edits.length,
    added: added.length,
    changed: changed.length,
    removed: removed.length,
  };
};

/** Serializes savings: a lock of rows would not show the second one what the first has added. */
const oneAtATime = async (tx: Tx, { client_id }: Actor): Promise<void> => {
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('calendar:' || $1::text, 0))`, [client_id]);
};

const wireOf =
  (organization_id: number | null) =>
  ({ start_date, end_date, type, name, name_eng }: Period) => ({
    organization_id,
    start_date,
    end_date,
    type,
    name,
    name_eng,
  });
