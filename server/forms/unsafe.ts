import { type CallError, refusal } from '../call/call-error.ts';

/** What a part, a relation or an element is that is not taken, in words of its sentence, by how it is called. */
const WORDS: readonly (readonly [what: string, name: RegExp])[] = [
  ['macro', /vba|vbProcedure|xlm|macro|customUI|extensibility/i],
  ['embedded', /embed|ole|activeX|ctrlProp|\bcontrol\b|package$|aFChunk|altChunk|\bobject\b/i],
  [
    'external',
    /external|queryTable|connections|attachedTemplate|subDoc|\/frame$|webextension|mailMerge|dataSource/i,
  ],
];

/** What is refused, in a word of its sentence: `other` where no better one is known. */
export const wordOf = (called: string, other: string): string =>
  WORDS.find(([, name]) => name.test(called))?.[0] ?? other;

export const unsafe = (what: string, place: string): CallError =>
  refusal('form_unsafe', { what, place: place.slice(0, 120) });
