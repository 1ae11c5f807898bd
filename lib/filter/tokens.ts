import { ok, type Result, refuse } from '../kernel/result.ts';

export type Token = { readonly at: number } & (
  | { readonly kind: 'name' | 'keyword' | 'sign'; readonly text: string }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'end' }
);

const KEYWORDS: ReadonlySet<string> = new Set([
  'and',
  'or',
  'not',
  'in',
  'between',
  'like',
  'ilike',
  'is',
  'null',
]);
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };

const SPACE = /[ \t\r\n]*/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;
const NAME = /^[a-z_][a-z0-9_]*$/;
const NUMBER = /-?\d+(?:\.\d{1,6})?(?![\w.])/y;
const SIGN = /<=|>=|<>|!=|[=<>(),]/y;
const QUOTED = /'(?:[^'\0]|'')*'(?!')/y;

/** Digits of a number that has decimals: above it a double is no longer exact. */
const MAX_DECIMAL_DIGITS = 15;

/**
 * The words of a filter text, an `end` last. Keywords come in lower case; `!=` comes as `<>`.
 * Refuses with the position of the first character that starts no word.
 */
export const tokensOf = (text: string): Result<Token[], { at: number }> => {
  const tokens: Token[] = [];
  let at = skipSpaces(text, 0);
  while (at < text.length) {
    const word = wordAt(text, at);
    if (!word) return refuse({ at });
    tokens.push(word.token);
    at = skipSpaces(text, at + word.length);
  }
  tokens.push({ kind: 'end', at });
  return ok(tokens);
};

const skipSpaces = (text: string, at: number): number => at + (match(SPACE, text, at)?.length ?? 0);

const match = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

const wordAt = (text: string, at: number): { token: Token; length: number } | undefined => {
  const sign = match(SIGN, text, at);
  if (sign) return { token: { kind: 'sign', text: sign === '!=' ? '<>' : sign, at }, length: sign.length };
  const word = match(WORD, text, at);
  if (word) return named(word, at);
  const number = match(NUMBER, text, at);
  if (number) return numeric(number, at);
  const quoted = match(QUOTED, text, at);
  // A lone surrogate has no UTF-8, so the database could not hold it.
  if (!quoted?.isWellFormed()) return undefined;
  const value = quoted.slice(1, -1).replaceAll("''", "'");
  return { token: { kind: 'literal', value, at }, length: quoted.length };
};

const named = (word: string, at: number): { token: Token; length: number } | undefined => {
  const lower = word.toLowerCase();
  const { length } = word;
  if (KEYWORDS.has(lower)) return { token: { kind: 'keyword', text: lower, at }, length };
  const truth = Object.hasOwn(BOOLEANS, lower) ? BOOLEANS[lower] : undefined;
  if (truth !== undefined) return { token: { kind: 'literal', value: truth, at }, length };
  return NAME.test(word) ? { token: { kind: 'name', text: word, at }, length } : undefined;
};

const numeric = (digits: string, at: number): { token: Token; length: number } | undefined => {
  const value = Number(digits);
  const exact = digits.includes('.')
    ? digits.replace(/[-.]/g, '').length <= MAX_DECIMAL_DIGITS
    : Number.isSafeInteger(value);
  return exact ? { token: { kind: 'literal', value: value || 0, at }, length: digits.length } : undefined;
};
