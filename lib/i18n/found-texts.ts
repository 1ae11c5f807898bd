import { isGroup, type Messages, type Sentence } from './override-messages.ts';
import { type Part, partsOf } from './sentence-parts.ts';

/** A sentence that may be what stands on a page. */
export interface FoundText {
  readonly alias: string;
  /** How many of the letters that are seen are its own, and no value's: 1 is all of them. */
  readonly share: number;
}

interface Known {
  readonly alias: string;
  readonly pattern: RegExp;
  readonly letters: number;
}

/** At most so many sentences are found. */
const MOST = 12;
/** Of a sentence with values as much at least is its own words. */
const LEAST_SHARE = 0.25;

/** Finds which sentences a text on the page may be; the surest first. Read once for many questions. */
export const textFinder = (messages: Messages): ((seen: string) => FoundText[]) => {
  const plain = new Map<string, string[]>();
  const filled: Known[] = [];
  for (const [alias, sentence] of sentencesIn(messages)) {
    const parts = partsOf(sentence);
    if (parts.every(({ kind }) => kind === 'words')) {
      const text = tidied(wordsOf(parts));
      plain.set(text, [...(plain.get(text) ?? []), alias]);
    } else
      filled.push({ alias, pattern: new RegExp(`^${patternOf(parts)}$`, 'su'), letters: lettersIn(parts) });
  }
  return (seen) => {
    const text = tidied(seen);
    if (text === '') return [];
    const exact = (plain.get(text) ?? []).map((alias) => ({ alias, share: 1 }));
    const likely = filled
      .map(({ alias, pattern, letters }) => ({ alias, pattern, share: Math.min(1, letters / text.length) }))
      .filter(({ pattern, share }) => share >= LEAST_SHARE && pattern.test(text))
      .map(({ alias, share }) => ({ alias, share: Math.min(0.99, share) }))
      .toSorted((a, b) => b.share - a.share);
    return [...exact, ...likely].slice(0, MOST);
  };
};

/** Every sentence by its alias: `shell.home`. */
export const sentencesIn = (messages: Messages, before = ''): [alias: string, sentence: Sentence][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    isGroup(value)
      ? sentencesIn(value, `${before}${key}.`)
      : [[`${before}${key}`, value] as [string, Sentence]],
  );

/** As a reader sees it: one space for many, soft and hard ones alike. */
const tidied = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/gu, ' ').trim();

const wordsOf = (parts: readonly Part[]): string =>
  parts.map((part) => (part.kind === 'words' ? part.text : '')).join('');

const patternOf = (parts: readonly Part[]): string => parts.map(patternOfPart).join('');

const patternOfPart = (part: Part): string => {
  if (part.kind === 'words') return escaped(part.text);
  if (part.kind === 'mark') return patternOf(part.parts);
  if (part.kind === 'choice') return `(?:${[...new Set(part.cases.map(patternOf))].join('|')})`;
  return '.{0,400}?';
};

const escaped = (text: string): string =>
  text.replaceAll(/[\s\u00a0\u202f]+/gu, ' ').replaceAll(/[\\^$.*+?()[\]{}|/]/g, (sign) => `\\${sign}`);

/** Letters of its own that a sentence has in any case. */
const lettersIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => {
    if (part.kind === 'words') return sum + part.text.length;
    if (part.kind === 'mark') return sum + lettersIn(part.parts);
    return part.kind === 'choice' ? sum + Math.max(...part.cases.map(lettersIn)) : sum;
  }, 0);
