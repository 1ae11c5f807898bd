/** What stands between `{{` and `}}`: a value, the begin of a list or of a condition, its opposite, or their end. */
export interface Tag {
  readonly kind: 'value' | 'each' | 'unless' | 'end';
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

const KINDS: Readonly<Record<string, Tag['kind']>> = { '#': 'each', '^': 'unless', '/': 'end' };
const TAG = /\{\{([#^/]?)([^{}]*)\}\}/g;

export interface TagsIn {
  readonly tags: readonly Tag[];
  /** Where braces stand that belong to no tag. */
  readonly stray: readonly number[];
}

/** The tags of a text, whatever runs it is put together from. */
export const tagsIn = (text: string): TagsIn => {
  const tags = [...text.matchAll(TAG)].map((found): Tag => {
    const [whole, sign = '', path = ''] = found;
    return {
      kind: KINDS[sign] ?? 'value',
      path: path.trim(),
      start: found.index,
      end: found.index + whole.length,
    };
  });
  const blank = tags.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  return { tags, stray: [...blank.matchAll(/\{\{|\}\}/g)].map(({ index }) => index) };
};
