import type { Actor } from '../../lib/access/actor.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { keepsTimesheets } from '../../lib/registry/timesheet.ts';
import type {
  TimesheetAsked,
  TimesheetCell,
  TimesheetMonth,
  TimesheetPerson,
} from '../../lib/rpc/timesheet.ts';
import { isClosed } from '../../lib/timesheet/closing.ts';
import { isOvertaken } from '../../lib/timesheet/stored-day.ts';
import { sumsOf } from '../../lib/timesheet/sums.ts';
import { refusal } from '../call/call-error.ts';
import { db } from '../db/tx.ts';
import { readClosing } from './closing.ts';
import { readableDocuments, readCorrections, withDocuments } from './corrections.ts';
import { type MonthPerson, readPeople } from './people.ts';
import { reckonedMonth } from './reckoned.ts';
import { undecidedOf } from './undecided.ts';

/** Corrections shown, the newest first. */
const CORRECTIONS_MAX = 100;

/**
 * A month of timesheets as the caller reads them: formed ones as they were formed, with what has changed since; others
 * as they would be formed. Refuses: access_denied.
 */
export const monthFor = async (
  actor: Actor,
  { month, of, department }: TimesheetAsked,
): Promise<TimesheetMonth> => {
  const { organization_id } = actor;
  if (organization_id === null) throw refusal('access_denied');
  const everybody = await readPeople(db, actor, month, of);
  const people =
    department === undefined ? everybody : everybody.filter((person) => person.department === department);
  const ids = people.map(({ employee_id }) => employee_id);
  const closing = await readClosing(db, organization_id, month);
  const reckoned = await reckonedMonth(db, actor, month, people);
  const corrections = (await readCorrections(db, month, ids)).filter(({ closed }) => closed);
  const corrected = new Map<number, Set<Day>>();
  for (const { employee_id, day } of corrections)
    corrected.set(employee_id, (corrected.get(employee_id) ?? new Set()).add(day));
  const told = people.map((person) => {
    const now = reckoned.of(person);
    const pending = new Set(reckoned.said(person.employee_id).pending.map(({ date }) => date));
    const cells: TimesheetCell[] = [];
    const late: { day: Day; ids: number[] }[] = [];
    for (const [day, each] of now) {
      const was = person.stored?.[day];
      const isLate = was !== undefined && isOvertaken(was, each);
      const cell: TimesheetCell = { codes: (was ?? each).codes };
      if (isLate) cell.now = each.codes;
      if (was?.reckoned !== undefined) cell.written = true;
      if (corrected.get(person.employee_id)?.has(day)) cell.corrected = true;
      if (pending.has(day)) cell.pending = true;
      cells.push(cell);
      if (isLate && isClosed(closing.closing, day)) late.push({ day, ids: documentsOf(was.told, each.told) });
    }
    return { person, cells, late };
  });
  const shown = corrections.slice(0, CORRECTIONS_MAX);
  const undecided = undecidedOf(reckoned, people);
  const readable = await readableDocuments(db, actor, [
    ...undecided.map(({ document_id }) => document_id),
    ...shown.flatMap(({ document_ids }) => document_ids.map(Number)),
    ...told.flatMap(({ late }) => late.flatMap((each) => each.ids)),
  ]);
  return {
    month,
    closing,
    keeps: keepsTimesheets(actor),
    organization_id,
    days: [...reckoned.days],
    people: told.map(({ person, cells }) => personOf(person, cells, reckoned.days)),
    departments: departmentsOf(everybody),
    corrections: withDocuments(shown, readable),
    undecided: undecided.map(({ employee_id, document_id, days }) => ({
      employee_id,
      days: [...days],
      documents: [readable.get(document_id) ?? []].flat(),
    })),
    late: told.flatMap(({ person: { employee_id }, late }) =>
      late.length === 0
        ? []
        : [
            {
              employee_id,
              days: late.map(({ day }) => day),
              documents: [...new Set(late.flatMap((each) => each.ids))].flatMap(
                (id) => readable.get(id) ?? [],
              ),
            },
          ],
    ),
  };
};

/** Documents that a day has gained, else those it has lost. */
const documentsOf = (
  was: readonly { readonly document_id: number }[] = [],
  now: readonly { readonly document_id: number }[],
): number[] => {
  const [before, after] = [was, now].map((told) => told.map(({ document_id }) => document_id));
  const fresh = (after ?? []).filter((id) => !before?.includes(id));
  return fresh.length > 0 ? fresh : (before ?? []).filter((id) => !after?.includes(id));
};

const personOf = (
  {
    stored,
    status: _status,
    sheet_number: _number,
    hire_date: _hired,
    dismissal_date: _left,
    ...person
  }: MonthPerson,
  cells: TimesheetCell[],
  days: readonly { readonly day: Day }[],
): TimesheetPerson => ({
  ...person,
  formed: stored !== null,
  cells,
  sums: sumsOf(cells.map(({ codes }, index) => [days[index]?.day ?? '', codes] as const)),
});

/** The departments of people, each once, by the English name that any of its cards has. */
const departmentsOf = (
  people: readonly { readonly department: string; readonly department_eng: string }[],
): TimesheetMonth['departments'] =>
  [...Map.groupBy(people, ({ department }) => department)]
    .filter(([name]) => name !== '')
    .map(([name, own]) => ({
      name,
      name_eng: own.find(({ department_eng }) => department_eng !== '')?.department_eng ?? '',
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
