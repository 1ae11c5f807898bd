import { withoutYo } from '../kernel/folded.ts';

/** One piece of a SQL pattern: a character that must stand there, one of any kind, or any text. */
type Piece = { readonly char: string } | 'one' | 'many';

/**
 * SQL LIKE: `%` is any text, `_` one character, a backslash takes the next character as it is. The whole text must fit;
 * where case does not count, е and ё are one letter too. Linear in practice: only the last `%` is ever reconsidered.
 */
export const isLike = (text: string, pattern: string, ignoreCase: boolean): boolean => {
  const fold = (value: string): string => (ignoreCase ? withoutYo(value.toLowerCase()) : value);
  const chars = Array.from(fold(text));
  const pieces = piecesOf(fold(pattern));
  let [char, piece] = [0, 0];
  let [retryChar, retryPiece] = [0, -1];
  while (char < chars.length) {
    const expected = pieces[piece];
    if (expected === 'many') {
      [retryChar, retryPiece] = [char, piece];
      piece += 1;
    } else if (expected === 'one' || (expected && expected.char === chars[char])) {
      char += 1;
      piece += 1;
    } else if (retryPiece >= 0) {
      retryChar += 1;
      [char, piece] = [retryChar, retryPiece + 1];
    } else return false;
  }
  return pieces.slice(piece).every((rest) => rest === 'many');
};

const piecesOf = (pattern: string): Piece[] => {
  const chars = Array.from(pattern);
  const pieces: Piece[] = [];
  for (let index = 0; index < chars.length; index += 1) {
    const char = chars[index] ?? '';
    if (char === '%') pieces.push('many');
    else if (char === '_') pieces.push('one');
    else if (char === '\\' && index + 1 < chars.length) {
      index += 1;
      pieces.push({ char: chars[index] ?? '' });
    } else pieces.push({ char });
  }
  return pieces;
};
