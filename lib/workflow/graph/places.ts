import type { Edge } from './edges.ts';

/** Where a status stands in the graph. */
export interface Place {
  readonly status: string;
  readonly column: number;
  readonly row: number;
  /** Documents come to it by refusals alone: it stands below the others. */
  readonly aside: boolean;
}

/**
 * Statuses by columns and rows: a column is the longest way from `empty`, going round nothing twice; the longest of
 * all ways is the first row. Statuses that only refusals lead to stand below the first that leads there.
 */
export const placesOf = (edges: readonly Edge[]): readonly Place[] => {
  const statuses = ['empty', ...edges.flatMap(({ from, to }) => [from, to])].filter(unique);
  const present = statuses.filter(
    (status) => status !== 'empty' || edges.some(({ from, to }) => [from, to].includes('empty')),
  );
  const isAside = (status: string): boolean => {
    const into = edges.filter(({ from, to }) => to === status && from !== status);
    return into.length > 0 && into.every(({ reject }) => reject);
  };
  const main = present.filter((status) => !isAside(status));
  const ahead = acyclic(
    main,
    edges.filter(
      ({ from, to, reject }) => !reject && from !== to && main.includes(from) && main.includes(to),
    ),
  );
  const columns = longestWays(main, ahead);
  const longest = longestRow(main, columns, ahead);
  const rows = rowsOf(main, columns, longest);
  const below = Math.max(0, ...rows.values()) + 1;
  const taken = new Set<number>();
  return [
    ...main.map((status) => ({
      status,
      column: columns.get(status) ?? 0,
      row: rows.get(status) ?? 0,
      aside: false,
    })),
    ...present.filter(isAside).map((status) => {
      const from = edges.filter(({ to }) => to === status).map((edge) => columns.get(edge.from) ?? 0);
      const column = free(taken, Math.min(...from));
      return { status, column, row: below, aside: true };
    }),
  ];
};

type Way = Pick<Edge, 'from' | 'to'>;

const unique = (status: string, index: number, all: readonly string[]): boolean =>
  all.indexOf(status) === index;

/** Ways without those that lead back to where they came from. */
const acyclic = (statuses: readonly string[], ways: readonly Way[]): Way[] => {
  const kept: Way[] = [];
  const done = new Set<string>();
  const visit = (status: string, behind: readonly string[]): void => {
    if (done.has(status)) return;
    for (const way of ways) {
      if (way.from !== status || way.to === status || behind.includes(way.to)) continue;
      visit(way.to, [...behind, status]);
      kept.push(way);
    }
    done.add(status);
  };
  for (const status of statuses) visit(status, []);
  return kept;
};

const longestWays = (statuses: readonly string[], ways: readonly Way[]): Map<string, number> => {
  const columns = new Map<string, number>();
  const columnOf = (status: string): number => {
    const known = columns.get(status);
    if (known !== undefined) return known;
    const before = ways.filter(({ to }) => to === status).map(({ from }) => columnOf(from) + 1);
    const column = Math.max(0, ...before);
    columns.set(status, column);
    return column;
  };
  for (const status of statuses) columnOf(status);
  return columns;
};

/** The statuses of the longest way, from its end back to its beginning. */
const longestRow = (
  statuses: readonly string[],
  columns: ReadonlyMap<string, number>,
  ways: readonly Way[],
): ReadonlySet<string> => {
  const of = (status: string): number => columns.get(status) ?? 0;
  const row = new Set<string>();
  let at = statuses.toSorted((a, b) => of(b) - of(a))[0];
  while (at !== undefined) {
    const here: string = at;
    row.add(here);
    at = ways.find(({ from, to }) => to === here && of(from) === of(here) - 1)?.from;
  }
  return row;
};

const rowsOf = (
  statuses: readonly string[],
  columns: ReadonlyMap<string, number>,
  first: ReadonlySet<string>,
): Map<string, number> => {
  const taken = new Map<number, Set<number>>();
  return new Map(
    statuses.map((status) => {
      if (first.has(status)) return [status, 0];
      const inColumn = taken.get(columns.get(status) ?? 0) ?? new Set<number>();
      taken.set(columns.get(status) ?? 0, inColumn);
      return [status, free(inColumn, 1)];
    }),
  );
};

/** The first number from `least` on that is not taken; takes it. */
const free = (taken: Set<number>, least: number): number => {
  let number = least;
  while (taken.has(number)) number += 1;
  taken.add(number);
  return number;
};
