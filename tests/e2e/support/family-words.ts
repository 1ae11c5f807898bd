import type { Words } from './words.ts';

/** The first of some sentences that there is; a test that names none of them fails on the last. */
const firstSaid = (says: Words, keys: readonly (readonly [string, Record<string, string>?])[]): string => {
  for (const [key, values] of keys.slice(0, -1))
    try {
      return says(key, values);
    } catch {
      // The family has no word of its own.
    }
  const [key = '', values] = keys.at(-1) ?? [];
  return says(key, values);
};

/** What a status of a family's document is called beside it: in the family's own word, else in its gender, else as in the dictionary. */
export const statusOf = (says: Words, family: string, status: string): string =>
  status === 'draft'
    ? says('documents.stages.draft')
    : firstSaid(says, [
        [`documents.statuses.${family}.${status}`],
        [`documents.statuses.${status}`, { gender: says(`shell.genders.${family}`) }],
      ]);

/** What the button of a step is called for a family: `onward.processed`, `back.draft`, `withdraw`. */
export const verbOf = (says: Words, family: string, step: string): string =>
  firstSaid(says, [[`documents.steps.${family}.${step}.verb`], [`documents.steps.${step}.verb`]]);
