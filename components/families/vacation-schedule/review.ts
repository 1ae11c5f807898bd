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

/** A remark with the people the part meets. */
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
  readonly places: Places;
}

/** Where people stand among the rows. */
interface Places {
  readonly of: ReadonlyMap<number, number>;
  readonly in: ReadonlyMap<string, readonly number[]>;
}

const NONE: readonly PlanEntry[] = [];
const FINE: readonly ShownRemark[] = [];

/**
 * Reviews a year; of one that was reviewed before with the same people, the plans and departments in which something
 * has changed, and looks at no others. Rows of all others stay the very rows they were.
 */
export const reviewYear = (
  people: readonly PlanPerson[],
  entries: readonly PlanEntry[],
  facts: YearFacts,
  before?: Reviewed,
): Reviewed => {
  const isChanged = before && peopleWithOther(before.entries, entries);
  const places = before?.places ?? placesOf(people);
  const touched = isChanged ? departmentsOf(isChanged, people, places) : new Set(places.in.keys());
  const at = [...touched].flatMap((department) => places.in.get(department) ?? []);
  const theirs = isChanged ? entries.filter(({ employee_id }) => isChanged.has(employee_id)) : entries;
  const byPerson = Map.groupBy(theirs, ({ employee_id }) => employee_id);
  const isOther = ({ id }: PlanPerson): boolean => !isChanged || isChanged.has(id);
  const planOf = (person: PlanPerson, place: number): readonly PlanEntry[] =>
    (isOther(person) ? byPerson.get(person.id) : before?.rows[place]?.entries) ?? NONE;
  const inTouched = at.flatMap((place) => people[place] ?? []);
  const parts = inTouched.flatMap((person, index) => planOf(person, at[index] ?? -1));
  const crowding = crowdingOf(inTouched, parts, facts);
  const found = reviewPeople(inTouched.filter(isOther), (id) => byPerson.get(id) ?? NONE, facts);
  const rowOf = (person: PlanPerson, place: number): PlanRow => {
    const old = before?.rows[place];
    const own = planOf(person, place);
    const alone = isOther(person)
      ? [...failuresOf(own), ...(found.get(person.id) ?? FINE)]
      : (old?.remarks.filter(isOfPlan) ?? FINE);
    const remarks = [...alone, ...own.flatMap((entry) => crowding.remarks.get(entry.id) ?? [])];
    if (old && !isOther(person) && isSameRemarks(old.remarks, remarks)) return old;
    return { person, entries: own, remarks, planned: daysOf(own) };
  };
  const rows = [...(before?.rows ?? [])];
  for (const [index, place] of at.entries()) {
    const person = inTouched[index];
    if (person) rows[place] = rowOf(person, place);
  }
  const kept = [...(before?.byDepartment ?? [])].filter(([department]) => !touched.has(department));
  return { rows, byDepartment: new Map([...kept, ...crowding.byDepartment]), entries, places };
};

const placesOf = (people: readonly PlanPerson[]): Places => ({
  of: new Map(people.map(({ id }, place) => [id, place])),
  in: Map.groupBy(people.keys(), (place) => people[place]?.department ?? ''),
});

const departmentsOf = (
  ids: ReadonlySet<number>,
  people: readonly PlanPerson[],
  places: Places,
): ReadonlySet<string> =>
  new Set([...ids].flatMap((id) => people[places.of.get(id) ?? -1]?.department ?? []));

const isOfPlan = ({ code }: ShownRemark): boolean => code !== 'vacation_schedule/coverage';

/** The remark that the leave of an entry could not be made: the portal's, of no rule. */
export const NO_LEAVE = 'vacation_schedule/no_leave';

const failuresOf = (entries: readonly PlanEntry[]): ShownRemark[] =>
  entries.flatMap(({ id, failure }) =>
    failure === null
      ? []
      : [{ code: NO_LEAVE, severity: 'warning', field: 'id', values: { reason: failure }, part_id: id }],
  );

/** People whose entries have changed. Entries alike before the first change and after the last are not looked up. */
const peopleWithOther = (before: readonly PlanEntry[], now: readonly PlanEntry[]): ReadonlySet<number> => {
  const shorter = Math.min(before.length, now.length);
  let from = 0;
  while (from < shorter && before[from] === now[from]) from += 1;
  let alike = 0;
  while (alike < shorter - from && before.at(-1 - alike) === now.at(-1 - alike)) alike += 1;
  const [was, is] = [before, now].map((entries) => entries.slice(from, entries.length - alike));
  const [known, current] = [new Set(was), new Set(is)];
  return new Set([
    ...(is ?? []).filter((entry) => !known.has(entry)).map(({ employee_id }) => employee_id),
    ...(was ?? []).filter((entry) => !current.has(entry)).map(({ employee_id }) => employee_id),
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

/** Whether a row is blank for want of days: none are set, and nothing is planned. */
export const isWithoutDays = ({ person, entries }: PlanRow): boolean =>
  person.limit === null && entries.length === 0;

export const isShownBy = (row: PlanRow, filter: PlanFilter): boolean => {
  const { remarks } = row;
  if (filter === 'all') return true;
  if (filter === 'remarks') return remarks.length > 0;
  if (filter === 'unplanned' && isWithoutDays(row)) return true;
  const codes = filter === 'unplanned' ? UNPLANNED : CLASHES;
  return remarks.some(({ code }) => codes.includes(code));
};

/** Sums of the rows: people, those who have planned all, those without a remark, days planned and to be planned, rows by filter. */
export const sumsOf = (rows: readonly PlanRow[]) => {
  const shown: Record<PlanFilter, number> = { all: 0, remarks: 0, unplanned: 0, clashes: 0 };
  let [refused, days, limit] = [0, 0, 0];
  for (const row of rows) {
    for (const filter of PLAN_FILTERS) if (isShownBy(row, filter)) shown[filter] += 1;
    if (row.remarks.some(({ severity }) => severity === 'refusal')) refused += 1;
    days += row.planned;
    limit += wholeDays(row.person.limit ?? 0);
  }
  const { all: people, unplanned } = shown;
  const fine = rows.filter((row) => row.remarks.length === 0 && !isWithoutDays(row)).length;
  return { people, planned: people - unplanned, fine, refused, days, limit, shown };
};

/** A week of the year: its days as places in it, how many are away at most, and whether a department is over its norm. */
export interface PlanWeek {
  readonly from: number;
  readonly to: number;
  readonly away: number;
  readonly isOver: boolean;
}

/** Whether departments are held to a norm: all with absences, some of them, or none. */
export const normsKept = (
  byDepartment: ReadonlyMap<string, Coverage>,
  norms: YearFacts['norms'],
): 'all' | 'some' | 'none' => {
  if (norms.length === 0) return 'none';
  const held = [...byDepartment.values()].map(({ norm }) => norm !== null);
  if (held.every(Boolean)) return 'all';
  return held.some(Boolean) ? 'some' : 'none';
};

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
