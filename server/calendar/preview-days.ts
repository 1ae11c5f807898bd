import type { Actor } from '../../lib/access/actor.ts';
import type { CalendarDays, CalendarPreview } from '../../lib/rpc/calendar.ts';
import { type Db, inTransaction } from '../db/tx.ts';
import { rowsById } from '../objects/read-rows.ts';
import { type Differing, differingBy } from './differing.ts';
import { mustKeepCalendar, ownOrganization } from './keeper.ts';

/** Documents a preview names, at most. */
const NAMED_MAX = 10;

/**
 * How many documents under way would count other days once some days are marked. Writes nothing. Refuses:
 * access_denied, validation for an organization outside the caller's company.
 */
export const previewDays = async (actor: Actor, given: CalendarDays): Promise<CalendarPreview> => {
  mustKeepCalendar(actor);
  return inTransaction(async (db) => {
    await ownOrganization(db, actor, given.organization_id);
    const { looked, more, differing } = await differingBy(db, actor, given);
    return { looked, more, differ: differing.length, first: await named(db, actor, differing) };
  });
};

/** The earliest of them, by number only; the caller can open those they may read. */
const named = async (
  db: Db,
  actor: Actor,
  differing: readonly Differing[],
): Promise<CalendarPreview['first']> => {
  const start = ({ family, document }: Differing) => String(document.record[family.dates?.start ?? ''] ?? '');
  const first = differing
    .toSorted((a, b) => start(a).localeCompare(start(b)) || a.document.facts.id - b.document.facts.id)
    .slice(0, NAMED_MAX);
  return Promise.all(
    first.map(async ({ family, document: { facts, number }, was, becomes }) => {
      const rows = await rowsById(db, actor, family.object, [facts.id]);
      return { id: facts.id, object_id: family.object_id, number, readable: rows.length > 0, was, becomes };
    }),
  );
};
