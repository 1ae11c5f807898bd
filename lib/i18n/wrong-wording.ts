import type { Sentence } from './override-messages.ts';
import { type Part, partsOf } from './sentence-parts.ts';

/** What a text of a client's own lacks or adds: the code of a rule and the names it speaks of. */
export interface WrongWording {
  readonly code: 'text/missing' | 'text/unknown' | 'text/kind';
  readonly names: string;
}

/**
 * Why a text cannot stand in place of the delivered one: a value or a mark of that is missing, another is named, or a
 * value is told apart in another way. A value may always be printed as it is.
 */
export const wrongWording = (delivered: Sentence, own: Sentence): WrongWording | undefined => {
  const [had, has] = [placeholdersIn(delivered), placeholdersIn(own)];
  const missing = [...had].filter(([name]) => !has.has(name));
  if (missing.length > 0) return { code: 'text/missing', names: said(missing) };
  const unknown = [...has].filter(([name]) => !had.has(name));
  if (unknown.length > 0) return { code: 'text/unknown', names: said(unknown) };
  const other = [...has].filter(([name, { types }]) =>
    types.some((type) => !had.get(name)?.types.includes(type)),
  );
  return other.length > 0 ? { code: 'text/kind', names: said(other) } : undefined;
};

interface Placeholder {
  readonly shown: string;
  /** How it is used beside being printed as it is. */
  readonly types: string[];
}

/** The values and marks of a sentence: `{name}`, `<b>`. */
export const placeholdersIn = (sentence: Sentence): ReadonlyMap<string, Placeholder> => {
  const found = new Map<string, Placeholder>();
  const note = (key: string, shown: string, type?: string): void => {
    const known = found.get(key) ?? { shown, types: [] };
    found.set(key, known);
    if (type !== undefined && type !== 'text' && !known.types.includes(type)) known.types.push(type);
  };
  const walk = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (part.kind === 'value') note(part.name, `{${part.name}}`, part.type);
      if (part.kind === 'choice') {
        note(part.name, `{${part.name}}`, part.type);
        for (const each of part.cases) walk(each);
      }
      if (part.kind === 'mark') {
        note(`<${part.name}>`, `<${part.name}>`);
        walk(part.parts);
      }
    }
  };
  walk(partsOf(sentence));
  return found;
};

const said = (named: readonly (readonly [string, Placeholder])[]): string =>
  named.map(([, { shown }]) => shown).join(', ');
