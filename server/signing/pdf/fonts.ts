import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedFont, PDF } from '@libpdf/core';
import type { Face } from '../../../lib/signing/print/block.ts';
import type { Measure } from '../../../lib/signing/print/wrap.ts';

const FILES: Readonly<Record<Face, string>> = {
  serif: '@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf',
  serif_bold: '@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf',
  sans: '@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf',
  sans_bold: '@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf',
};

const PACKAGES = join(process.cwd(), 'node_modules');
const read = new Map<Face, Uint8Array>();

const bytesOf = (face: Face): Uint8Array => {
  const known = read.get(face);
  if (known) return known;
  const bytes = new Uint8Array(readFileSync(join(PACKAGES, FILES[face])));
  read.set(face, bytes);
  return bytes;
};

/** Faces of one document, embedded when they are first used. */
export interface Fonts {
  readonly of: (face: Face) => EmbeddedFont;
  readonly used: () => readonly EmbeddedFont[];
}

export const fontsOf = (pdf: PDF): Fonts => {
  const embedded = new Map<Face, EmbeddedFont>();
  return {
    of: (face) => {
      const font = embedded.get(face) ?? pdf.embedFont(bytesOf(face));
      embedded.set(face, font);
      return font;
    },
    used: () => [...embedded.values()],
  };
};

let measuring: Fonts | undefined;

/** Widths by the fonts' own tables; what is measured uses up no glyph of a document. */
export const measure: Measure = (text, face, size) => {
  measuring ??= fontsOf(PDF.create());
  const font = measuring.of(face);
  let units = 0;
  for (const char of text) units += font.getWidth(char.codePointAt(0) ?? 0);
  return (units * size) / 1_000;
};

const UNPRINTED = /[\p{Cc}\p{Cf}]/gu;

/** Signs of typesetters that the faces lack and that look like one they have: spaces of any width, hyphens, dashes. */
const LOOKS_LIKE: readonly (readonly [signs: RegExp, sign: string])[] = [
  [/[\u2007\u202f]/g, '\u00a0'],
  [/[\u2000-\u2006\u2008-\u200a\u205f\u3000\u1680]/g, ' '],
  [/[\u2010\u2011\u2043\ufe63\uff0d]/g, '-'],
  [/[\u2012\u2212]/g, '–'],
  [/\u2015/g, '—'],
];

/**
 * A text as the faces can print it: composed letters, no control characters, and for a sign the fonts lack its
 * number in brackets: what is signed loses nothing silently.
 */
export const printable = (text: string): string => {
  measuring ??= fontsOf(PDF.create());
  const font = measuring.of('serif');
  const plain = LOOKS_LIKE.reduce(
    (said, [signs, sign]) => said.replace(signs, sign),
    text.normalize('NFC'),
  ).replace(UNPRINTED, (char) => (char === '\n' || char === '\t' ? char : ''));
  return [...plain].map((char) => (known(font, char) ? char : `[U+${hex(char)}]`)).join('');
};

const known = (font: EmbeddedFont, char: string): boolean =>
  char === '\n' || char === '\t' || font.canEncode(char);

const hex = (char: string): string => (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
