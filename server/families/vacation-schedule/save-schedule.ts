import type { Actor } from '../../../lib/access/actor.ts';
import { vacationSchedule as family } from '../../../lib/documents/families/vacation-schedule/index.ts';
import { judgePart } from '../../../lib/documents/families/vacation-schedule/judge.ts';
import type {
  ScheduleChange,
  ScheduleEntry,
  ScheduleSaved,
  ScheduleSaveInput,
} from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import { fieldRefusalOf } from '../../../lib/documents/families/vacation-schedule/rules.ts';
import type { FieldRefusal } from '../../../lib/kernel/refusal.ts';
import { DECIDED_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { CallError, refusal } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { deleteDocuments } from '../../documents/delete.ts';
import { lockDocument } from '../../documents/read-document.ts';
import { lockPerson, readToday } from '../../documents/rule-facts.ts';
import { editDocuments } from '../../documents/save.ts';
import { beginDocuments } from '../../workflow/begin.ts';
import { partsByPerson, plannerOf, readCountRules } from './planned-parts.ts';
import { readYear } from './read-year.ts';
import { sightOf } from './sight.ts';

/**
 * Writes several entries, all or none: new ones as drafts, others with other days or not at all. Documents are locked in
 * ascending order, their people after them; then every changed plan is judged as it has become. What a rule refuses is
 * answered by the place of its change: `changes.2.start_date`. Refuses: access_denied, not_found, not_editable,
 * not_deletable, edited_by_another, edited_elsewhere, validation, too_many_drafts.
 */
export const saveSchedule = async (
  tx: Tx,
  actor: Actor,
  { year, changes, change_reason }: ScheduleSaveInput,
): Promise<ScheduleSaved> => {
  const sight = sightOf(actor, {});
  if (!sight.writes) throw refusal('access_denied');
  await lockTouched(tx, changes);
  const decided = await decidedAmong(tx, changes);
  const written: (number | null)[] = [];
  for (const [place, change] of changes.entries()) {
    const reason = 'id' in change && decided.has(change.id) ? { change_reason } : {};
    written.push(await inPlace(place, () => writeOne(tx, actor, year, change, reason)));
  }
  const { people, entries, period } = await readYear(tx, sight, { year });
  const rules = await readRules(tx, actor.client_id);
  const ruleOf = await readCountRules(tx, actor.client_id, rules.parametersOf(actor.organization_id));
  const byId = new Map(entries.map((entry) => [entry[0], entry]));
  const parts = partsByPerson(entries, ruleOf);
  const planners = new Map(people.map((person) => [person[0], plannerOf(person)]));
  const facts = {
    year,
    period: period ?? undefined,
    today: await readToday(tx),
    calendar: rules.calendarOf(actor.organization_id),
    norm: null,
    away: () => 0,
  };
  const refused = written.flatMap((id, place): FieldRefusal[] => {
    if (id === null) return [];
    const own = parts.get(byId.get(id)?.[1] ?? 0) ?? [];
    const part = own.find((each) => each.id === id);
    if (!part)
      return [
        {
          field: fieldAt(place, 'start_date'),
          code: 'vacation_schedule/not-of-year',
          values: { year: String(year) },
        },
      ];
    const others = own.filter((each) => each !== part);
    const limit = planners.get(part.employee_id)?.limit ?? null;
    return judgePart(part, { ...facts, others, limit }, 'save')
      .filter(({ severity }) => severity === 'refusal')
      .map((remark) => ({ ...fieldRefusalOf(remark), field: fieldAt(place, remark.field) }));
  });
  if (refused.length > 0) throw new CallError({ reason: 'validation', fields: refused });
  return { data: written.map((id): ScheduleEntry | null => (id === null ? null : (byId.get(id) ?? null))) };
};

const fieldAt = (place: number, field: string): string => `changes.${place}.${field}`;

/** Locks documents in ascending order, then the people whose plans change, likewise. */
const lockTouched = async (tx: Tx, changes: readonly ScheduleChange[]): Promise<void> => {
  const ids = changes.flatMap((change) => ('id' in change ? [change.id] : []));
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) await lockDocument(tx, id);
  const owners = await tx.rows<Row<'document', 'employee_id'>>(
    'select distinct "employee_id" from "document" where "id" = any($1::bigint[])',
    [ids],
  );
  const people = [
    ...owners.map(({ employee_id }) => employee_id),
    ...changes.flatMap((change) => ('employee_id' in change ? [change.employee_id] : [])),
  ];
  for (const id of [...new Set(people)].sort((one, other) => one - other)) await lockPerson(tx, id);
};

/** The entries about which something was decided: the reason of the whole change is that of each of them. */
const decidedAmong = async (tx: Tx, changes: readonly ScheduleChange[]): Promise<ReadonlySet<number>> => {
  const rows = await tx.rows<Row<'document', 'id'>>(
    'select "id" from "document" where "id" = any($1::bigint[]) and "status_id" = any($2::text[])',
    [changes.flatMap((change) => ('id' in change ? [change.id] : [])), DECIDED_STATUSES],
  );
  return new Set(rows.map(({ id }) => Number(id)));
};

/** Writes one change; answers the entry, null where it is gone. */
const writeOne = async (
  tx: Tx,
  actor: Actor,
  period: number,
  change: ScheduleChange,
  reason: { change_reason?: string | undefined },
): Promise<number | null> => {
  if ('gone' in change) {
    await deleteDocuments(tx, actor, family, [{ id: change.id, seen: [], ...reason }]);
    return null;
  }
  const [row] =
    'id' in change
      ? await editDocuments(tx, actor, family, [{ ...change, ...reason }])
      : await beginDocuments(tx, actor, family, [{ ...change, period }]);
  return Number((row as { id?: unknown } | undefined)?.id);
};

/** What is wrong with a field of one change, told by its place among them. */
const inPlace = async <T>(place: number, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallError) || error.refusal.reason !== 'validation') throw error;
    const fields =
      error.refusal.fields?.map((each) => ({ ...each, field: fieldAt(place, each.field) })) ?? [];
    throw new CallError({ reason: 'validation', fields });
  }
};
