import { isMeant } from '../i18n/typed-layout.ts';

/** What can be begun, and what people call it. */
export interface LookedFor {
  /** Its name and the words its messages add. */
  readonly words: readonly string[];
  /** Names of its types: they count where no name or word does. */
  readonly types: readonly string[];
}

/** Words of a message that lists them by commas. */
export const listedWords = (list: string): readonly string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** What a person may mean by what they typed: by a name or a word of it, in either layout; where none is, by one of its types. */
export const meantBy = <Each extends LookedFor>(typed: string, all: readonly Each[]): readonly Each[] => {
  const named = all.filter(({ words }) => isMeant(typed, words));
  return named.length > 0 ? named : all.filter(({ types }) => isMeant(typed, types));
};
