import type { Comparator, Filter, Literal } from './filter.ts';

type Value = Literal | undefined | readonly Value[] | { readonly [name: string]: Value };

/** Text as attributes that are not case-exact are compared (RFC 7643 section 7). */
export const comparedText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a resource, or one value of an attribute, passes a filter. Names of `said` are in lower case. */
export const holds = (filter: Filter, said: Said): boolean => {
  switch (filter.op) {
    case 'and':
      return filter.filters.every((each) => holds(each, said));
    case 'or':
      return filter.filters.some((each) => holds(each, said));
    case 'not':
      return !holds(filter.filter, said);
    case '[]':
      return valuesAt(said, filter.path).some((each) => isRecord(each) && holds(filter.filter, each));
    case 'pr':
      return isPresent(said, filter.path);
    case 'eq':
      return equals(said, filter.path, filter.value);
    case 'ne':
      return !equals(said, filter.path, filter.value);
    default: {
      const compares = COMPARES[filter.op];
      return wholeValuesAt(said, filter.path).some((each) => compares(each, filter.value));
    }
  }
};

type Said = { readonly [name: string]: Value };

const isPresent = (said: Said, path: string): boolean =>
  wholeValuesAt(said, path).some((each) => each !== null && each !== '');

/** Null is absence (RFC 7643 section 2.5). */
const equals = (said: Said, path: string, wanted: Literal): boolean =>
  wanted === null ? !isPresent(said, path) : wholeValuesAt(said, path).some((each) => isEqual(each, wanted));

/** A complex value stands for its `value`, as in `emails co "@example.org"`. */
const wholeValuesAt = (said: Said, path: string): Value[] =>
  valuesAt(said, path).map((each) => (isRecord(each) ? each.value : each));

const valuesAt = (said: Said, path: string): Value[] =>
  path.split('.').reduce<Value[]>(
    (found, name) =>
      found
        .flatMap((each) => (isRecord(each) && Object.hasOwn(each, name) ? [each[name]] : []))
        .flat()
        .filter((each) => each !== undefined),
    [said],
  );

const isRecord = (value: Value): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts =
  (passes: (text: string, wanted: string) => boolean) =>
  (value: Value, wanted: Literal): boolean =>
    typeof value === 'string' &&
    typeof wanted === 'string' &&
    passes(comparedText(value), comparedText(wanted));

/** Entra writes `primary eq "True"` where the RFC has `primary eq true`. */
const isEqual = (value: Value, wanted: Literal): boolean =>
  typeof value === 'boolean' && typeof wanted === 'string'
    ? String(value) === wanted.toLowerCase()
    : value === wanted || texts((text, asked) => text === asked)(value, wanted);

const COMPARES: Readonly<
  Record<Exclude<Comparator, 'eq' | 'ne'>, (value: Value, wanted: Literal) => boolean>
> = {
  co: texts((text, wanted) => text.includes(wanted)),
  sw: texts((text, wanted) => text.startsWith(wanted)),
  ew: texts((text, wanted) => text.endsWith(wanted)),
  gt: texts((text, wanted) => text > wanted),
  ge: texts((text, wanted) => text >= wanted),
  lt: texts((text, wanted) => text < wanted),
  le: texts((text, wanted) => text <= wanted),
};
