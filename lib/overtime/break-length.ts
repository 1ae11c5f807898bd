const HOUR = 60;

/** From so many whole hours on, so many minutes of break; the largest that holds (OT-06, AMB-111). */
const BANDS: readonly (readonly [hours: number, minutes: number])[] = [
  [13, 60],
  [10, 45],
  [5, 30],
  [0, 0],
];

/** The break of work that no shift and no preset gives one: whole hours alone count, so 4 h 59 min have none. */
export const breakMinutes = (grossMinutes: number): number =>
  BANDS.find(([hours]) => Math.floor(grossMinutes / HOUR) >= hours)?.[1] ?? 0;
