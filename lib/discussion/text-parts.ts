/** A stretch of a message: words, an address to go to, or the name of a mentioned person. */
export interface TextPart {
  readonly kind: 'words' | 'link' | 'mention';
  readonly text: string;
}

const ADDRESS = /https?:\/\/[^\s<>"«»]+/gi;
/** What ends a sentence belongs to the sentence, not to the address before it. */
const AFTER_ADDRESS = /[.,;:!?)\]'…]+$/;

/**
 * A message in its parts, which together are the text as it was typed. Only addresses of the web lead anywhere; `names` are
 * those of the people it mentions.
 */
export const textParts = (text: string, names: readonly string[]): TextPart[] => {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(AFTER_ADDRESS, '');
    parts.push(...named(text.slice(at, index), names), { kind: 'link', text: address });
    at = index + address.length;
  }
  return [...parts, ...named(text.slice(at), names)];
};

/** The longest name first, so that one is not taken for the beginning of another. */
const named = (words: string, names: readonly string[]): TextPart[] => {
  if (words === '') return [];
  const marks = names.map((name) => `@${name}`).toSorted((a, b) => b.length - a.length);
  const [first] = marks
    .map((mark) => ({ mark, at: words.indexOf(mark) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  if (!first) return [{ kind: 'words', text: words }];
  const { mark, at } = first;
  return [
    ...(at > 0 ? [{ kind: 'words' as const, text: words.slice(0, at) }] : []),
    { kind: 'mention', text: mark },
    ...named(words.slice(at + mark.length), names),
  ];
};
