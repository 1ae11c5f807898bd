import { withoutYo } from '../kernel/folded.ts';
import type { Comparison, Filter, Literal, Within } from './filter.ts';

/** What SQL knows about a condition; null is "unknown". */
type Truth = boolean | null;

/**
 * Whether a row passes a filter, as PostgreSQL would decide it: a comparison with an absent value is unknown, and a row
 * passes only when the whole is true. Values of the filter take the type the row's value has (`'42'` meets 42, `'1'`
 * meets true); one that cannot is unknown. Text compares by code point (collation "C"), so days and codes are in order.
 * A field the row does not carry counts as null. `isWithin` answers for rows of another table; without it there are
 * none.
 */
export const matches = (
  filter: Filter,
  row: Readonly<Record<string, Literal>>,
  isWithin: (rows: Within) => boolean = () => false,
): boolean => truthOf(filter, row, isWithin) === true;

const truthOf = (
  filter: Filter,
  row: Readonly<Record<string, Literal>>,
  isWithin: (rows: Within) => boolean,
): Truth => {
  const truth = (part: Filter): Truth => truthOf(part, row, isWithin);
  if ('and' in filter) return all(filter.and.map(truth));
  if ('or' in filter) return any(filter.or.map(truth));
  if ('not' in filter) return not(truth(filter.not));
  if ('within' in filter) return isWithin(filter.within);
  const value = (Object.hasOwn(row, filter.field) ? row[filter.field] : null) ?? null;
  if ('isNull' in filter) return value === null;
  if ('in' in filter) return any(filter.in.map((item) => compare(value, '=', item)));
  if ('between' in filter)
    return all([compare(value, '>=', filter.between[0]), compare(value, '<=', filter.between[1])]);
  if ('like' in filter) return value === null ? null : isLike(String(value), filter.like, filter.ci);
  return compare(value, filter.op, filter.value);
};

const not = (truth: Truth): Truth => (truth === null ? null : !truth);
const all = (parts: readonly Truth[]): Truth =>
  parts.includes(false) ? false : parts.includes(null) ? null : true;
const any = (parts: readonly Truth[]): Truth =>
  parts.includes(true) ? true : parts.includes(null) ? null : false;

const compare = (value: Literal, op: Comparison, literal: Literal): Truth => {
  const other = sameType(value, literal);
  if (value === null || other === null) return null;
  const order = orderOf(value, other);
  switch (op) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
};

/** The literal as the type of the row's value; null when it is none. */
const sameType = (value: Literal, literal: Literal): Literal => {
  if (literal === null || typeof value === typeof literal) return literal;
  if (typeof value === 'string')
    return typeof literal === 'boolean' ? (literal ? '1' : '0') : String(literal);
  const text = typeof literal === 'boolean' ? '' : String(literal);
  if (typeof value === 'number')
    return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
  if (typeof value === 'boolean') return text === '1' ? true : text === '0' ? false : null;
  return literal;
};

const orderOf = (a: string | number | boolean, b: string | number | boolean): number => {
  if (typeof a === 'string' && typeof b === 'string') return orderOfTexts(a, b);
  return a < b ? -1 : a > b ? 1 : 0;
};

const orderOfTexts = (a: string, b: string): number => {
  for (let index = 0; index < a.length && index < b.length; index += 1) {
    const [left, right] = [a.codePointAt(index) ?? 0, b.codePointAt(index) ?? 0];
    if (left !== right) return left - right;
  }
  return a.length - b.length;
};

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
