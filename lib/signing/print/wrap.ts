import type { Face } from '../../print/block.ts';

/** The width of a text in points. */
export type Measure = (text: string, face: Face, size: number) => number;

/**
 * Breaks a text into lines that fit. It breaks at spaces, not at non-breaking ones; what has none, as a hash or a long
 * name, breaks between characters. A line break in the text begins a new line.
 */
export const wrap = (
  text: string,
  width: number,
  { face, size }: { readonly face: Face; readonly size: number },
  measure: Measure,
): string[] => {
  const fits = (line: string): boolean => measure(line, face, size) <= width;
  return text.split(/\r\n|[\r\n]/).flatMap((part) => wrapLine(part.split(/[ \t]+/).filter(Boolean), fits));
};

const wrapLine = (words: readonly string[], fits: (line: string) => boolean): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = piecesOf(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
};

/** A word that is longer than a line, in pieces that are not. */
const piecesOf = (word: string, fits: (line: string) => boolean): string[] => {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const char of word) {
    if (piece !== '' && !fits(piece + char)) {
      pieces.push(piece);
      piece = '';
    }
    piece += char;
  }
  return [...pieces, piece];
};
