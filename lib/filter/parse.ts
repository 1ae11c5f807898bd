import { ok, type Result, refuse } from '../kernel/result.ts';
import type { Comparison, Filter, Literal } from './filter.ts';
import { type Token, tokensOf } from './tokens.ts';

export const FILTER_LIMITS = { length: 4_000, depth: 32, items: 500, conditions: 250 } as const;

/** `at` is the position in the text where reading stopped. */
export type FilterRefusal = { code: 'too_long' | 'too_deep' | 'too_many' | 'syntax'; at: number };

const COMPARISONS: ReadonlySet<string> = new Set<Comparison>(['=', '<>', '<', '<=', '>', '>=']);
const isComparison = (text: string): text is Comparison => COMPARISONS.has(text);

/**
 * Reads a filter text (specification of the calls, AMB-018):
 * `or`, `and`, `not`, brackets, `= <> != < <= > >=`, `[not] in`, `[not] between`, `[not] like`, `[not] ilike`,
 * `is [not] null`, 'text with '' doubled', numbers, `true`, `false`. Keywords in any case, names in lower case.
 * A blank text is no filter: undefined. Comparing with `null` is refused: SQL would answer "unknown" for every row.
 *
 * Refusals: `too_long` over 4,000 characters, `too_deep` over 32 brackets and nots within each other,
 * `too_many` over 500 values in a list or 250 conditions, `syntax` for the rest.
 */
export const parseFilter = (text: string): Result<Filter | undefined, FilterRefusal> => {
  if (text.length > FILTER_LIMITS.length) return refuse({ code: 'too_long', at: FILTER_LIMITS.length });
  const tokens = tokensOf(text);
  if (!tokens.ok) return refuse({ code: 'syntax', at: tokens.error.at });
  if (tokens.value.length === 1) return ok(undefined);
  return readFilter(tokens.value);
};

type Parsed = Result<Filter, FilterRefusal>;

const readFilter = (tokens: readonly Token[]): Parsed => {
  let position = 0;
  let depth = 0;
  let conditions = 0;

  const peek = (): Token => tokens[position] ?? { kind: 'end', at: 0 };
  const fail = (code: FilterRefusal['code'] = 'syntax') => refuse({ code, at: peek().at });
  const take = (kind: 'keyword' | 'sign', text: string): boolean => {
    const token = peek();
    const taken = token.kind === kind && token.text === text;
    if (taken) position += 1;
    return taken;
  };

  const joined = (keyword: 'and' | 'or', part: () => Parsed): Parsed => {
    const parts: Filter[] = [];
    do {
      const next = part();
      if (!next.ok) return next;
      parts.push(next.value);
    } while (take('keyword', keyword));
    const [only] = parts;
    if (only && parts.length === 1) return ok(only);
    return ok(keyword === 'and' ? { and: parts } : { or: parts });
  };
  const expression = (): Parsed => joined('or', () => joined('and', term));

  const deeper = (inner: () => Parsed): Parsed => {
    if (depth === FILTER_LIMITS.depth) return fail('too_deep');
    depth += 1;
    const result = inner();
    depth -= 1;
    return result;
  };

  const term = (): Parsed => {
    if (take('keyword', 'not')) return negated(deeper(term));
    if (take('sign', '(')) return deeper(bracketed);
    return condition();
  };
  const bracketed = (): Parsed => {
    const inner = expression();
    if (!inner.ok || take('sign', ')')) return inner;
    return fail();
  };

  const condition = (): Parsed => {
    const token = peek();
    if (token.kind !== 'name') return fail();
    if (conditions === FILTER_LIMITS.conditions) return fail('too_many');
    conditions += 1;
    position += 1;
    if (take('keyword', 'is')) return nullTest(token.text);
    return take('keyword', 'not') ? negated(predicate(token.text)) : comparison(token.text);
  };
  const nullTest = (field: string): Parsed => {
    const not = take('keyword', 'not');
    if (!take('keyword', 'null')) return fail();
    return not ? ok({ not: { field, isNull: true } }) : ok({ field, isNull: true });
  };
  const comparison = (field: string): Parsed => {
    const token = peek();
    if (token.kind !== 'sign' || !isComparison(token.text)) return predicate(field);
    position += 1;
    const value = literal();
    return value.ok ? ok({ field, op: token.text, value: value.value }) : value;
  };
  const predicate = (field: string): Parsed => {
    if (take('keyword', 'in')) return list(field);
    if (take('keyword', 'between')) return range(field);
    if (take('keyword', 'like')) return pattern(field, false);
    if (take('keyword', 'ilike')) return pattern(field, true);
    return fail();
  };

  const literal = (): Result<Literal, FilterRefusal> => {
    const token = peek();
    if (token.kind !== 'literal') return fail();
    position += 1;
    return ok(token.value);
  };
  const list = (field: string): Parsed => {
    if (!take('sign', '(')) return fail();
    const values: Literal[] = [];
    do {
      if (values.length === FILTER_LIMITS.items) return fail('too_many');
      const value = literal();
      if (!value.ok) return value;
      values.push(value.value);
    } while (take('sign', ','));
    return take('sign', ')') ? ok({ field, in: values }) : fail();
  };
  const range = (field: string): Parsed => {
    const low = literal();
    if (!low.ok) return low;
    if (!take('keyword', 'and')) return fail();
    const high = literal();
    return high.ok ? ok({ field, between: [low.value, high.value] }) : high;
  };
  const pattern = (field: string, ci: boolean): Parsed => {
    const { at } = peek();
    const value = literal();
    if (!value.ok) return value;
    if (typeof value.value !== 'string' || endsInsideEscape(value.value))
      return refuse({ code: 'syntax', at });
    return ok({ field, like: value.value, ci });
  };

  const result = expression();
  return result.ok && peek().kind !== 'end' ? fail() : result;
};

const negated = (inner: Parsed): Parsed => (inner.ok ? ok({ not: inner.value }) : inner);

/** PostgreSQL fails on a pattern whose last backslash escapes nothing. */
const endsInsideEscape = (pattern: string): boolean => /(?:^|[^\\])(?:\\\\)*\\$/.test(pattern);
