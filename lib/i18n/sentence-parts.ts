import type { Sentence } from './override-messages.ts';

/** A piece of a sentence that was read: words, the number of a plural, a value by its name, or a mark around pieces. */
export type Part =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'number' }
  | { readonly kind: 'value'; readonly name: string; readonly type: ValueType }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly type: ValueType;
      readonly cases: readonly (readonly Part[])[];
    }
  | { readonly kind: 'mark'; readonly name: string; readonly parts: readonly Part[] };

/** How a sentence uses a value; as the reader of sentences numbers them (`icu-minify`). */
const TYPES = ['number sign', 'select', 'plural', 'selectordinal', 'number', 'date', 'time'] as const;
export type ValueType = 'text' | (typeof TYPES)[number];

/** The pieces of a sentence, read or as its file has it where there is nothing in it to be filled in. */
export const partsOf = (sentence: Sentence): readonly Part[] =>
  typeof sentence === 'string' ? [{ kind: 'words', text: sentence }] : sentence.map(partOf);

const partOf = (node: unknown): Part => {
  if (typeof node === 'string') return { kind: 'words', text: node };
  if (!Array.isArray(node)) return { kind: 'number' };
  const [name, type, detail] = node as readonly unknown[];
  if (typeof name !== 'string') return { kind: 'number' };
  if (node.length === 1) return { kind: 'value', name, type: 'text' };
  if (typeof type !== 'number' || type === 0) return { kind: 'mark', name, parts: node.slice(1).map(partOf) };
  const said = TYPES[type] ?? 'text';
  return type <= 3 && isCases(detail)
    ? { kind: 'choice', name, type: said, cases: Object.values(detail).map(caseOf) }
    : { kind: 'value', name, type: said };
};

const isCases = (detail: unknown): detail is Record<string, unknown> =>
  typeof detail === 'object' && detail !== null;

const caseOf = (value: unknown): readonly Part[] => {
  if (value === 0) return [{ kind: 'number' }];
  return partsOf(Array.isArray(value) ? value : String(value));
};
