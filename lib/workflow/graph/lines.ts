import type { Edge } from './edges.ts';
import { BOX, type Box, type Measures, ROW_GAP } from './measures.ts';
import type { Place } from './places.ts';
import { portsOf } from './ports.ts';
import { isHighest, isLowest, type Route } from './routes.ts';

export type Point = readonly [x: number, y: number];

/** A line of the graph: its corners from status to status, and the middle of its chip. */
export interface Line extends Edge {
  readonly points: readonly Point[];
  readonly chip: Point;
}

/** How far from a box lines turn beside it. */
const TURN = 14;
/** How far left of a line down the line up goes. */
const UP = 54;

/** The lines of the graph where they go. */
export const linesOf = (
  routes: readonly Route[],
  places: readonly Place[],
  measures: Measures,
): readonly Line[] => {
  const ports = portsOf(routes, places, measures);
  return routes.flatMap((route) => {
    const [from, to] = [measures.boxes.get(route.edge.from), measures.boxes.get(route.edge.to)];
    if (!from || !to) return [];
    const port = ports.get(route.edge.key) ?? { from: 0, to: 0 };
    const points = pointsOf(route, from, to, port, places, measures);
    return [{ ...route.edge, points, chip: chipOf(points, route, from, to) }];
  });
};

const pointsOf = (
  route: Route,
  from: Box,
  to: Box,
  port: { readonly from: number; readonly to: number },
  places: readonly Place[],
  measures: Measures,
): readonly Point[] => {
  const [start, end]: [Point, Point] = [
    [from.x + BOX.width, middle(from)],
    [to.x, middle(to)],
  ];
  switch (route.course) {
    case 'straight':
      return [start, end];
    case 'along_source':
      return [start, [to.x - TURN - 6, middle(from)], [to.x - TURN - 6, middle(to)], end];
    case 'along_target':
      return [start, [start[0] + TURN, middle(from)], [start[0] + TURN, middle(to)], end];
    case 'down':
      return [
        [from.x + BOX.width / 2, from.y + BOX.height],
        [to.x + BOX.width / 2, to.y],
      ];
    case 'up': {
      const x = from.x + BOX.width / 2 - UP;
      return [
        [x, from.y],
        [x, to.y + BOX.height],
      ];
    }
    case 'over': {
      const y = measures.over(route.lane);
      const out: Point[] = isHighest(from, places) ? [[port.from, from.y]] : beside(from, 'right', y);
      const into: Point[] = isHighest(to, places) ? [[port.to, to.y]] : beside(to, 'left', y);
      return joined(out, y, into.toReversed());
    }
    case 'under': {
      const y = measures.under(route.lane);
      const out: Point[] = from.aside
        ? [[port.from, from.y]]
        : isLowest(from, places)
          ? [[port.from, from.y + BOX.height]]
          : beside(from, 'right', y);
      const into: Point[] = to.aside
        ? [[port.to, to.y]]
        : isLowest(to, places)
          ? [[port.to, to.y + BOX.height]]
          : beside(to, 'left', y);
      return joined(out, y, into.toReversed());
    }
    case 'back': {
      const y = middle(from) + route.lane * 10;
      const isLeft = to.column <= from.column;
      const out: Point = [isLeft ? from.x : from.x + BOX.width, y];
      const into: Point[] = isLowest(to, places) ? [[port.to, to.y + BOX.height]] : beside(to, 'left', y);
      return joined([out], y, into.toReversed());
    }
  }
};

/** Out of a box to its side and along it to a lane: what stands over or under it is gone round. */
const beside = (box: Box, side: 'left' | 'right', y: number): Point[] => {
  const edge = side === 'right' ? box.x + BOX.width : box.x;
  const at = side === 'right' ? edge + TURN : edge - TURN - 6;
  return [
    [edge, middle(box)],
    [at, middle(box)],
    [at, y],
  ];
};

const joined = (out: readonly Point[], y: number, into: readonly Point[]): Point[] => {
  const [a, b] = [out.at(-1) ?? [0, y], into[0] ?? [0, y]];
  return [...out, [a[0], y] as const, [b[0], y] as const, ...into].filter(
    (point, index, all) =>
      index === 0 || point[0] !== all[index - 1]?.[0] || point[1] !== all[index - 1]?.[1],
  );
};

const middle = (box: Box): number => box.y + BOX.height / 2;

/** Chips stand on the longest level part of a line; one that goes upright has it over the status that stands aside. */
const chipOf = (points: readonly Point[], { course }: Route, from: Box, to: Box): Point => {
  const [first = [0, 0]] = points;
  if (course === 'down') return [first[0], to.y - ROW_GAP / 2];
  if (course === 'up') return [first[0], from.y - ROW_GAP / 2];
  const parts = points.slice(1).map((end, index) => [points[index] ?? end, end] as const);
  const [[a, b] = [first, first]] = parts.toSorted((one, other) => levelOf(other) - levelOf(one));
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
};

const levelOf = ([a, b]: readonly [Point, Point]): number => Math.abs(a[0] - b[0]);

/** The line as the path of an SVG, its corners rounded. */
export const pathOf = (points: readonly Point[], radius = 12): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.join(' ')}`;
      if (!after) return `L${point.join(' ')}`;
      const r = Math.min(radius, half(before, point), half(point, after));
      return `L${toward(point, before, r).join(' ')}Q${point.join(' ')} ${toward(point, after, r).join(' ')}`;
    })
    .join('');

const half = (a: Point, b: Point): number => (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])) / 2;
const toward = (from: Point, to: Point, by: number): Point => [
  from[0] + Math.sign(to[0] - from[0]) * by,
  from[1] + Math.sign(to[1] - from[1]) * by,
];
