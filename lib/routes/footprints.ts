/** A visited screen: its route, and its address with the query it was left with. */
export interface Footprint {
  readonly name: string;
  readonly href: string;
}

/** So many screens are remembered. */
const MOST = 20;

/**
 * Adds a screen to the way: another document or another query of one screen replaces it, and going back to the screen
 * before takes the last one away.
 */
export const stepped = (way: readonly Footprint[], here: Footprint): readonly Footprint[] => {
  if (way.at(-1)?.name === here.name) return [...way.slice(0, -1), here];
  if (way.at(-2)?.name === here.name) return [...way.slice(0, -2), here];
  return [...way, here].slice(-MOST);
};

/** The address of the screen before; undefined where the portal was entered here. */
export const cameFrom = (way: readonly Footprint[]): string | undefined => way.at(-2)?.href;
