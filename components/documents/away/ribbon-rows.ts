import { isAtWork, kindOfObject } from '../../../lib/calendar/absence-kinds.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { RibbonRow } from '../../board/ribbon-bars.ts';
import type { AwayRow } from './away-ask.ts';

/** People who are always in the ribbon, away or not, in this order. */
export interface Person {
  readonly employee_id: number;
  readonly name: string;
  readonly name_eng: string;
}

/**
 * The rows of a ribbon: the given people first, then all others who are away, in the order they leave. `me` is marked;
 * the reason of an absence is drawn only where the view gave the family.
 */
export const ribbonRows = (
  away: readonly AwayRow[],
  people: readonly Person[],
  me: number | null,
): RibbonRow[] => {
  const known = new Map(people.map((person) => [person.employee_id, person]));
  for (const row of away)
    if (!known.has(row.employee_id))
      known.set(row.employee_id, {
        employee_id: row.employee_id,
        name: row.employee_name,
        name_eng: row.employee_name_eng,
      });
  return [...known.values()].map((person) => ({
    ...person,
    mine: person.employee_id === me,
    absences: away
      .filter((row) => row.employee_id === person.employee_id)
      .map((row, index) => ({
        id: row.id ?? -index - 1,
        employee_id: row.employee_id,
        start: row.start_date,
        end: row.end_date,
        pending: row.pending === '1',
        kind: kindOfObject(row.object_id),
        part: row.time_from && row.time_to ? ([row.time_from, row.time_to] as const) : undefined,
      })),
  }));
};

/** How many of the people in a ribbon are away on a day by what is agreed, and how many people there are. */
export const headCount = (rows: readonly RibbonRow[], day: Day): { count: number; team: number } => ({
  count: rows.filter((row) =>
    row.absences.some(
      ({ start, end, pending, kind }) => start <= day && end >= day && !pending && !isAtWork(kind),
    ),
  ).length,
  team: rows.length,
});
