import type { Actor } from '../../lib/access/actor.ts';
import { type DayEdit, markingAt, markingsOf, overtaken } from '../../lib/calendar/day-edit.ts';
import { changesTo, type Period, periodsAfter } from '../../lib/calendar/periods.ts';
import { calendar } from '../../lib/objects/dictionaries.ts';
import type { CalendarDays, CalendarSaved } from '../../lib/rpc/calendar.ts';
import { refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { sentence } from '../i18n/sentence.ts';
import { show } from '../notifications/tell.ts';
import { familyIn } from '../notifications/wording.ts';
import { keepRows } from '../objects/keep-rows.ts';
import { queueLetters, type Recounted } from '../outbox/letter.ts';
import { type Differing, differingBy } from './differing.ts';
import { mustKeepCalendar, ownOrganization } from './keeper.ts';
import { storedPeriods } from './stored-periods.ts';

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

/**
 * Tells each person which of their documents counts other days by the calendar that is about to be saved: a message for
 * each document, and one letter for all of them. The caller's own documents are left out. Answers the number of people.
 */
const tellDiffering = async (tx: Tx, actor: Actor, differing: readonly Differing[]): Promise<number> => {
  const people = new Set<number>();
  const byAccount = new Map<number, Recounted[]>();
  for (const { family, document, was, becomes } of differing) {
    const { facts, number, organization_id } = document;
    const { id, employee_id } = facts;
    if (id === null || employee_id === null || employee_id === actor.employee_id) continue;
    people.add(employee_id);
    const shown = await show(
      tx,
      actor.client_id,
      [{ recipient: employee_id, organization_id, author_id: actor.user_id }],
      {
        say: (locale, own) =>
          sentence(
            locale,
            'notifications.calendar_changed',
            { ...familyIn(locale, family.object_id, own), number, was, becomes },
            own,
          ),
        route: `/${family.routes.form}/${id}`,
        about: { object_id: family.object_id, registrator_id: id },
      },
    );
    for (const { user_id } of shown)
      byAccount.set(user_id, [...(byAccount.get(user_id) ?? []), { id, was, becomes }]);
  }
  await queueLetters(
    tx,
    actor.client_id,
    [...byAccount].map(([user_id, documents]) => ({
      template: 'calendar_changed' as const,
      user_id,
      documents,
    })),
  );
  return people.size;
};
