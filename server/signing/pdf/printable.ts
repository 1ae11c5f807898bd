import type { Unprinted } from '../../../lib/rpc/signing.ts';
import { isPrinted } from './fonts.ts';

/** Signs that have no look of their own: they steer what stands beside them. */
const STEERING = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/** Signs of typesetters that the faces lack and that look like one they have: spaces of any width, hyphens, dashes. */
const LOOKS_LIKE: readonly (readonly [signs: RegExp, sign: string])[] = [
  [/[\u2007\u202f]/g, '\u00a0'],
  [/[\u2000-\u2006\u2008-\u200a\u205f\u3000\u1680]/g, ' '],
  [/[\u2010\u2011\u2043\ufe63\uff0d]/g, '-'],
  [/[\u2012\u2212]/g, '–'],
  [/\u2015/g, '—'],
];

/** Composed letters, no control characters, and signs of typesetters as those that look like them. */
const plain = (text: string): string[] => [
  ...LOOKS_LIKE.reduce((said, [signs, sign]) => said.replace(signs, sign), text.normalize('NFC')).replace(
    STEERING,
    (char) => (char === '\n' || char === '\t' ? char : ''),
  ),
];

/** Letters and signs that every face has, in one way of writing: nearly all of what a form says. */
const IN_EVERY_FACE = /^[ -~ А-Яа-яЁё«»№–—]*$/;

/**
 * A text as the faces can print it; a sign that no font has becomes its number in brackets, so that what is signed
 * loses nothing silently.
 */
export const printable = (text: string): string =>
  IN_EVERY_FACE.test(text)
    ? text
    : plain(text)
        .map((char) => (isPrinted(char) ? char : numbered(char)))
        .join('');

const numbered = (char: string): string =>
  `[U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Facts with every text in them, however deep, as the faces can print it. */
export const printableAll = <Facts>(facts: Facts): Facts => printed(facts) as Facts;

const printed = (value: unknown): unknown => {
  if (typeof value === 'string') return printable(value);
  if (Array.isArray(value)) return value.map(printed);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, printed(inner)]));
};

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Words on either side of a sign, in characters, by which it is found again. */
const AROUND = 24;
/** Most signs reported at once. */
export const UNPRINTED_TOLD = 50;

/** What no font has in the texts of these facts, in their order: each sign once among the same words. */
export const unprintedIn = (facts: unknown): Unprinted[] => {
  const told = new Map(found(facts).map((each) => [`${each.sign} ${each.around}`, each]));
  return [...told.values()].slice(0, UNPRINTED_TOLD);
};

const found = (value: unknown): Unprinted[] => {
  if (typeof value === 'string') return foundIn(plain(value));
  if (Array.isArray(value)) return value.flatMap(found);
  return isPlain(value) ? Object.values(value).flatMap(found) : [];
};

const foundIn = (text: readonly string[]): Unprinted[] =>
  text.flatMap((sign, at) =>
    isPrinted(sign) || text.indexOf(sign) < at
      ? []
      : [{ sign, printed: numbered(sign), around: around(text, at) }],
  );

const around = (text: readonly string[], at: number): string => {
  const [from, to] = [Math.max(0, at - AROUND), Math.min(text.length, at + AROUND + 1)];
  const words = text.slice(from, to).join('').replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${words}${to < text.length ? '…' : ''}`;
};
