import { and, eq, type Filter } from '../filter/filter.ts';
import type { Dictionary } from './dictionary.ts';

/** What the rows of a dictionary have in common; undefined where it has all rows of its object. */
export const onlyFilter = (only: Dictionary['only'] = {}): Filter | undefined => {
  const [first, ...others] = Object.entries(only).map(([field, value]) => eq(field, value));
  return first && (others.length > 0 ? and(first, ...others) : first);
};
