import type { Words } from './words.ts';

/** What a family says itself; undefined where the general word is said. */
const ownWord = (says: Words, key: string): string | undefined => {
  try {
    return says(key);
  } catch {
    return undefined;
  }
};

/** What a status of a family's document is called: in the family's own word, else in its gender; a draft as its stage. */
export const statusOf = (says: Words, family: string, status: string): string =>
  status === 'draft'
    ? says('documents.stages.draft')
    : (ownWord(says, `documents.statuses.${family}.${status}`) ??
      says(`documents.statuses.${status}`, { gender: says(`shell.genders.${family}`) }));

/** What the button of a step is called for a family: `onward.processed`, `back.draft`, `withdraw`. */
export const verbOf = (says: Words, family: string, step: string): string =>
  ownWord(says, `documents.steps.${family}.${step}.verb`) ?? says(`documents.steps.${step}.verb`);
