import { BOX, type Box, type Measures } from './measures.ts';
import type { Place } from './places.ts';
import { isHighest, isLowest, type Route } from './routes.ts';

/** Where a line leaves its status and comes to the other, level with the drawing. */
interface Ports {
  readonly from: number;
  readonly to: number;
}

interface End {
  readonly route: Route;
  readonly end: keyof Ports;
  readonly box: Box;
  readonly side: 'top' | 'bottom';
  /** The column of the other end. */
  readonly toward: number;
}

/**
 * Places along the upper and lower edges of boxes. Lines to the left stand left of the middle, the inner lanes further
 * left, so that none of a box crosses another; lines to the right are their mirror.
 */
export const portsOf = (
  routes: readonly Route[],
  places: readonly Place[],
  { boxes }: Measures,
): ReadonlyMap<string, Ports> => {
  const ends = routes.flatMap((route) => [
    ...endOf(route, 'from', route.from, route.to, places, boxes),
    ...endOf(route, 'to', route.to, route.from, places, boxes),
  ]);
  const ports = new Map<string, Ports>();
  for (const alike of Map.groupBy(ends, ({ box, side }) => `${box.status} ${side}`).values()) {
    const left = alike.filter(({ box, toward }) => toward < box.column).toSorted(outerLast);
    const right = alike.filter(({ box, toward }) => toward >= box.column).toSorted((a, b) => outerLast(b, a));
    for (const [group, start] of [
      [left, 0],
      [right, BOX.width / 2],
    ] as const)
      for (const [index, { route, end, box }] of group.entries()) {
        const known = ports.get(route.edge.key) ?? { from: 0, to: 0 };
        const x = box.x + start + ((BOX.width / 2) * (index + 1)) / (group.length + 1);
        ports.set(route.edge.key, { ...known, [end]: x });
      }
  }
  return ports;
};

const outerLast = (a: End, b: End): number => a.route.lane - b.route.lane;

const endOf = (
  route: Route,
  end: keyof Ports,
  at: Place,
  other: Place,
  places: readonly Place[],
  boxes: Measures['boxes'],
): End[] => {
  const box = boxes.get(at.status);
  const side = sideOf(route, at, places);
  return box && side ? [{ route, end, box, side, toward: other.column }] : [];
};

const sideOf = ({ course }: Route, at: Place, places: readonly Place[]): End['side'] | undefined => {
  if (course === 'over') return isHighest(at, places) ? 'top' : undefined;
  if (course === 'under') return at.aside ? 'top' : isLowest(at, places) ? 'bottom' : undefined;
  return course === 'back' && !at.aside && isLowest(at, places) ? 'bottom' : undefined;
};
