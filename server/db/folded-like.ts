/** Makes a placeholder of a text. */
type TextParam = (text: string) => string;

/** Capitals and small letters meet by Unicode alone: three times as fast as by the database's own collation. */
const CASELESS = 'collate "pg_c_utf8"';
const E_OR_YO = /[её]/iu;
const PIECES = /\\([\s\S])|([\s\S])/gu;
const MEANS_MORE = /[\\^$.*+?()[\]{}|]/;

/**
 * `sql ilike pattern` in which е and ё meet too, as `isLike` decides it. A pattern with either letter becomes a regular
 * expression of the column itself: of a column the planner keeps a sample and knows how many rows fit, of what is made from
 * one it guesses, and begins the list of a million documents at the wrong end.
 */
export const foldedLike = (sql: string, pattern: string, param: TextParam): string => {
  const column = `(${sql})::text ${CASELESS}`;
  return E_OR_YO.test(pattern)
    ? `${column} ~* ${param(expressionOf(pattern))}`
    : `${column} ilike ${param(pattern)}`;
};

/** Any text at an end need not be looked for. */
const expressionOf = (pattern: string): string =>
  `^${pattern.replace(PIECES, (_, escaped?: string, char?: string) => {
    if (char === '%') return '.*';
    if (char === '_') return '.';
    return literal(escaped ?? char ?? '');
  })}$`
    .replace(/^\^(?:\.\*)+/, '')
    .replace(/(?:\.\*)+\$$/, '');

const literal = (char: string): string => {
  if (E_OR_YO.test(char)) return '[её]';
  return MEANS_MORE.test(char) ? `\\${char}` : char;
};

/** A column as `folded` has a text, for comparisons of whole names. */
export const foldedText = (sql: string): string => `translate(lower((${sql})::text ${CASELESS}), 'ё', 'е')`;
