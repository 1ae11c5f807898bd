import type { Filter } from './filter.ts';

/** The fields a filter names, each once, in the order they first appear. */
export const fieldsOf = (filter: Filter): string[] => [...new Set(named(filter))];

const named = (filter: Filter): string[] => {
  if ('and' in filter) return filter.and.flatMap(named);
  if ('or' in filter) return filter.or.flatMap(named);
  if ('not' in filter) return named(filter.not);
  return [filter.field];
};
