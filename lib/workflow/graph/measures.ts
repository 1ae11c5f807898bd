import type { Place } from './places.ts';
import type { Route } from './routes.ts';

/** A status as it is drawn: the corner of its box in the units of the drawing. */
export interface Box extends Place {
  readonly x: number;
  readonly y: number;
}

export const BOX = { width: 148, height: 44 } as const;
/** A chip with who takes a line: so wide for each of them. */
export const CHIP = { each: 24, ends: 4, height: 28 } as const;
const LANE = 40;
const PAD = 20;
export const ROW_GAP = 72;
const LEAST_GAP = 64;
/** What of a gap is left free beside a chip: room for turns and for the head of an arrow. */
const AROUND = 42;

export const chipWidth = (roles: number): number => CHIP.ends + CHIP.each * roles;

export interface Measures {
  readonly boxes: ReadonlyMap<string, Box>;
  /** The height of a lane over the rows, and of one under them. */
  readonly over: (lane: number) => number;
  readonly under: (lane: number) => number;
  readonly width: number;
  readonly height: number;
}

/** Places in units of the drawing: gaps are as wide as the chips in them, lanes have room over and under the rows. */
export const measuresOf = (places: readonly Place[], routes: readonly Route[]): Measures => {
  const lefts = leftsOf(places, routes);
  const top = PAD + laneCount(routes, 'over') * LANE;
  const rows = Math.max(0, ...places.filter(({ aside }) => !aside).map(({ row }) => row)) + 1;
  const bottom = top + rows * BOX.height + (rows - 1) * ROW_GAP;
  const below = laneCount(routes, 'under');
  const asideTop = bottom + Math.max(ROW_GAP, below * LANE + LANE);
  const hasAside = places.some(({ aside }) => aside);
  const back = laneCount(routes, 'back');
  const boxes = new Map(
    places.map((place) => [
      place.status,
      {
        ...place,
        x: lefts[place.column] ?? PAD,
        y: place.aside ? asideTop : top + place.row * (BOX.height + ROW_GAP),
      },
    ]),
  );
  return {
    boxes,
    over: (lane) => top - LANE * (lane + 0.5) - 4,
    under: (lane) => bottom + LANE * (lane + 0.75),
    width: Math.max(...[...boxes.values()].map(({ x }) => x)) + BOX.width + PAD,
    height: (hasAside ? asideTop + BOX.height + Math.max(0, back - 1) * LANE : bottom + below * LANE) + PAD,
  };
};

const laneCount = (routes: readonly Route[], course: Route['course']): number =>
  Math.max(0, ...routes.filter((route) => route.course === course).map(({ lane }) => lane + 1));

/** Where each column begins. */
const leftsOf = (places: readonly Place[], routes: readonly Route[]): number[] => {
  const columns = Math.max(0, ...places.map(({ column }) => column)) + 1;
  const lefts = [PAD];
  for (let column = 1; column < columns; column += 1) {
    const chips = routes.filter((route) => chipColumn(route) === column).map(({ edge }) => edge.roles.length);
    const gap = Math.max(LEAST_GAP, ...chips.map((roles) => chipWidth(roles) + AROUND));
    lefts.push((lefts[column - 1] ?? 0) + BOX.width + gap);
  }
  return lefts;
};

/** The column before which the chip of a line stands between boxes. */
const chipColumn = ({ course, from, to }: Route): number | undefined => {
  if (course === 'straight' || course === 'along_source') return from.column + 1;
  return course === 'along_target' ? to.column : undefined;
};
