import type { LetterList, LetterTexts } from '../../lib/rpc/letters.ts';

export type Letter = LetterList[number];
export type LetterField = 'name' | 'name_eng';

/** What somebody writes in place of the delivered words, by part. */
export type LetterDraft = LetterTexts;

/** The words of the client as they are kept. */
export const draftOf = ({ parts }: Letter): LetterDraft => parts.map(({ part, own }) => ({ part, ...own }));

/** Only what is another than it is kept. */
export const changesIn = (letter: Letter, draft: LetterDraft): LetterTexts =>
  draft
    .map(({ part, name, name_eng }) => ({ part, name: name.trim(), name_eng: name_eng.trim() }))
    .filter(({ part, name, name_eng }) => {
      const kept = letter.parts.find((each) => each.part === part)?.own;
      return kept?.name !== name || kept.name_eng !== name_eng;
    });

/** A draft with one text of it written anew. */
export const written = (
  draft: LetterDraft,
  part: Letter['parts'][number]['part'],
  field: LetterField,
  text: string,
) => draft.map((each) => (each.part === part ? { ...each, [field]: text } : each));

/** The values a delivered text fills in: `{name}`. */
export const valuesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => `{${name}}`)),
];
