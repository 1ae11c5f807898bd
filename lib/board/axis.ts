/** Equal units along a track, days or minutes: the first of them and how many there are. */
export interface Axis {
  readonly first: number;
  readonly length: number;
}

/** Where a stretch lies on a track, as CSS. */
export interface Placed {
  readonly left: string;
  readonly width: string;
}

/** Where a unit begins, as a part of the track from 0 to 1; units outside lie at its edges. */
export const partAt = ({ first, length }: Axis, unit: number): number =>
  Math.min(1, Math.max(0, (unit - first) / length));

/** The left edge and the width of the units from one up to another, which is not of them. */
export const placed = (axis: Axis, from: number, to: number): Placed => {
  const left = partAt(axis, from);
  return { left: percent(left), width: percent(partAt(axis, to) - left) };
};

/** The unit at a part of the track; beyond its ends one outside. */
export const unitAt = ({ first, length }: Axis, part: number): number => first + Math.floor(part * length);

/** The unit itself, else the nearest of the axis. */
export const heldWithin = ({ first, length }: Axis, unit: number): number =>
  Math.min(first + length - 1, Math.max(first, unit));

export const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;
