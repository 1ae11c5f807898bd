/** A name that is being typed after an `@`. */
export interface TypedMention {
  /** Where its `@` stands. */
  readonly from: number;
  readonly name: string;
}

/** A longer one is no name any more. */
const NAME_LENGTH = 60;
const BEFORE = /[\s(«"]/;

/**
 * The name that stands before the caret, from the nearest `@` that begins a word; undefined where none is being typed. One
 * of `named` that stands there whole is done.
 */
export const typedMention = (
  text: string,
  caret: number,
  named: readonly string[],
): TypedMention | undefined => {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0 || (from > 0 && !BEFORE.test(text[from - 1] ?? ''))) return undefined;
  const name = text.slice(from + 1, caret);
  if (name.length > NAME_LENGTH || name.includes('\n') || /^\s/.test(name)) return undefined;
  return named.some((each) => text.startsWith(each, from + 1)) ? undefined : { from, name };
};

/** The text with the whole name in place of the typed one, and where the caret goes. */
export const withMention = (
  text: string,
  { from, name: typed }: TypedMention,
  name: string,
): { readonly text: string; readonly caret: number } => {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + 1 + typed.length).replace(/^ /, ''), caret: before.length };
};

/** Whether a text mentions a name by an `@`. */
export const isNamed = (text: string, name: string): boolean => text.includes(`@${name}`);
