import type { Filter, Literal } from './filter.ts';

/**
 * A filter as text, the same text for the same filter: what a screen sends and an address keeps.
 * `parseFilter` reads back exactly the filter that was printed, if it is one that a text can say:
 * connectives of two parts and more, no comparison with null. An `and` of nothing at the top prints as ''
 * (no filter); an empty part elsewhere prints as `()`, which is refused when read, so it never widens a list. Throws for
 * rows of another table, which no text names.
 */
export const printFilter = (filter: Filter): string => {
  if ('and' in filter) return filter.and.map(printAndPart).join(' and ');
  if ('or' in filter) return filter.or.length === 0 ? '()' : filter.or.map(printOrPart).join(' or ');
  if ('not' in filter) return printNot(filter.not);
  return printCondition(filter, '');
};

const printAndPart = (part: Filter): string =>
  'and' in part || 'or' in part ? `(${printFilter(part)})` : printFilter(part);

const printOrPart = (part: Filter): string =>
  'or' in part ? `(${printFilter(part)})` : printFilter(part) || '()';

const printNot = (inner: Filter): string => {
  if ('and' in inner || 'or' in inner) return `not (${printFilter(inner)})`;
  if ('not' in inner || 'op' in inner) return `not ${printFilter(inner)}`;
  return printCondition(inner, 'not ');
};

type Condition = Extract<Filter, { field: string }>;

const printCondition = (condition: Condition, not: '' | 'not '): string => {
  const { field } = condition;
  if ('op' in condition) return `${field} ${condition.op} ${printLiteral(condition.value)}`;
  if ('in' in condition) return `${field} ${not}in (${condition.in.map(printLiteral).join(', ')})`;
  if ('between' in condition)
    return `${field} ${not}between ${condition.between.map(printLiteral).join(' and ')}`;
  if ('like' in condition)
    return `${field} ${not}${condition.ci ? 'ilike' : 'like'} ${printLiteral(condition.like)}`;
  if ('within' in condition) throw new Error('a text of a filter names no other table');
  return `${field} is ${not}null`;
};

const printLiteral = (value: Literal): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
