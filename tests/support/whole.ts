import type { Locale } from '../../lib/access/actor.ts';
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

/**
 * The languages a journey of the browser is made in: both in the whole proof, one of them in `npm test`, which depends
 * on its name alone. What differs between the languages is the sentences, and those are held without a browser.
 */
export const languagesOf = (journey: string): readonly Locale[] => {
  const sum = [...journey].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return IS_WHOLE ? ['ru', 'en'] : [sum % 2 === 0 ? 'ru' : 'en'];
};
