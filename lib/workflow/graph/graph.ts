import type { Step } from '../step.ts';
import { edgesOf } from './edges.ts';
import { type Line, linesOf } from './lines.ts';
import { type Box, measuresOf } from './measures.ts';
import { placesOf } from './places.ts';
import { routesOf } from './routes.ts';

/** A graph of statuses, drawn from the table of steps: boxes, and lines with a place for who takes them. */
export interface Graph {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

/** Draws the steps of one object; the same steps are drawn the same. Boxes stand in the order of their columns. */
export const graphOf = (steps: readonly Step[]): Graph => {
  const edges = edgesOf(steps);
  if (edges.length === 0) return { width: 0, height: 0, boxes: [], lines: [] };
  const places = placesOf(edges);
  const routes = routesOf(edges, places);
  const measures = measuresOf(places, routes);
  return {
    width: measures.width,
    height: measures.height,
    boxes: [...measures.boxes.values()].toSorted((a, b) => a.column - b.column || a.row - b.row),
    lines: linesOf(routes, places, measures),
  };
};
