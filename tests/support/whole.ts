import { randomFrom, shuffled } from '../faults/random.ts';

/** Whether this is the whole proof (`npm run test:all`): samples are taken whole, and properties run with free seeds. */
export const IS_WHOLE = process.env.TEST_WHOLE === '1';

/** The seed of everything that is chosen by chance in `npm test`. */
export const SEED = 20_261_121;

/** So many times in the whole proof, a third of them in `npm test`. */
export const triesOf = (whole: number): number => (IS_WHOLE ? whole : Math.ceil(whole / 3));

/** So many of a long list, in its order: the same ones on every run, and all of them in the whole proof. */
export const sampleOf = <T>(all: readonly T[], size: number): readonly T[] => {
  if (IS_WHOLE || size >= all.length) return all;
  const chosen = new Set(shuffled(randomFrom(SEED), [...all.keys()]).slice(0, size));
  return all.filter((_, index) => chosen.has(index));
};
