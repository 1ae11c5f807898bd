import type { CountRule } from '../../../calendar/day-count.ts';
import { type Day, eachDay } from '../../../kernel/day.ts';
import { type PartRemark, remarkOf, reviewPlan } from './judge.ts';
import { normOf } from './norm.ts';
import { crowdedOn } from './part-facts.ts';
import { AGREED_STATUSES, type JudgedPart, type PlanFacts } from './plan.ts';
import { SCHEDULE_RULES } from './schedule-rules.data.ts';

/** A person whose leave of the year is planned. */
export interface Planner {
  readonly id: number;
  readonly department: string;
  /** Days they may plan; null while not set. */
  readonly limit: number | null;
}

/** A part of a plan among those of others. */
export interface YearPart extends JudgedPart {
  readonly employee_id: number;
  readonly status_id: string;
}

/** What a year is judged by. */
export interface YearFacts extends Pick<PlanFacts, 'year' | 'period' | 'today' | 'calendar'> {
  readonly norms: readonly { readonly department: string; readonly away_max: number }[];
}

/** Remarks on each person's plan, by employee; people without remarks are left out. */
export const reviewPeople = (
  people: readonly Planner[],
  partsOf: (employee_id: number) => readonly YearPart[],
  facts: Omit<YearFacts, 'norms'>,
): Map<number, PartRemark[]> => {
  const found = new Map<number, PartRemark[]>();
  for (const { id, limit } of people) {
    const remarks = reviewPlan(partsOf(id), { ...facts, norm: null, limit });
    if (remarks.length > 0) found.set(id, remarks);
  }
  return found;
};

/** How a department is covered over a year. */
export interface Coverage {
  /** People who are away by days of the year, the first of January at 0. */
  readonly away: Uint16Array;
  readonly norm: number | null;
}

/** The days of a year, and their places in it. */
export interface YearDays {
  readonly days: readonly Day[];
  readonly at: ReadonlyMap<Day, number>;
}

export const daysOfYear = (year: number): YearDays => {
  const days = eachDay(`${year}-01-01`, `${year}-12-31`);
  return { days, at: new Map(days.map((day, index) => [day, index])) };
};

/** Parts that make a department go over its norm: the others were agreed, or planned, before them. */
export interface Crowding {
  readonly byDepartment: ReadonlyMap<string, Coverage>;
  /** By part: the remark, and the first people it meets that day. */
  readonly remarks: ReadonlyMap<number | null, PartRemark & { readonly with: readonly number[] }>;
}

/** Colleagues a remark names. */
const NAMED_MAX = 3;

const COVERAGE = SCHEDULE_RULES.find(({ code }) => code === 'vacation_schedule/coverage');

/**
 * Absences by department. Parts take days in order of right: agreed before sent, sent before draft, the earlier
 * document before the later. A part that reaches a day beyond the norm gets a remark.
 */
export const crowdingOf = (
  people: readonly Planner[],
  parts: readonly YearPart[],
  { norms, year }: Pick<YearFacts, 'norms' | 'year'>,
): Crowding => {
  const calendar = daysOfYear(year);
  const departmentOf = new Map(people.map(({ id, department }) => [id, department]));
  const byDepartment = new Map<string, Coverage>();
  const remarks = new Map<number | null, PartRemark & { with: readonly number[] }>();
  const grouped = Map.groupBy(parts, ({ employee_id }) => departmentOf.get(employee_id) ?? '');
  for (const [department, group] of grouped) {
    const norm = normOf(norms, department);
    const away = new Uint16Array(calendar.days.length);
    const first: number[][] = calendar.days.map(() => []);
    for (const part of group.toSorted(byRight)) {
      const [from, to] = placesOf(part, calendar);
      const at = norm === null ? -1 : firstCrowded(away, from, to, norm);
      const crowded =
        at < 0 ? undefined : crowdedOn(calendar.days.slice(at, at + 1), norm, () => away[at] ?? 0);
      if (crowded && COVERAGE)
        remarks.set(part.id, {
          ...remarkOf(COVERAGE, crowded),
          part_id: part.id,
          with: [...(first[at] ?? [])],
        });
      for (let place = from; place <= to; place += 1) {
        away[place] = (away[place] ?? 0) + 1;
        const named = first[place];
        if (named && named.length < NAMED_MAX) named.push(part.employee_id);
      }
    }
    byDepartment.set(department, { away, norm });
  }
  return { byDepartment, remarks };
};

/** The first place of a stretch that has no room for one more; -1 where every one has. */
const firstCrowded = (away: Uint16Array, from: number, to: number, norm: number): number => {
  for (let place = from; place <= to; place += 1) if ((away[place] ?? 0) + 1 > norm) return place;
  return -1;
};

/** The places of a part's first and last day in its year; what lies outside is cut off. */
export const placesOf = (
  { start_date, end_date }: Pick<YearPart, 'start_date' | 'end_date'>,
  { days, at }: YearDays,
): readonly [from: number, to: number] => {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const from = start_date < first ? 0 : (at.get(start_date) ?? days.length);
  const to = end_date > last ? days.length - 1 : (at.get(end_date) ?? -1);
  return [from, to];
};

const rightOf = ({ status_id }: YearPart): number =>
  AGREED_STATUSES.includes(status_id) ? 0 : status_id === 'draft' ? 2 : 1;

const byRight = (one: YearPart, other: YearPart): number =>
  rightOf(one) - rightOf(other) || (one.id ?? Infinity) - (other.id ?? Infinity) || 0;

/** Parts as they travel, with the rule by which the kind of each counts its days. */
export const ruleOfTypes =
  (rules: ReadonlyMap<number, CountRule>) =>
  (document_type_id: number | null): CountRule =>
    (document_type_id === null ? undefined : rules.get(document_type_id)) ?? 'calendar';
