import type { LetterList, LetterTexts } from '../../lib/rpc/letters.ts';

export type Letter = LetterList[number];
export type LetterField = 'name' | 'name_eng';

/** The whole words of a letter by part: the client's own, or those that were delivered. */
export type LetterDraft = LetterTexts;

/** The words of a letter as it goes out now. */
export const draftOf = ({ parts }: Letter): LetterDraft =>
  parts.map(({ part, own, delivered }) => ({
    part,
    name: own.name || delivered.name,
    name_eng: own.name_eng || delivered.name_eng,
  }));

/** The same with the words that were delivered; the greeting, which is that of all letters, stays. */
export const deliveredDraftOf = (letter: Letter, draft: LetterDraft): LetterDraft =>
  draft.map((each) => {
    const part = letter.parts.find(({ part: name }) => name === each.part);
    return each.part === 'greeting' || !part ? each : { part: each.part, ...part.delivered };
  });

/** The changed texts alone; words as they were delivered are kept as ''. */
export const changesIn = (letter: Letter, draft: LetterDraft): LetterTexts =>
  draft.flatMap(({ part, name, name_eng }) => {
    const known = letter.parts.find((each) => each.part === part);
    if (!known) return [];
    const { own, delivered } = known;
    const text = {
      part,
      name: ownOf(name, delivered.name),
      name_eng: ownOf(name_eng, delivered.name_eng),
    };
    return own.name === text.name && own.name_eng === text.name_eng ? [] : [text];
  });

const ownOf = (text: string, delivered: string): string =>
  text.trim() === delivered.trim() ? '' : text.trim();

/** A draft with one text of it replaced. */
export const written = (
  draft: LetterDraft,
  part: Letter['parts'][number]['part'],
  field: LetterField,
  text: string,
) => draft.map((each) => (each.part === part ? { ...each, [field]: text } : each));

/** The names of the values that a delivered text fills in: `name` of `{name}`. */
export const valuesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name)),
];
