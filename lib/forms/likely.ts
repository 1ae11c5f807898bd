import { editDistance } from '../kernel/edit-distance.ts';

/** The name that was probably meant: the nearest of those there are, if it is near enough. */
export const likelyName = (said: string, names: Iterable<string>): string | undefined => {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(said.length / 3)) + 1;
  for (const name of names) {
    const steps = editDistance(said.toLowerCase(), name);
    if (steps < least) [best, least] = [name, steps];
  }
  return best;
};
