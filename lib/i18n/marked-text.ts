import type { Sentence } from './override-messages.ts';

/** A sign without width that no sentence has. */
const MARK = '\u2060';

/** A sentence with as many invisible signs at its end as tell its place among others, from 0. */
export const markedWith = (sentence: Sentence, place: number): Sentence => {
  const marks = MARK.repeat(place + 1);
  return typeof sentence === 'string' ? `${sentence}${marks}` : [...sentence, marks];
};

/** The place whose marks the first marked reading has; undefined where none has any, or it has those of several. */
export const placeMarked = (readings: readonly string[]): number | undefined => {
  const reading = readings.find((each) => each.includes(MARK)) ?? '';
  const lengths = new Set([...reading.matchAll(new RegExp(`${MARK}+`, 'gu'))].map(([run]) => run.length));
  const [only] = lengths;
  return lengths.size === 1 && only !== undefined ? only - 1 : undefined;
};
