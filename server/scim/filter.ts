import { ScimError } from './scim-error.ts';

/** `attribute eq value`: what directories ask for. Attributes are in lower case. */
export interface Comparison {
  readonly attribute: string;
  readonly value: string | boolean;
}

const LONGEST = 1_000;
const COMPARISON = /^\s*([a-z][a-z0-9.:_$-]*)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*/i;
const AND = /^and\s+/i;

/** Comparisons that must all hold. Any other grammar is refused as invalidFilter. */
export const parseFilter = (text: string): Comparison[] => {
  if (text.length > LONGEST) throw invalid();
  const comparisons: Comparison[] = [];
  for (let rest = text; ; ) {
    const found = COMPARISON.exec(rest);
    if (!found) throw invalid();
    const [whole, attribute = '', value = ''] = found;
    comparisons.push({ attribute: attribute.toLowerCase(), value: literalOf(value) });
    rest = rest.slice(whole.length);
    if (rest === '') return comparisons;
    const and = AND.exec(rest);
    if (!and) throw invalid();
    rest = rest.slice(and[0].length);
  }
};

const literalOf = (text: string): string | boolean => {
  if (!text.startsWith('"')) return text.toLowerCase() === 'true';
  try {
    return JSON.parse(text) as string;
  } catch {
    throw invalid();
  }
};

const invalid = () =>
  new ScimError(400, 'The filter is not understood: attribute eq value, joined by and.', 'invalidFilter');
