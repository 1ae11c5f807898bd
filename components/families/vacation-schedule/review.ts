import type { PartRemark } from '../../../lib/documents/families/vacation-schedule/judge.ts';
import { daysOf, wholeDays } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import {
  type Coverage,
  crowdingOf,
  reviewPeople,
  type YearFacts,
} from '../../../lib/documents/families/vacation-schedule/year.ts';
import type { PlanEntry } from './plan-entry.ts';
import type { PlanPerson } from './use-schedule.ts';

/** A remark with those whom the part meets. */
export type ShownRemark = PartRemark & { readonly with?: readonly number[] };

/** A person with their plan and what stands against it. */
export interface PlanRow {
  readonly person: PlanPerson;
  readonly entries: readonly PlanEntry[];
  readonly remarks: readonly ShownRemark[];
  readonly planned: number;
}

/** A year with everything that was found of it. */
export interface Reviewed {
  readonly rows: readonly PlanRow[];
  readonly byDepartment: ReadonlyMap<string, Coverage>;
  readonly entries: readonly PlanEntry[];
}

const NONE: readonly PlanEntry[] = [];
const FINE: readonly ShownRemark[] = [];

/**
 * Reviews a year; of one that was reviewed before with the same people, the plans and departments in which something has
 * changed. Rows of everybody else stay the very rows they were.
 */
export const reviewYear = (
  people: readonly PlanPerson[],
  entries: readonly PlanEntry[],
  facts: YearFacts,
  before?: Reviewed,
): Reviewed => {
  const isChanged = before && peopleWithOther(before.entries, entries);
  const changed = isChanged ? people.filter(({ id }) => isChanged.has(id)) : people;
  const touched = new Set(changed.map(({ department }) => department));
  const inTouched = before ? people.filter(({ department }) => touched.has(department)) : people;
  const ids = new Set(inTouched.map(({ id }) => id));
  const parts = before ? entries.filter(({ employee_id }) => ids.has(employee_id)) : entries;
  const byPerson = Map.groupBy(parts, ({ employee_id }) => employee_id);
  const crowding = crowdingOf(inTouched, parts, facts);
  const found = reviewPeople(changed, (id) => byPerson.get(id) ?? NONE, facts);
  const rows = people.map((person, place): PlanRow => {
    const old = before?.rows[place];
    if (old && !touched.has(person.department)) return old;
    const isOther = !isChanged || isChanged.has(person.id);
    const own = isOther ? (byPerson.get(person.id) ?? NONE) : (old?.entries ?? NONE);
    const alone = isOther ? (found.get(person.id) ?? FINE) : (old?.remarks.filter(isOfPlan) ?? FINE);
    const remarks = [
      ...failuresOf(own),
      ...alone,
      ...own.flatMap((entry) => crowding.remarks.get(entry.id) ?? []),
    ];
    if (old && !isOther && isSameRemarks(old.remarks, remarks)) return old;
    return { person, entries: own, remarks, planned: daysOf(own) };
  });
  const kept = [...(before?.byDepartment ?? [])].filter(([department]) => !touched.has(department));
  return { rows, byDepartment: new Map([...kept, ...crowding.byDepartment]), entries };
};

const isOfPlan = ({ code }: ShownRemark): boolean =>
  code !== 'vacation_schedule/coverage' && code !== NO_LEAVE;

/** The remark that the leave of an entry could not be made: the portal's, of no rule. */
export const NO_LEAVE = 'vacation_schedule/no_leave';

const failuresOf = (entries: readonly PlanEntry[]): ShownRemark[] =>
  entries.flatMap(({ id, failure }) =>
    failure === null
      ? []
      : [{ code: NO_LEAVE, severity: 'warning', field: 'id', values: { reason: failure }, part_id: id }],
  );

/** Whose entries are not the very ones they were. */
const peopleWithOther = (before: readonly PlanEntry[], now: readonly PlanEntry[]): ReadonlySet<number> => {
  const [known, current] = [new Set(before), new Set(now)];
  return new Set([
    ...now.filter((entry) => !known.has(entry)).map(({ employee_id }) => employee_id),
    ...before.filter((entry) => !current.has(entry)).map(({ employee_id }) => employee_id),
  ]);
};

const isSameRemarks = (one: readonly ShownRemark[], other: readonly ShownRemark[]): boolean =>
  one.length === other.length && one.every((remark, index) => isSameRemark(remark, other[index]));

const isSameRemark = (one: ShownRemark, other: ShownRemark | undefined): boolean =>
  one.code === other?.code &&
  one.part_id === other.part_id &&
  one.values.day === other.values.day &&
  one.values.people === other.values.people &&
  String(one.with) === String(other.with);

/** By what rows are narrowed. */
export const PLAN_FILTERS = ['all', 'remarks', 'unplanned', 'clashes'] as const;
export type PlanFilter = (typeof PLAN_FILTERS)[number];

const UNPLANNED: readonly string[] = ['vacation_schedule/not-planned', 'vacation_schedule/incomplete'];
const CLASHES: readonly string[] = ['vacation_schedule/coverage', 'vacation_schedule/overlap'];

export const isShownBy = ({ remarks }: PlanRow, filter: PlanFilter): boolean => {
  if (filter === 'all') return true;
  if (filter === 'remarks') return remarks.length > 0;
  const codes = filter === 'unplanned' ? UNPLANNED : CLASHES;
  return remarks.some(({ code }) => codes.includes(code));
};

/** Sums of the rows: people, those who have planned all, those without a remark, days planned and to be planned. */
export const sumsOf = (rows: readonly PlanRow[]) => ({
  people: rows.length,
  planned: rows.filter((row) => !isShownBy(row, 'unplanned')).length,
  fine: rows.filter(({ remarks }) => remarks.length === 0).length,
  refused: rows.filter(({ remarks }) => remarks.some(({ severity }) => severity === 'refusal')).length,
  days: rows.reduce((sum, { planned }) => sum + planned, 0),
  limit: rows.reduce((sum, { person }) => sum + wholeDays(person.limit ?? 0), 0),
});

/** A week of the year: its days as places in it, how many are away at most, and whether a department is over its norm. */
export interface PlanWeek {
  readonly from: number;
  readonly to: number;
  readonly away: number;
  readonly isOver: boolean;
}

/** Weeks of a year from Monday to Sunday, the first and the last cut by the year. */
export const weeksOf = (
  byDepartment: ReadonlyMap<string, Coverage>,
  days: number,
  firstWeekday: number,
): PlanWeek[] => {
  const total = new Uint16Array(days);
  const over = new Uint8Array(days);
  for (const { away, norm } of byDepartment.values())
    for (let day = 0; day < days; day += 1) {
      const people = away[day] ?? 0;
      total[day] = (total[day] ?? 0) + people;
      if (norm !== null && people > norm) over[day] = 1;
    }
  const weeks: PlanWeek[] = [];
  for (let from = 0; from < days; ) {
    const to = Math.min(days - 1, from + (from === 0 ? 7 - firstWeekday : 6));
    const part = total.subarray(from, to + 1);
    weeks.push({ from, to, away: Math.max(...part), isOver: over.subarray(from, to + 1).includes(1) });
    from = to + 1;
  }
  return weeks;
};
