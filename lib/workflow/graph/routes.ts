import type { Edge } from './edges.ts';
import type { Place } from './places.ts';

/**
 * How a line goes: straight; along the row of its source or of its target, with a turn in the gap between; over or under
 * the rows in a lane; down to a status that stands aside, straight up from it, or back from it to another column.
 */
export type Course = 'straight' | 'along_source' | 'along_target' | 'over' | 'under' | 'down' | 'up' | 'back';

export interface Route {
  readonly edge: Edge;
  readonly from: Place;
  readonly to: Place;
  readonly course: Course;
  /** Of lines in lanes: 0 is nearest to the rows. */
  readonly lane: number;
}

/** The courses of all lines; those in lanes lie side by side where they would meet, short ones nearer to the rows. */
export const routesOf = (edges: readonly Edge[], places: readonly Place[]): Route[] => {
  const byStatus = new Map(places.map((place) => [place.status, place]));
  const routes = edges.flatMap((edge): Omit<Route, 'lane'>[] => {
    const [from, to] = [byStatus.get(edge.from), byStatus.get(edge.to)];
    return from && to ? [{ edge, from, to, course: courseOf(from, to, places) }] : [];
  });
  const lanes = new Map(
    (['over', 'under', 'back'] as const).flatMap((course) => [...lanesOf(routes, course, places)]),
  );
  return routes.map((route) => ({ ...route, lane: lanes.get(route.edge.key) ?? 0 }));
};

const courseOf = (from: Place, to: Place, places: readonly Place[]): Course => {
  const [upper, lower] = from.aside ? [to, from] : [from, to];
  const isUpright = upper.column === lower.column && isLowest(upper, places);
  if (from.aside && to.aside) return 'under';
  if (from.aside) return isUpright ? 'up' : 'back';
  if (to.aside) return isUpright ? 'down' : 'under';
  if (to.column > from.column) {
    const isClear = (row: number): boolean =>
      !places.some(
        (each) => each.row === row && each.column > from.column && each.column < to.column && !each.aside,
      );
    if (from.row === to.row && isClear(from.row)) return 'straight';
    // The first row is left to the longest way where the other is free as well.
    const rows = [from.row, to.row]
      .toSorted((a, b) => b - a)
      .filter((row) => from.row !== to.row && isClear(row));
    if (rows.length > 0) return rows[0] === from.row ? 'along_source' : 'along_target';
  }
  return isHighest(from, places) && isHighest(to, places) ? 'over' : 'under';
};

/** Nothing stands over a status in its column. */
export const isHighest = (place: Place, places: readonly Place[]): boolean =>
  !places.some(({ column, row }) => column === place.column && row < place.row);

/** Nothing but what stands aside is under a status in its column. */
export const isLowest = (place: Place, places: readonly Place[]): boolean =>
  !places.some(({ column, row, aside }) => column === place.column && row > place.row && !aside);

const lanesOf = (
  routes: readonly Omit<Route, 'lane'>[],
  course: Course,
  places: readonly Place[],
): Map<string, number> => {
  const lanes: [number, number][][] = [];
  const spans = routes
    .filter((route) => route.course === course)
    .map(({ edge, from, to }) => ({
      key: edge.key,
      span: spanOf(from, to, course === 'under' && !from.aside && !isLowest(from, places)),
    }))
    .toSorted((a, b) => a.span[1] - a.span[0] - (b.span[1] - b.span[0]));
  return new Map(
    spans.map(({ key, span }) => {
      const at = lanes.findIndex((lane) => lane.every((other) => !meet(other, span)));
      const lane = at === -1 ? lanes.length : at;
      lanes[lane] = [...(lanes[lane] ?? []), span];
      return [key, lane];
    }),
  );
};

/** From column to column; what goes round a status under its own begins in the gap beside it. */
const spanOf = (from: Place, to: Place, isRound: boolean): [number, number] => {
  const begins = from.column + (isRound ? 0.5 : 0);
  return [Math.min(begins, to.column), Math.max(begins, to.column)];
};

/** Spans that only touch go each to its own side of the status they share. */
const meet = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean =>
  (a < d && c < b) || (a === c && b === d);
