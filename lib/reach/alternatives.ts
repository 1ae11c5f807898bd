import type { Filter, Scope } from '../filter/filter.ts';

/** One comparison of a rule, or its opposite. */
export type Atom = Exclude<Filter, { and: unknown } | { or: unknown }>;

/** Ways to be among some rows, each of conditions that all hold; a way without conditions is all rows, no way is none. */
export const alternativesOf = (scope: Scope): readonly (readonly Atom[])[] => {
  if (scope === 'none') return [];
  return scope === 'all' ? [[]] : waysOf(scope, false);
};

type Way = readonly Atom[];

/** A negation goes down to the comparisons; in SQL as here what is unknown passes neither way. */
const waysOf = (filter: Filter, denied: boolean): readonly Way[] => {
  if ('not' in filter) return waysOf(filter.not, !denied);
  if ('and' in filter) return denied ? eachOf(filter.and, denied) : allOf(filter.and, denied);
  if ('or' in filter) return denied ? allOf(filter.or, denied) : eachOf(filter.or, denied);
  return [[denied ? { not: filter } : filter]];
};

const eachOf = (parts: readonly Filter[], denied: boolean): readonly Way[] =>
  parts.flatMap((part) => waysOf(part, denied));

const allOf = (parts: readonly Filter[], denied: boolean): readonly Way[] =>
  parts.reduce<readonly Way[]>(
    (ways, part) => {
      const more = waysOf(part, denied);
      return ways.flatMap((way) => more.map((each) => [...way, ...each]));
    },
    [[]],
  );
