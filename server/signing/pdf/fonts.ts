import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedFont, PDF } from '@libpdf/core';
import type { Face } from '../../../lib/print/block.ts';
import type { Measure } from '../../../lib/signing/print/wrap.ts';

/** A font file: the faces of a paper, and what draws the signs that they lack. */
type Font = Face | 'signs' | 'signs_bold';

const FILES: Readonly<Record<Font, string>> = {
  serif: '@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf',
  serif_bold: '@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf',
  sans: '@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf',
  sans_bold: '@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf',
  signs: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  signs_bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
};

const SIGNS: Readonly<Record<Face, Font>> = {
  serif: 'signs',
  serif_bold: 'signs_bold',
  sans: 'signs',
  sans_bold: 'signs_bold',
};
const FACES: readonly Face[] = ['serif', 'serif_bold', 'sans', 'sans_bold'];

/**
 * What is borrowed from the font of signs: signs of the basic plane, and letters that stand side by side from left to
 * right. Letters of other scripts need joining or another order, and pictures of people need colours.
 */
const BORROWED =
  /^(?=[\0-\uffff]$)[\p{Script=Common}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]$/u;

const PACKAGES = join(process.cwd(), 'node_modules');
const read = new Map<Font, Uint8Array>();

const bytesOf = (name: Font): Uint8Array => {
  const known = read.get(name);
  if (known) return known;
  const bytes = new Uint8Array(readFileSync(join(PACKAGES, FILES[name])));
  read.set(name, bytes);
  return bytes;
};

/** A piece of a text that one font draws. */
export interface Run {
  readonly font: EmbeddedFont;
  readonly text: string;
}

/** Fonts of one document, embedded when they are first used. */
export interface Fonts {
  /** A text in one face, in the order of its signs. Throws for a text that `printable` did not make. */
  readonly runs: (text: string, face: Face) => readonly Run[];
  readonly used: () => readonly EmbeddedFont[];
}

export const fontsOf = (pdf: PDF): Fonts => {
  const embedded = new Map<Font, EmbeddedFont>();
  const of = (name: Font): EmbeddedFont => {
    const font = embedded.get(name) ?? pdf.embedFont(bytesOf(name));
    embedded.set(name, font);
    return font;
  };
  return {
    runs: (text, face) => {
      const runs: { name: Font; text: string }[] = [];
      for (const char of text) {
        const { name } = glyphOf(char, face);
        const last = runs.at(-1);
        // An empty box in place of a sign would be signed as such.
        if (name === undefined) throw new Error('a text went to paper that its face cannot print');
        if (last?.name === name) last.text += char;
        else runs.push({ name, text: char });
      }
      return runs.map((run) => ({ font: of(run.name), text: run.text }));
    },
    used: () => [...embedded.values()],
  };
};

interface Glyph {
  /** Undefined when no font has it. */
  readonly name: Font | undefined;
  /** In thousandths of the size. */
  readonly width: number;
}

/** Fonts that only measure: what is measured uses up no glyph of a document. */
const measuring = new Map<Font, EmbeddedFont>();
const glyphs = new Map<Face, Map<string, Glyph>>();

const measuringFont = (name: Font): EmbeddedFont => {
  const font = measuring.get(name) ?? PDF.create().embedFont(bytesOf(name));
  measuring.set(name, font);
  return font;
};

const glyphOf = (char: string, face: Face): Glyph => {
  const known = glyphs.get(face) ?? new Map<string, Glyph>();
  glyphs.set(face, known);
  const glyph = known.get(char) ?? findGlyph(char, face);
  known.set(char, glyph);
  return glyph;
};

const findGlyph = (char: string, face: Face): Glyph => {
  const from = (name: Font): Glyph => ({
    name,
    width: measuringFont(name).getWidth(char.codePointAt(0) ?? 0),
  });
  if (measuringFont(face).canEncode(char)) return from(face);
  const signs = SIGNS[face];
  return BORROWED.test(char) && measuringFont(signs).canEncode(char)
    ? from(signs)
    : { name: undefined, width: 0 };
};

/** Widths by the fonts' own tables. */
export const measure: Measure = (text, face, size) => {
  let units = 0;
  for (const char of text) units += glyphOf(char, face).width;
  return (units * size) / 1_000;
};

/** Whether a sign can stand on paper in every face. */
export const isPrinted = (char: string): boolean =>
  char === '\n' || char === '\t' || FACES.every((face) => glyphOf(char, face).name !== undefined);
