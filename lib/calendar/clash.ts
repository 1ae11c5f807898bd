import { type Day, eachDay } from '../kernel/day.ts';

/** A person of the team who is away. */
export interface AwayPerson {
  readonly employee_id: number;
  readonly start: Day;
  readonly end: Day;
}

/** Who else of a team is away while a person is: per day, at most, and their ids. */
export interface Clash {
  /** How many are away on each day of the period, the person included. */
  readonly perDay: readonly { readonly day: Day; readonly people: number }[];
  readonly peak: number;
  /** People the norm is taken of, the person included; null when the caller may not know them. */
  readonly team: number | null;
  readonly over: boolean;
  readonly norm: number | null;
  /** All others who are away on some day of it, each once, in the order they start. */
  readonly others: readonly number[];
}

/** How many of a team may be away at once: `percent` of it, rounded down, at least one. */
export const normOf = (team: number, percent: number): number =>
  Math.max(1, Math.floor((team * percent) / 100));

/**
 * Counts a clash. `team` and `percent` (the parameter `absence_norm_percent`) give the norm: `team` is the number of
 * people the norm is taken of, the person included; `away` may hold any people, the person's own absences are left out.
 */
export const clashOf = (
  person: { readonly employee_id: number; readonly start: Day; readonly end: Day },
  away: readonly AwayPerson[],
  { team, percent }: { readonly team: number | null; readonly percent: number },
): Clash => {
  const others = away
    .filter(
      (each) =>
        each.employee_id !== person.employee_id && each.start <= person.end && each.end >= person.start,
    )
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
  const perDay = eachDay(person.start, person.end).map((day) => {
    const also = others.filter((each) => each.start <= day && each.end >= day);
    return { day, people: 1 + new Set(also.map((each) => each.employee_id)).size };
  });
  const peak = Math.max(1, ...perDay.map(({ people }) => people));
  const norm = team === null ? null : normOf(team, percent);
  return {
    perDay,
    peak,
    team,
    norm,
    over: norm !== null && peak > norm && others.length > 0,
    others: [...new Set(others.map((each) => each.employee_id))],
  };
};

/** The days on which more people are away than the norm allows. */
export const daysOver = ({ perDay, norm }: Clash): Day[] =>
  perDay.filter(({ people }) => people > (norm ?? Number.POSITIVE_INFINITY)).map(({ day }) => day);

/** A document that keeps its person away. */
export interface Dated {
  readonly employee_id: number;
  readonly manager_id: number | null;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
}

/** The days a page of documents spans, to ask once who is away on them; null where there are none. */
export const spanOf = (rows: readonly Dated[]): { first: Day; last: Day } | null => {
  const first = rows.flatMap((row) => row.start_date ?? []).toSorted()[0];
  const last = rows
    .flatMap((row) => row.end_date ?? [])
    .toSorted()
    .at(-1);
  return first !== undefined && last !== undefined && last >= first ? { first, last } : null;
};

interface Subordinate {
  readonly employee_id: number;
  readonly manager_id: number;
  /** '1' when the subordination has ended. */
  readonly disabled?: string;
}

/**
 * The manager and all reports the reader may see, even one; null where the reader sees only themselves: the size of the
 * team is not revealed then.
 */
export const teamOf = (
  row: Pick<Dated, 'employee_id' | 'manager_id'>,
  subordination: readonly Subordinate[],
  reader: number | null,
): ReadonlySet<number> | null => {
  if (row.manager_id === null) return null;
  const reports = subordination
    .filter((each) => each.manager_id === row.manager_id && each.disabled !== '1')
    .map((each) => each.employee_id);
  return reports.some((id) => id !== reader) ? new Set([row.manager_id, row.employee_id, ...reports]) : null;
};

/** The clash of a document with others of its team who are away; undefined for one without days. */
export const documentClash = (
  row: Dated,
  facts: {
    readonly away: readonly AwayPerson[];
    readonly subordination: readonly Subordinate[];
    readonly percent: number;
    readonly reader: number | null;
  },
): Clash | undefined => {
  if (row.start_date === null) return undefined;
  const team = teamOf(row, facts.subordination, facts.reader);
  const teammates = facts.away.filter(
    ({ employee_id }) => team === null || team.has(employee_id) || employee_id === row.manager_id,
  );
  return clashOf(
    { employee_id: row.employee_id, start: row.start_date, end: row.end_date ?? row.start_date },
    teammates,
    { team: team === null ? null : team.size, percent: facts.percent },
  );
};
