import { ScimError } from './scim-error.ts';

export type Literal = string | number | boolean | null;

const COMPARATORS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparator = (typeof COMPARATORS)[number];

/** A filter as RFC 7644 section 3.4.2.2 has it. Names of attributes are in lower case, without the URN of the core schema. */
export type Filter =
  | { readonly op: 'and' | 'or'; readonly filters: readonly Filter[] }
  | { readonly op: 'not'; readonly filter: Filter }
  | { readonly op: 'pr'; readonly path: string }
  | { readonly op: Comparator; readonly path: string; readonly value: Literal }
  /** One value of a multi-valued attribute passes the filter inside. */
  | { readonly op: '[]'; readonly path: string; readonly filter: Filter };

/** The target of one operation of a PATCH: `emails[type eq "work"].value` (RFC 7644 section 3.5.2). */
export interface Path {
  readonly name: string;
  readonly filter?: Filter;
  readonly sub?: string;
}

const LONGEST = 1_000;

/** Reads a filter: `and` binds closer than `or`, brackets closer than both. Refuses invalidFilter with the place. */
export const parseFilter = (text: string): Filter => {
  const tokens = tokensOf(text, 'invalidFilter');
  const filter = alternatives(tokens);
  tokens.end();
  return filter;
};

/** Reads the path of a PATCH operation. Refuses invalidPath with the place. */
export const parsePath = (text: string): Path => {
  const tokens = tokensOf(text, 'invalidPath');
  const [name = '', sub] = attributeOf(tokens).split('.', 2);
  if (sub !== undefined || !tokens.take('[')) {
    tokens.end();
    return sub === undefined ? { name } : { name, sub };
  }
  const filter = alternatives(tokens);
  tokens.need(']');
  const after = tokens.takeMatch(SUB_ATTRIBUTE);
  tokens.end();
  return after === undefined ? { name, filter } : { name, filter, sub: after.slice(1).toLowerCase() };
};

/** The attributes a filter asks about; those inside brackets by their whole path. */
export const attributesIn = (filter: Filter, within = ''): string[] => {
  if ('filters' in filter) return filter.filters.flatMap((each) => attributesIn(each, within));
  if (filter.op === 'not') return attributesIn(filter.filter, within);
  if (filter.op === '[]') return attributesIn(filter.filter, `${within}${filter.path}.`);
  return [within + filter.path];
};

const alternatives = (tokens: Tokens): Filter => joined(tokens, 'or', conjunction);
const conjunction = (tokens: Tokens): Filter => joined(tokens, 'and', condition);

const joined = (tokens: Tokens, op: 'and' | 'or', part: (tokens: Tokens) => Filter): Filter => {
  const first = part(tokens);
  const filters = [first];
  while (tokens.take(op)) filters.push(part(tokens));
  return filters.length === 1 ? first : { op, filters };
};

const condition = (tokens: Tokens): Filter => {
  if (tokens.take('(')) return closed(tokens);
  if (tokens.take('not')) {
    tokens.need('(');
    return { op: 'not', filter: closed(tokens) };
  }
  const path = attributeOf(tokens);
  return tokens.take('[') ? valuePath(tokens, path) : expression(tokens, path);
};

const closed = (tokens: Tokens): Filter => {
  const filter = alternatives(tokens);
  tokens.need(')');
  return filter;
};

/** Directories write `emails[type eq "work"].value eq "…"`: the value that passes the brackets passes the rest as well. */
const valuePath = (tokens: Tokens, path: string): Filter => {
  const filter = alternatives(tokens);
  tokens.need(']');
  const sub = tokens.takeMatch(SUB_ATTRIBUTE);
  if (sub === undefined) return { op: '[]', path, filter };
  const rest = expression(tokens, sub.slice(1).toLowerCase());
  return { op: '[]', path, filter: { op: 'and', filters: [filter, rest] } };
};

const expression = (tokens: Tokens, path: string): Filter => {
  if (tokens.take('pr')) return { op: 'pr', path };
  const op = COMPARATORS.find((each) => tokens.take(each));
  if (!op) throw tokens.wrong();
  return { op, path, value: literalOf(tokens) };
};

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(user|group):/;
const ATTRIBUTE = /^[a-z$][\w$-]*(\.[a-z$][\w$-]*)?$|^urn:[\w$.:-]+$/;
const SUB_ATTRIBUTE = /^\.[a-z$][\w$-]*$/i;

const attributeOf = (tokens: Tokens): string => {
  const word = tokens.takeMatch(/^[a-z$]/i);
  const name = word?.toLowerCase().replace(CORE, '') ?? '';
  if (!ATTRIBUTE.test(name)) throw tokens.wrong(word);
  return name;
};

const literalOf = (tokens: Tokens): Literal => {
  const text = tokens.takeMatch(/^("|-?\d|(true|false|null)$)/i);
  try {
    return JSON.parse(text?.startsWith('"') ? text : (text?.toLowerCase() ?? '')) as Literal;
  } catch {
    throw tokens.wrong(text);
  }
};

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[()[\]]|\.?[a-z$][\w$.:-]*|-?\d[\w.+-]*)/iy;

interface Tokens {
  /** Takes the next token if it is this one, in any case. */
  readonly take: (token: string) => boolean;
  readonly takeMatch: (pattern: RegExp) => string | undefined;
  /** The two that refuse: another token than this one, and any token at all. */
  readonly need: (token: string) => void;
  readonly end: () => void;
  /** The refusal at the next token, or at one just taken. */
  readonly wrong: (token?: string) => ScimError;
}

const tokensOf = (text: string, scimType: 'invalidFilter' | 'invalidPath'): Tokens => {
  const refuse = (place: string): ScimError => {
    const where = place === '' ? 'its end' : JSON.stringify(place.slice(0, 60));
    const what = scimType === 'invalidFilter' ? 'filter' : 'path';
    return new ScimError(400, `The ${what} is not understood at ${where}.`, scimType);
  };
  if (text.length > LONGEST) throw refuse(text);
  let rest = text;
  const next = (): string | undefined => {
    TOKEN.lastIndex = 0;
    return TOKEN.exec(rest)?.[1];
  };
  const takeMatch = (pattern: RegExp): string | undefined => {
    const token = next();
    if (token === undefined || !pattern.test(token)) return undefined;
    rest = rest.slice(TOKEN.lastIndex);
    return token;
  };
  const take = (token: string): boolean => {
    if (next()?.toLowerCase() !== token) return false;
    rest = rest.slice(TOKEN.lastIndex);
    return true;
  };
  const wrong = (token?: string): ScimError => refuse(token ?? rest.trim());
  const need = (token: string): void => {
    if (!take(token)) throw wrong();
  };
  const end = (): void => {
    if (rest.trim() !== '') throw wrong();
  };
  return { take, takeMatch, need, end, wrong };
};
